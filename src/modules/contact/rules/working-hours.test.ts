import { expect, test } from 'vitest';
import { beforeWorkingHours } from './working-hours.ts';

test.each([
  ['2026-11-26T15:00:00+01:00', 24, '2026-11-25T15:00:00+01:00'],
  ['2026-11-30T15:00:00+01:00', 24, '2026-11-27T15:00:00+01:00'],
  ['2026-11-29T12:00:00+01:00', 4, '2026-11-27T20:00:00+01:00'],
  ['2026-11-30T00:00:00+01:00', 48, '2026-11-26T00:00:00+01:00'],
])('O-16 before %s, %i working hours begin at %s', (now, hours, begun) => {
  expect(beforeWorkingHours(Temporal.Instant.from(now), hours)).toEqual(
    Temporal.Instant.from(begun),
  );
});
