import { expect, test } from 'vitest';
import { areSameLines, linesRefusal, stockMoves } from './changed-lines.ts';

const once = (variantCode: string, quantity: number) => ({
  variantCode,
  quantity,
  subscriptionInterval: null,
});
const monthly = (variantCode: string, quantity: number) => ({
  ...once(variantCode, quantity),
  subscriptionInterval: 31,
});

test('O-22 lines may be taken away, added and exchanged, but not all of them, nor one twice', () => {
  const before = [once('A', 2), once('B', 1)];
  expect(linesRefusal(before, [once('A', 1)])).toBeNull();
  expect(linesRefusal(before, [once('C', 3)])).toBeNull();
  expect(linesRefusal(before, [])).toBe('order.lines_none');
  expect(linesRefusal(before, [once('A', 1), once('A', 1)])).toBe('order.lines_twice');
});

test('O-22 of what comes again pieces may be taken out of an order, and none put in', () => {
  const before = [monthly('A', 2)];
  expect(linesRefusal(before, [monthly('A', 1), once('A', 1)])).toBeNull();
  expect(linesRefusal(before, [monthly('A', 3)])).toBe('order.lines_subscription');
  expect(linesRefusal(before, [monthly('A', 2), monthly('B', 1)])).toBe('order.lines_subscription');
});

test('O-22 lines in another order are the same lines', () => {
  const before = [once('A', 2), monthly('A', 1)];
  expect(areSameLines(before, [monthly('A', 1), once('A', 2)])).toBe(true);
  expect(areSameLines(before, [once('A', 2)])).toBe(false);
  expect(areSameLines(before, [once('A', 1), monthly('A', 2)])).toBe(false);
});

test('O-22 pieces move by what differs, a variant counted once whatever its lines', () => {
  const before = [once('A', 2), monthly('A', 1), once('B', 1)];
  const after = [once('A', 4), once('C', 2)];
  expect(stockMoves(before, after)).toEqual({
    returned: [{ variantCode: 'B', quantity: 1 }],
    taken: [
      { variantCode: 'A', quantity: 1 },
      { variantCode: 'C', quantity: 2 },
    ],
  });
});
