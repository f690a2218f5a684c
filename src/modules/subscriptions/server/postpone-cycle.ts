import type { UnitOfWork } from '#registry/schema.ts';
import { cycleStates } from '../rules/index.ts';
import { saveSubscription } from './save-subscription.ts';
import type { Subscription } from './subscription.ts';

/**
 * Moves the draft of a locked subscription to a later civil date. The calendar stays: the following delivery keeps
 * its date (REL-19).
 */
export async function postponeCycle(
  work: UnitOfWork,
  subscription: Subscription,
  to: Temporal.PlainDate,
): Promise<Subscription> {
  const { cycle } = subscription;
  if (!cycle || !cycleStates.can(cycle.state, 'charge')) return subscription;
  const shippingDate = to.toString();
  await work.tx
    .updateTable('subscription_cycles')
    .set({ shipping_date: shippingDate, waits_until: null })
    .where('id', '=', cycle.id)
    .execute();
  return saveSubscription(work, {
    ...subscription,
    cycle: { ...cycle, shippingDate, waitsUntil: null },
  });
}
