import { fullDate } from '#i18n/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Scope } from '../contracts.ts';
import { type DeliveryDates, dateRange, datesOf } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange, lockOf } from './lock-for-change.ts';
import { saveDates } from './save-dates.ts';
import type { OpenCycle } from './subscription.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/**
 * Moves the next delivery to a civil date; `all`: the calendar goes on from there. When the open one
 * can no longer be moved, the date is that of the following one (SUB-15). Returns the working day
 * the change counts from.
 * @throws Refusal as `take`; `subscription.paused`, `subscription.stopped`; under `date` for one too
 * near or too far.
 */
export async function changeDate(
  work: UnitOfWork,
  access: Access,
  { date: text, scope }: { date: string; scope: Scope },
): Promise<string> {
  const subscription = await lockForChange(work, access);
  const lock = lockOf(subscription, work.today);
  const { cycle } = subscription;
  if (!cycle || (lock && lock !== 'subscription.locked'))
    throw refuse(lock ?? 'subscription.locked');
  const wanted = date(text);
  const open = date(cycle.shippingDate);
  assertInRange(work, wanted, lock ? open.add({ days: TERMS.leastBetweenDays }) : null);
  const dates = datesOf(wanted);
  const anchorDate = scope === 'all' ? text : subscription.anchorDate;
  const changed = lock
    ? { ...subscription, anchorDate, followingDate: text }
    : { ...subscription, anchorDate };
  if (!lock) await saveDates(work, cycle, movedTo(dates, cycle, scope));
  const effectiveOn = dates.shipping.toString();
  await finishChange(work, access, changed, {
    kind: 'date',
    scope,
    details: { date: text, effectiveOn },
  });
  return effectiveOn;
}

/** For the next one alone the calendar keeps the date it had. */
const movedTo = (dates: DeliveryDates, { plannedDate }: OpenCycle, scope: Scope): DeliveryDates =>
  scope === 'all' ? dates : { planned: date(plannedDate), shipping: dates.shipping };

/** @throws Refusal under `date` unless it is far enough from today, or from what leaves before. */
export function assertInRange(
  { today }: UnitOfWork,
  wanted: Temporal.PlainDate,
  notBefore: Temporal.PlainDate | null = null,
): void {
  const { compare } = Temporal.PlainDate;
  const range = dateRange(today);
  const { latest } = range;
  const earliest = notBefore && compare(notBefore, range.earliest) > 0 ? notBefore : range.earliest;
  if (compare(wanted, earliest) >= 0 && compare(wanted, latest) <= 0) return;
  const params = { earliest: fullDate(earliest), latest: fullDate(latest) };
  throw refuseFields([{ propertyPath: 'date', code: 'subscription.date', params }]);
}
