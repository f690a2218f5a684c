import { expect, test } from 'vitest';
import { isUnusualMove, priceMove } from './price-change.ts';

test.each([
  [1000, 1300, 30, false],
  [1000, 1301, 30, true],
  [1000, 700, -30, false],
  [1000, 699, -30, true],
  [5490, 549, -90, true],
])('prices: from %i to %i cents is %i percent', (present, next, percent, unusual) => {
  expect([priceMove(present, next), isUnusualMove(present, next)]).toEqual([percent, unusual]);
});
