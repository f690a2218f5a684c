import { expect, test } from 'vitest';
import { proposeDate } from './propose-date.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
// 2026-03-02 is a Monday.
const range = { earliest: day('2026-03-06'), latest: day('2027-03-01') };
const propose = (leaveBy: string[], leaves: string) =>
  proposeDate(leaveBy.map(day), { ...range, leaves: day(leaves) })?.toString() ?? null;

test('N-01 a delivery that would come too late is proposed for the last working day in time', () => {
  expect(propose(['2026-03-19'], '2026-03-24')).toBe('2026-03-19');
  expect(propose(['2026-03-22'], '2026-03-24')).toBe('2026-03-20');
});

test('N-01 the food that is gone first decides', () => {
  expect(propose(['2026-04-30', '2026-03-18'], '2026-03-24')).toBe('2026-03-18');
});

test('N-01 a delivery that leaves well is not proposed to be moved, one a week too early is', () => {
  expect(propose(['2026-03-26'], '2026-03-24')).toBeNull();
  expect(propose(['2026-03-31'], '2026-03-24')).toBe('2026-03-31');
  expect(propose([], '2026-03-24')).toBeNull();
});

test('N-01 what is urgent is proposed for the first day that can still be chosen', () => {
  expect(propose(['2026-02-27'], '2026-03-24')).toBe('2026-03-06');
  expect(propose(['2026-02-27'], '2026-03-06')).toBeNull();
});
