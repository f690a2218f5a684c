import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockGivenToday } from './given-by-colleague.ts';

/** A goodwill refund requested by a staff member. */
export interface Gesture {
  orderId: number;
  amount: Cents;
  staffId: number;
}

/**
 * Checks that a goodwill refund just requested is within its colleague's daily limit (civil, Paris;
 * earlier ones of today count), or that a second colleague requested the very same refund.
 * @throws Refusal `refund.second_colleague`; the caller then records the request.
 */
export async function assertGoodwill(
  work: UnitOfWork,
  { orderId, amount, staffId }: Gesture,
  ceiling: Cents,
): Promise<void> {
  const { tx, now } = work;
  const given = await lockGivenToday(work, staffId);
  if (given <= ceiling) return;
  const requested = await tx
    .deleteFrom('goodwill_requests')
    .where('order_id', '=', orderId)
    .where('amount', '=', amount)
    .where('asked_by', '!=', staffId)
    .where('asked_at', '>', new Date(now.subtract({ hours: TERMS.gestureHours }).epochMilliseconds))
    .returning('id')
    .execute();
  if (requested.length > 0) return;
  const left = Math.max(0, ceiling - (given - amount));
  throw refuse('refund.second_colleague', { left: money(left) });
}

/** Records a goodwill request so that a second colleague can confirm it by requesting the same. */
export async function requestGoodwill(
  work: UnitOfWork,
  { orderId, amount, staffId }: Gesture,
): Promise<void> {
  const asked_at = new Date(work.now.epochMilliseconds);
  await work.tx
    .insertInto('goodwill_requests')
    .values({ order_id: orderId, amount, asked_by: staffId, asked_at })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'amount', 'asked_by']).doUpdateSet({ asked_at }),
    )
    .execute();
}
