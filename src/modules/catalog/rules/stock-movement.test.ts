import { expect, test } from 'vitest';
import { stockAfter } from './stock-movement.ts';

const stock = { onHand: 10, committed: 4, reserved: 0, ofLot: null };

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

test('O-13 whoever counts counts what is there: what orders hold is subtracted by the shop', () => {
  const held = { ...stock, reserved: 3 };
  expect(stockAfter({ reason: 'inventory', quantity: 13 }, held)).toBe(10);
  expect(stockAfter({ reason: 'inventory', quantity: 11 }, held)).toBe(8);
  expect(stockAfter({ reason: 'inventory', quantity: 2 }, held)).toEqual({
    refused: 'below_reserved',
  });
});

test('FOOD-03 a lot that is counted changes what is there by what was missing of it', () => {
  const lot = { ...stock, reserved: 3, ofLot: 6 };
  expect(stockAfter({ reason: 'inventory', quantity: 5 }, lot)).toBe(9);
  expect(stockAfter({ reason: 'breakage', quantity: 7 }, lot)).toEqual({ refused: 'not_of_lot' });
});
