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
 * Makes the delivery wait for missing goods, as its customer chose (N-08): nothing is placed or charged, and it is
 * checked again until they arrive or the last day of waiting has passed. The customer is mailed once. A delivery
 * requested before its date keeps its date.
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
