import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import {
  calendarDateAfter,
  dateRange,
  datesOf,
  isBeforeLimit,
  modificationLimit,
  plannedAfter,
} from './calendar.ts';
import { editRefusal } from './editable.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const frequency = fc.constantFrom(21, 31, 42, 49, 62, 70, 77, 93, 124, 155);
const day = fc.integer({ min: 0, max: 4000 }).map((days) => date('2026-01-01').add({ days }));
const compare = Temporal.PlainDate.compare;

test('REL-16 REL-22 a rhythm of n days is n civil days, over every change of clocks', () => {
  fc.assert(
    fc.property(day, frequency, day, (anchor, days, after) => {
      const next = calendarDateAfter(anchor, days, after);
      expect(anchor.until(next).days % days).toBe(0);
      expect(compare(next, anchor)).toBeGreaterThanOrEqual(0);
      if (compare(after, anchor) >= 0) {
        expect(compare(next, after)).toBe(1);
        expect(after.until(next).days).toBeLessThanOrEqual(days);
      }
    }),
  );
  expect(calendarDateAfter(date('2027-02-26'), 31, date('2027-03-01')).toString()).toBe(
    '2027-03-29',
  );
  expect(calendarDateAfter(date('2027-10-01'), 31, date('2027-10-01')).toString()).toBe(
    '2027-11-01',
  );
});

test('REL-17 REL-18 end of month, leap day and new year have their dates', () => {
  const after = (from: string) => calendarDateAfter(date(from), 31, date(from)).toString();
  expect(after('2027-01-31')).toBe('2027-03-03');
  expect(after('2028-02-29')).toBe('2028-03-31');
  expect(after('2026-12-31')).toBe('2027-01-31');
});

test('REL-19 REL-20 a late delivery moves no date, a missed one is left out', () => {
  const monthly = { anchor: date('2026-11-02'), frequency: 31 };
  const planned = date('2026-12-03');
  const next = (shipping: string, today: string) =>
    plannedAfter({ ...monthly, planned, shipping: date(shipping), today: date(today) }).toString();
  expect(next('2026-12-03', '2026-12-03')).toBe('2027-01-03');
  expect(next('2026-12-03', '2026-12-10')).toBe('2027-01-03');
  // After an outage of weeks: tomorrow's date is too close to be announced, so it is skipped.
  expect(next('2026-12-03', '2027-01-02')).toBe('2027-02-03');
  // Moved by its customer to just before the following date, which is then skipped.
  expect(next('2026-12-28', '2026-12-28')).toBe('2027-02-03');
});

test('REL-24 what is planned on a closed day leaves on the next working day', () => {
  expect(datesOf(date('2026-12-25')).shipping.toString()).toBe('2026-12-28');
  expect(datesOf(date('2026-12-25')).planned.toString()).toBe('2026-12-25');
});

test('SUB-09 SUB-11 REL-21 changes are taken through the whole fourth day before, no longer', () => {
  const shipping = date('2026-12-04');
  expect(modificationLimit(shipping).toString()).toBe('2026-11-30');
  expect(isBeforeLimit(shipping, date('2026-11-29'))).toBe(true);
  expect(isBeforeLimit(shipping, date('2026-11-30'))).toBe(true);
  expect(isBeforeLimit(shipping, date('2026-12-01'))).toBe(false);
});

test('SUB-10 what is being paid, asked for now, paused or stopped is not changed', () => {
  const open = {
    status: 'active' as const,
    cycle: { state: 'draft' as const, shipping: date('2026-12-04') },
    isShippingNow: false,
    today: date('2026-11-21'),
  };
  expect(editRefusal(open)).toBeNull();
  expect(editRefusal({ ...open, status: 'payment_failed' })).toBeNull();
  expect(editRefusal({ ...open, isShippingNow: true })).toBe('subscription.locked');
  expect(editRefusal({ ...open, cycle: { ...open.cycle, state: 'charging' } })).toBe(
    'subscription.locked',
  );
  expect(editRefusal({ ...open, status: 'paused' })).toBe('subscription.paused');
  expect(editRefusal({ ...open, status: 'stopped' })).toBe('subscription.stopped');
});

test('S-17 REL-24 the dates offered for a delivery are days parcels leave on', () => {
  const from = Temporal.PlainDate.from('2026-11-23');
  for (let days = 0; days < 400; days += 1) {
    const { earliest, latest } = dateRange(from.add({ days }));
    for (const date of [earliest, latest]) expect(dispatchDay(date).equals(date)).toBe(true);
  }
});
