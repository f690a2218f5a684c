import { expect, test } from 'vitest';
import { changePaidUntil, duePoints, isCaptureDue, takenFrom } from './capture-due.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const since = now.subtract({ hours: 5 * 24 });

test('PAY-07 W-01 money is taken when a parcel leaves, not before', () => {
  const held = { since: now, until: null };
  expect(isCaptureDue('shipping', false, held, now)).toBe(false);
  expect(isCaptureDue('shipping', true, held, now)).toBe(true);
  expect(isCaptureDue('order', false, held, now)).toBe(true);
});

test('PAY-07 W-01 it is taken a day before its hold ends, on the sixth day where nothing is said', () => {
  const silent = { since, until: null };
  expect(isCaptureDue('shipping', false, silent, now)).toBe(false);
  expect(isCaptureDue('shipping', false, silent, now.add({ hours: 24 }))).toBe(true);
  const reported = { since, until: now.add({ hours: 24 }) };
  expect(isCaptureDue('shipping', false, reported, now)).toBe(true);
  expect(isCaptureDue('shipping', false, reported, now.subtract({ seconds: 1 }))).toBe(false);
});

test('PAY-07 what is looked for is what is due', () => {
  const { until, since: began } = duePoints(now);
  expect(takenFrom({ since, until }).toString()).toBe(now.toString());
  expect(takenFrom({ since: began, until: null }).toString()).toBe(now.toString());
});

test('O-22 what a change costs more may be paid for three days, and never until the money before it is taken', () => {
  const now = Temporal.Instant.from('2026-11-10T09:00:00Z');
  const until = (hours: number) =>
    changePaidUntil({ since: now, until: now.add({ hours }) }, now)?.toString();
  expect(until(24 * 7)).toBe('2026-11-13T09:00:00Z');
  // Captured a day before the hold ends, with half a day between the customer's deadline and the capture.
  expect(until(24 * 3)).toBe('2026-11-11T21:00:00Z');
  expect(until(47)).toBeUndefined();
  expect(changePaidUntil({ since: now, until: null }, now)?.toString()).toBe(
    '2026-11-13T09:00:00Z',
  );
});
