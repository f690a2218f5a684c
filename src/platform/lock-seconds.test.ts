import { expect, test } from 'vitest';
import { FAILURES_PER_ADDRESS, lockSeconds } from './lock-seconds.ts';

const minutes = (failures: number) => lockSeconds(failures, FAILURES_PER_ADDRESS) / 60;

test('PRV-09 the lock doubles from the fifth failure on and never passes a day', () => {
  expect([1, 4, 5, 6, 7, 8, 15].map(minutes)).toEqual([0, 0, 1, 2, 4, 8, 1024]);
  expect([16, 40, 5000].map(minutes)).toEqual([1440, 1440, 1440]);
});

test('PRV-09 an account stands at most 25 guesses a day', () => {
  let failures = 0;
  for (let minute = 0; minute < 24 * 60; minute += Math.max(1, minutes(failures))) failures += 1;
  expect(failures).toBeLessThan(25);
});
