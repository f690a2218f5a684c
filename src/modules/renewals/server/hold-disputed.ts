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
 * A bank took the money of a delivery back: its subscriptions rest, nothing is charged again by
 * itself (REL-15). Whether it has the money is read where preparation and refunds read it: of a dispute
 * that ended meanwhile nothing is held.
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
      // It would go on by itself, or its customer means to: first the dispute is settled.
      const resting = { ...subscription, pausedUntil: null, heldFor: 'dispute' } as const;
      const held = await saveSubscription(work, resting);
      await recordChange(work, held, { kind: 'held', actor: 'shop' });
    }
  }
}
