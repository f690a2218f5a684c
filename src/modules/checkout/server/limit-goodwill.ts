import { money } from '#i18n/money.ts';
import type { Cents } from '#kit/money.ts';
import { refuse } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockGivenToday } from './given-by-colleague.ts';

/** A gesture somebody of the team asks for. */
export interface Gesture {
  orderId: number;
  amount: Cents;
  staffId: number;
}

/**
 * A gesture that was just asked for stays within what its colleague may give in a day (civil, Paris), or
 * a second colleague asks for the very same one. What was already given today counts.
 * @throws Refusal `refund.second_colleague`; the caller then writes the request down.
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

/** Writes down what a first colleague asked for, for a second one to ask for too. */
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
