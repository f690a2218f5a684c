import { expect, test } from 'vitest';
import { stockAfter } from './stock-movement.ts';

const stock = { onHand: 10, committed: 4 };

test.each([
  ['restock', 5, 15],
  ['return', 1, 11],
  ['breakage', 6, 4],
  ['inventory', 10, 10],
  ['inventory', 4, 4],
] as const)('stock: a %s of %i of ten pieces leaves %i', (reason, quantity, left) => {
  expect(stockAfter({ reason, quantity }, stock)).toBe(left);
});

test.each([
  ['breakage', 7, 'below_promised'],
  ['breakage', 11, 'below_zero'],
  ['inventory', 3, 'below_promised'],
  ['restock', 0, 'nothing'],
] as const)(
  'REL-35 a %s of %i is refused: four are promised to subscribers',
  (reason, quantity, why) => {
    expect(stockAfter({ reason, quantity }, stock)).toEqual({ refused: why });
  },
);
