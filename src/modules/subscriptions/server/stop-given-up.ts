import type { UnitOfWork } from '#registry/schema.ts';
import { lockSubscription } from './queries.ts';
import { stopSubscription } from './stop-subscription.ts';

/** Why a first order was reversed. */
export type GivenUp = 'first_order_cancelled' | 'withdrawn';

/**
 * Stops the subscriptions of a first order that was cancelled, or withdrawn from within 14 days of delivery: the
 * minimum of two deliveries no longer applies (WDR-01). Idempotent.
 */
export async function stopGivenUp(
  work: UnitOfWork,
  orderId: number,
  reason: GivenUp,
): Promise<void> {
  const started = await work.tx
    .selectFrom('subscriptions')
    .select('code')
    .where('created_from', '=', orderId)
    .where('status', '<>', 'stopped')
    .orderBy('id')
    .execute();
  for (const { code } of started) {
    const subscription = await lockSubscription(work, code);
    if (!subscription || subscription.status === 'stopped') continue;
    await stopSubscription(work, subscription, { actor: 'shop', reason, message: null });
  }
}
