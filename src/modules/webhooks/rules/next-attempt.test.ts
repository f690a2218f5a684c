import { expect, test } from 'vitest';
import { minutesUntilNext } from './index.ts';

test('REL-65 a receiver that is down is asked less and less often, for three days', () => {
  expect([1, 2, 3, 6, 7, 8, 20].map(minutesUntilNext)).toEqual([1, 2, 4, 32, 60, 60, 60]);
  let attempts = 1;
  let hours = 0;
  for (let pause = minutesUntilNext(1); pause !== null; pause = minutesUntilNext(attempts)) {
    hours += pause / 60;
    attempts += 1;
  }
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(74);
});
