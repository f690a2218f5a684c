import { expect, test } from 'vitest';
import { stopsBetween } from './advance-clock.ts';
import { nextRun } from './schedules.ts';

const at = (text: string) => Temporal.Instant.from(text);

test('a schedule is read in Paris, in winter and in summer', () => {
  expect(String(nextRun('10 0 * * *', at('2026-11-25T12:00:00Z')))).toBe('2026-11-25T23:10:00Z');
  expect(String(nextRun('10 0 * * *', at('2026-07-01T12:00:00Z')))).toBe('2026-07-01T22:10:00Z');
  expect(String(nextRun('*/10 * * * *', at('2026-11-25T12:10:00Z')))).toBe('2026-11-25T12:20:00Z');
});

test('S-29 a clock that is moved stops twice a day, and never more often than 400 times', () => {
  const from = at('2026-11-25T12:00:00Z');
  const week = stopsBetween(from, from.add({ hours: 7 * 24 }));
  expect(week.length).toBe(14);
  expect(String(week[0])).toBe('2026-11-26T00:00:00Z');
  expect(String(week.at(-1))).toBe('2026-12-02T12:00:00Z');
  expect(stopsBetween(from, from.add({ minutes: 15 })).map(String)).toEqual([
    '2026-11-25T12:15:00Z',
  ]);
  expect(stopsBetween(from, from.add({ hours: 3650 * 24 })).length).toBeLessThanOrEqual(400);
});
