import { describe, expect, it } from 'vitest';
import { isInTime, refundBy, withdrawalDeadline } from './deadline.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const until = (first: string, last: string | null, isSubscription = false) =>
  withdrawalDeadline(
    { first: day(first), last: last ? day(last) : null },
    isSubscription,
  )?.toString();

describe('WDR-01 the time to withdraw', () => {
  it('is fourteen days after the last parcel came, the day of receipt not counted', () => {
    expect(until('2026-11-24', '2026-11-25')).toBe('2026-12-09');
  });

  it('begins with the first delivery of a subscription', () => {
    expect(until('2026-11-24', '2026-11-25', true)).toBe('2026-12-08');
  });

  it('moves from a Saturday, a Sunday or a public holiday to the next working day', () => {
    expect(until('2026-11-21', '2026-11-21')).toBe('2026-12-07');
    expect(until('2026-12-11', '2026-12-11')).toBe('2026-12-28');
  });

  it('has not begun while a parcel is on its way, or nothing came', () => {
    expect(until('2026-11-24', null)).toBeUndefined();
    expect(withdrawalDeadline(null, false)).toBeNull();
  });

  it('includes its last day', () => {
    const deadline = day('2026-12-09');
    expect(isInTime(deadline, day('2026-12-09'))).toBe(true);
    expect(isInTime(deadline, day('2026-12-10'))).toBe(false);
    expect(isInTime(null, day('2030-01-01'))).toBe(true);
  });
});

it('WDR-04 the money is back within fourteen days of the declaration', () => {
  expect(refundBy(day('2026-12-20')).toString()).toBe('2027-01-03');
});
