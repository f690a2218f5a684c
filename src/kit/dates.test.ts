import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDayOfHours,
  addBusinessDays,
  businessDayFrom,
  isBefore,
  isBusinessDay,
  latestInParis,
  startOfDay,
  toCivilDate,
} from './dates.ts';
import { holidayCalendar } from './holidays.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const civil = (text: string) => toCivilDate(Temporal.Instant.from(text)).toString();
const french = holidayCalendar('FR');

describe('latestInParis', () => {
  const latest = (text: string) => latestInParis(Temporal.Instant.from(text)).toString();

  it('is the wall clock on every other day, and in the hour that is left out', () => {
    expect(latest('2026-11-26T18:00:00Z')).toBe('2026-11-26T19:00:00');
    expect(latest('2027-03-28T00:59:00Z')).toBe('2027-03-28T01:59:00');
    expect(latest('2027-03-28T01:00:00Z')).toBe('2027-03-28T03:00:00');
  });

  it('O-31 does not go back in the hour that comes twice: what begins or ends in it does so once', () => {
    expect(latest('2027-10-31T00:30:00Z')).toBe('2027-10-31T02:30:00');
    expect(latest('2027-10-31T00:59:59Z')).toBe('2027-10-31T02:59:59');
    for (const again of ['2027-10-31T01:00:00Z', '2027-10-31T01:30:00Z', '2027-10-31T01:59:59Z'])
      expect(latest(again)).toBe('2027-10-31T02:59:59.999999');
    expect(latest('2027-10-31T02:00:00Z')).toBe('2027-10-31T03:00:00');
  });
});

describe('toCivilDate', () => {
  it('gives the day in Paris, in winter and in summer', () => {
    expect(civil('2026-12-31T22:59:59Z')).toBe('2026-12-31');
    expect(civil('2026-12-31T23:00:00Z')).toBe('2027-01-01');
    expect(civil('2026-07-14T22:00:00Z')).toBe('2026-07-15');
  });

  it('holds on the days the clock changes', () => {
    expect(civil('2027-03-28T01:30:00Z')).toBe('2027-03-28');
    expect(civil('2027-10-31T00:30:00Z')).toBe('2027-10-31');
    expect(civil('2027-10-31T23:00:00Z')).toBe('2027-11-01');
  });

  it('is undone by the start of that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const date = day('2026-01-01').add({ days });
        expect(toCivilDate(startOfDay(date)).equals(date)).toBe(true);
      }),
    );
  });
});

describe('business days', () => {
  it('skip week-ends and public holidays', () => {
    expect(addBusinessDays(day('2026-12-24'), 1, french).toString()).toBe('2026-12-28');
    expect(addBusinessDays(day('2027-05-05'), 2, french).toString()).toBe('2027-05-10');
    expect(businessDayFrom(day('2026-11-21'), french).toString()).toBe('2026-11-23');
    expect(addBusinessDays(day('2026-11-20'), 0, french).toString()).toBe('2026-11-20');
  });

  it('always land on a business day, later than the start', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.integer({ min: 1, max: 15 }), (offset, count) => {
        const start = day('2026-01-01').add({ days: offset });
        const end = addBusinessDays(start, count, french);
        expect(isBusinessDay(end, french)).toBe(true);
        expect(isBefore(start, end)).toBe(true);
      }),
    );
  });

  it('turn 24 business hours into the same hour of the next business day', () => {
    const oneDayAfter = (text: string) =>
      addBusinessDayOfHours(Temporal.PlainDateTime.from(text), french).toString();
    expect(oneDayAfter('2026-11-20T15:00')).toBe('2026-11-23T15:00:00');
    expect(oneDayAfter('2026-11-18T09:30')).toBe('2026-11-19T09:30:00');
    expect(oneDayAfter('2026-11-21T10:00')).toBe('2026-11-24T00:00:00');
  });
});
