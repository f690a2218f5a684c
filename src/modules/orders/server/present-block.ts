import { t } from '#i18n/catalogue.server.ts';
import { toCivilDate } from '#kit/dates.ts';
import type { OrderShape } from '../contracts.ts';
import { type Attention, blockOf, holdsBack } from '../rules/index.ts';
import type { Order } from './order.ts';

/**
 * Why a placed order does not progress, in words shared by customer pages, mails, office and API. Without `today`, a
 * late dispatch is not recognised.
 */
export function presentBlock(
  order: Order,
  today: Temporal.PlainDate | null,
  attention: readonly Attention[] = [],
): OrderShape['blocked'] {
  const { payment, shipment, paymentDueAt } = order;
  const block = blockOf(
    {
      state: order.state,
      paymentState: order.paymentState,
      shippingState: order.shippingState,
      methodCode: payment?.methodCode ?? null,
      isRefused: payment?.state === 'failed',
      payUntil: paymentDueAt && lastDayBefore(paymentDueAt),
      dispatchOn: shipment?.dispatchOn ?? null,
      hasLeft: (shipment?.parcels.length ?? 0) > 0,
      heldFor: holdsBack(attention),
    },
    today,
  );
  return (
    block && {
      code: block.code,
      actor: block.actor,
      until: block.until,
      cause: t(`orders.blocked.${block.code}.cause`),
      nextStep: t(`orders.blocked.${block.code}.nextStep`),
    }
  );
}

/** The last civil day that began before an instant. */
const lastDayBefore = (instant: Date): string =>
  toCivilDate(Temporal.Instant.fromEpochMilliseconds(instant.getTime() - 1)).toString();
