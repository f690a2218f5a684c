import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { changeDate } from './change-date.ts';
import { type Access, lockOf, take } from './take.ts';

/**
 * Leaves the next delivery out: it moves one rhythm further, as its customer would move it. Returns
 * the working day it leaves.
 * @throws Refusal as `take`; `subscription.locked`, `subscription.paused`, `subscription.stopped`.
 */
export async function skipNext(work: Work, access: Access): Promise<string> {
  const subscription = await take(work, access);
  const { cycle, frequency } = subscription;
  const lock = lockOf(subscription, work.today);
  if (lock || !cycle) throw refuse(lock ?? 'subscription.locked');
  const later = Temporal.PlainDate.from(cycle.shippingDate).add({ days: frequency });
  return changeDate(work, access, { date: later.toString(), scope: 'next' });
}
