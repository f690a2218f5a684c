import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { lockChange } from './queries.ts';

/**
 * Cancels a change before its day. Customers who were notified get one mail about it; the others get none.
 * @throws Refusal `planned_change.unknown`, `planned_change.closed`
 */
export async function stopChange(work: UnitOfWork, id: number): Promise<void> {
  const { state } = await lockChange(work.tx, id);
  if (state !== 'planned') throw refuse('planned_change.closed');
  const at = new Date(work.now.epochMilliseconds);
  await work.tx
    .updateTable('planned_changes')
    .set({ state: 'stopped', closed_at: at })
    .where('id', '=', id)
    .execute();
  await work.tx
    .updateTable('planned_change_subscriptions')
    .set({ outcome: 'cancelled', outcome_at: at })
    .where('change_id', '=', id)
    .where('written_at', 'is', null)
    .execute();
  await work.announce('planned_change.decided', { changeId: id });
}

/** Marks subscriptions that ended meanwhile, because they need no mail about a cancelled change. */
export async function noteLeft({ tx, now }: UnitOfWork, id: number): Promise<void> {
  await tx
    .updateTable('planned_change_subscriptions')
    .from('subscriptions')
    .set({ outcome: 'left', outcome_at: new Date(now.epochMilliseconds) })
    .whereRef('subscriptions.id', '=', 'subscription_id')
    .where('change_id', '=', id)
    .where('outcome', 'is', null)
    .where('subscriptions.status', '=', 'stopped')
    .execute();
}
