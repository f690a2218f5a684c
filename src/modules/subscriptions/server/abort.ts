import { fullDate } from '#i18n/dates.ts';
import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type AbortReason, mayStop } from '../rules/index.ts';
import { type Access, lockForChange } from './lock-for-change.ts';
import { stopSubscription } from './stop-subscription.ts';

/**
 * Ends a subscription on its customer's request (SUB-18).
 * @throws Refusal as `lockForChange`; `subscription.stopped`; `subscription.minimum` before the second delivery, with
 * the day it becomes possible (REL-30).
 */
export async function abort(
  work: UnitOfWork,
  access: Access,
  { reason, message }: { reason: AbortReason; message: string },
): Promise<void> {
  const subscription = await lockForChange(work, access);
  const { deliveriesDone, cycle } = subscription;
  if (subscription.status !== 'stopped' && !mayStop(deliveriesDone, reason))
    throw refuse('subscription.minimum', {
      date: fullDate(cycle?.shippingDate ?? work.today),
    });
  await stopSubscription(work, subscription, { actor: 'customer', reason, message });
}
