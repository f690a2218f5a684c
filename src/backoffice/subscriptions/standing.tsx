import { OrderStatus } from '#modules/orders/web/index.ts';
import type { TeamSubscriptionRowShape } from '#modules/subscriptions/admin-contracts.ts';
import { Status } from '#ui/status.tsx';
import { t } from './subscriptions-words.ts';

/** Status of a subscription; with the reason when the shop suspended it. */
export function Standing({
  status,
  heldFor,
}: Pick<TeamSubscriptionRowShape, 'status' | 'heldFor'>) {
  if (heldFor) return <Status tone="error">{t(`heldFor.${heldFor}`)}</Status>;
  return <OrderStatus status={status} />;
}
