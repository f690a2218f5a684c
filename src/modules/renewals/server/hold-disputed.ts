import { isUnderDispute } from '#modules/orders/server/index.ts';
import { isRunning } from '#modules/subscriptions/rules/index.ts';
import {
  lockSubscription,
  recordChange,
  saveSubscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { rest } from './close-renewal.ts';

/**
 * Suspends the subscriptions of a delivery after a chargeback, so that nothing is charged automatically (REL-15).
 * Whether the dispute is still open is read from the same source as for dispatch and refunds, so a dispute that ended
 * meanwhile suspends nothing.
 */
export async function holdDisputed(work: UnitOfWork, orderToken: string): Promise<void> {
  const rows = await work.tx
    .selectFrom('subscriptions as s')
    .innerJoin('subscription_cycles as c', 'c.subscription_id', 's.id')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['s.code', 'o.id as orderId'])
    .distinct()
    .where('o.token', '=', orderToken)
    .orderBy('s.code')
    .execute();
  const [first] = rows;
  if (!first || !(await isUnderDispute(work.tx, first.orderId))) return;
  for (const { code } of rows) {
    const subscription = await lockSubscription(work, code);
    if (subscription && isRunning(subscription.status)) await rest(work, subscription, 'held');
    if (subscription?.status === 'paused' && subscription.heldFor !== 'dispute') {
      // A pause with an end date would resume automatically, but the dispute has to be settled first.
      const resting = { ...subscription, pausedUntil: null, heldFor: 'dispute' } as const;
      const held = await saveSubscription(work, resting);
      await recordChange(work, held, { kind: 'held', actor: 'shop' });
    }
  }
}
