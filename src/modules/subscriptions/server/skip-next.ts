import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { rhythmLater, weekLater } from '../rules/index.ts';
import { changeDate } from './change-date.ts';
import { type Access, lockForChange, lockOf } from './lock-for-change.ts';

/**
 * Skips the next delivery by moving it one interval later, as its customer could by date. Returns the new dispatch
 * day.
 * @throws Refusal as `lockForChange`; `subscription.locked`, `subscription.paused`, `subscription.stopped`.
 */
export const skipNext = (work: UnitOfWork, access: Access): Promise<string> =>
  move(work, access, rhythmLater);

/**
 * Moves the next delivery one week later. Returns the new dispatch day.
 * @throws as `skipNext`.
 */
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
