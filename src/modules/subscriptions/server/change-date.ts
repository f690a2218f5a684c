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
 * Moves the next delivery to a civil date; with scope `all`, the calendar continues from there. When the next
 * delivery can no longer be moved, the date applies to the following one (SUB-15). Returns the dispatch day from
 * which the change applies.
 * @throws Refusal as `lockForChange`; `subscription.paused`, `subscription.stopped`; under `date` when too early or
 * too late.
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

/** With scope `next`, the delivery keeps its calendar date, so later dates do not move. */
const movedTo = (dates: DeliveryDates, { plannedDate }: OpenCycle, scope: Scope): DeliveryDates =>
  scope === 'all' ? dates : { planned: date(plannedDate), shipping: dates.shipping };

/** @throws Refusal under `date` unless it is far enough from today, or from the delivery before it. */
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
