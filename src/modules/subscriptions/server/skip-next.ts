import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { rhythmLater, weekLater } from '../rules/index.ts';
import { changeDate } from './change-date.ts';
import { type Access, lockForChange, lockOf } from './lock-for-change.ts';

/**
 * Leaves the next delivery out: it moves one rhythm further, as its customer would move it. Returns
 * the working day it leaves.
 * @throws Refusal as `take`; `subscription.locked`, `subscription.paused`, `subscription.stopped`.
 */
export const skipNext = (work: UnitOfWork, access: Access): Promise<string> =>
  move(work, access, rhythmLater);

/** Moves the next delivery a week further. Returns the working day it leaves. @throws as `skipNext`. */
export const postponeNext = (work: UnitOfWork, access: Access): Promise<string> =>
  move(work, access, weekLater);

async function move(
  work: UnitOfWork,
  access: Access,
  further: typeof rhythmLater,
): Promise<string> {
  const subscription = await lockForChange(work, access);
  const { cycle, frequency } = subscription;
  const lock = lockOf(subscription, work.today);
  if (lock || !cycle) throw refuse(lock ?? 'subscription.locked');
  const later = further(Temporal.PlainDate.from(cycle.shippingDate), frequency);
  return changeDate(work, access, { date: later.toString(), scope: 'next' });
}
