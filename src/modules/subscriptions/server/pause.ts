import { isBefore } from '#kit/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import {
  calendarDateAfter,
  dateRange,
  datesOf,
  isBeforeLimit,
  subscriptionStates,
} from '../rules/index.ts';
import { assertInRange } from './change-date.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockDraftForChange, lockForChange } from './lock-for-change.ts';
import { saveDates } from './save-dates.ts';
import type { Subscription } from './subscription.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/**
 * Pauses a subscription: nothing is sent until its customer resumes it, or before a civil date. The first date of its
 * calendar from that one on is kept.
 * @throws Refusal as `lockDraftForChange`; under `until` for a date that is not within the next year.
 */
export async function pause(work: UnitOfWork, access: Access, until: string | null): Promise<void> {
  const { subscription } = await lockDraftForChange(work, access);
  const status = subscriptionStates.next(subscription.status, 'pause');
  if (!status) throw refuse('subscription.paused');
  if (until !== null) assertAhead(work, date(until));
  await finishChange(
    work,
    access,
    {
      ...subscription,
      status,
      pausedAt: new Date(work.now.epochMilliseconds),
      pausedUntil: until,
    },
    { kind: 'paused', details: { until } },
  );
}

/**
 * Resumes a subscription now or on a civil date. Before its dispatch date, the next delivery keeps that date; after
 * it, the delivery gets the next calendar date that can still be announced, and nothing is charged earlier (REL-29).
 * Returns the dispatch day.
 * @throws Refusal as `lockForChange`; `subscription.running`; under `date`.
 */
export async function resume(work: UnitOfWork, access: Access, on: string | null): Promise<string> {
  const subscription = await lockForChange(work, access);
  // A suspended subscription can only be resumed by its own customer, since resuming means paying again.
  if (access.memberId !== undefined && subscription.heldFor !== null)
    throw refuse('subscription.unknown');
  if (on !== null) assertInRange(work, date(on));
  return resumeLocked(work, subscription, { on }, access);
}

/**
 * The same for a locked subscription, by the given actor. Its next delivery leaves on the civil date `on`, or by its
 * calendar, not before the civil date `notBefore`.
 */
export async function resumeLocked(
  work: UnitOfWork,
  subscription: Subscription,
  { on = null, notBefore = null }: { on?: string | null; notBefore?: string | null },
  by: Pick<Access, 'by' | 'memberId'>,
): Promise<string> {
  const status = subscriptionStates.next(subscription.status, 'resume');
  const { cycle } = subscription;
  if (!status || !cycle)
    throw refuse(
      subscription.status === 'stopped' ? 'subscription.stopped' : 'subscription.running',
    );
  // A delivery that is being paid keeps its date, so the date applies to the following one.
  const isLeaving = cycle.state === 'charging';
  const dates = isLeaving
    ? datesOf(date(on ?? cycle.shippingDate))
    : resumedDates(work, subscription, { ...cycle, on, notBefore });
  if (!isLeaving) await saveDates(work, cycle, dates);
  const effectiveOn = dates.shipping.toString();
  await finishChange(
    work,
    by,
    {
      ...subscription,
      status,
      pausedAt: null,
      pausedUntil: null,
      heldFor: null,
      anchorDate: on ?? subscription.anchorDate,
      followingDate: (isLeaving && on) || subscription.followingDate,
    },
    { kind: 'resumed', details: { effectiveOn } },
  );
  return effectiveOn;
}

interface Due {
  plannedDate: string;
  shippingDate: string;
  on: string | null;
  /** Last day of a pause: the first date of the calendar from it on is kept. */
  notBefore: string | null;
}

/**
 * The day a pause until a civil date is ended: early enough to announce the first delivery from that date on. The
 * job that ends it runs at night, so tomorrow at the earliest.
 */
export function dayOfResuming(until: string, today: Temporal.PlainDate): Temporal.PlainDate {
  const early = date(until).subtract({ days: TERMS.noticeDays });
  const tomorrow = today.add({ days: 1 });
  return isBefore(early, tomorrow) ? tomorrow : early;
}

/** The dates of the next delivery if its subscription is resumed today. */
export function resumedDates(
  { today }: Pick<UnitOfWork, 'today'>,
  { anchorDate, frequency }: Subscription,
  { plannedDate, shippingDate, on, notBefore }: Due,
) {
  if (on !== null) return datesOf(date(on));
  const shipping = date(shippingDate);
  const isRested = notBefore === null || shippingDate >= notBefore;
  if (isRested && isBeforeLimit(shipping, today)) return { planned: date(plannedDate), shipping };
  const soon = today.add({ days: TERMS.noticeDays });
  const dayBefore = notBefore === null ? soon : date(notBefore).subtract({ days: 1 });
  const isAnnounced = notBefore !== null && !isBefore(date(notBefore), soon);
  return datesOf(calendarDateAfter(date(anchorDate), frequency, isAnnounced ? dayBefore : soon));
}

function assertAhead({ today }: UnitOfWork, until: Temporal.PlainDate): void {
  const { compare } = Temporal.PlainDate;
  if (compare(until, today) > 0 && compare(until, dateRange(today).latest) <= 0) return;
  throw refuseFields([{ propertyPath: 'until', code: 'subscription.until' }]);
}
