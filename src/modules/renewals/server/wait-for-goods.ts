import { subscriptionStates } from '#modules/subscriptions/rules/index.ts';
import {
  type OpenCycle,
  recordChange,
  type Subscription,
  saveSubscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Judged } from './judge-delivery.ts';
import { dropRenewal } from './renewal.ts';
import { isAheadOfItsDay } from './renewal-charge.ts';

/**
 * The delivery waits for what is missing, as its customer chose (N-08): nothing is ordered or charged, and
 * it is looked at again until it has come or the last day of waiting has. They are told once. What was
 * only asked for ahead of its day keeps that day.
 */
export async function waitForGoods(
  work: UnitOfWork,
  subscription: Subscription,
  cycle: OpenCycle,
  { until, products }: NonNullable<Judged['waits']>,
): Promise<void> {
  await dropRenewal(work, cycle.id);
  if (isAheadOfItsDay(work.today, subscription, cycle)) {
    const withoutRequest = { ...subscription, shipNowRequestedAt: null, shipNowDueAt: null };
    const after = await saveSubscription(work, withoutRequest);
    const details = { obstacle: 'wanted_product', date: cycle.shippingDate };
    await recordChange(work, after, { kind: 'not_now', actor: 'shop', details });
    return;
  }
  await work.tx
    .updateTable('subscription_cycles')
    .set({ waits_until: until, waits_seen_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', cycle.id)
    .execute();
  if (cycle.waitsUntil === until) return;
  const status = subscriptionStates.next(subscription.status, 'lose_product');
  const waiting = await saveSubscription(work, {
    ...subscription,
    status: status ?? subscription.status,
    shipNowRequestedAt: null,
    shipNowDueAt: null,
  });
  const details = { products: products.join(', '), until };
  await recordChange(work, waiting, { kind: 'waiting', actor: 'shop', details });
}
