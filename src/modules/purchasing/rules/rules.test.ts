import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageCost, piecesToOrder, purchaseNumber, purchaseStates } from './index.ts';

const outlook = {
  there: 50,
  coming: 0,
  untilThere: 20,
  untilUsed: 80,
  threshold: 10,
  multiple: 12,
};

test('O-30 nothing is ordered while more than the threshold would be left when it came', () => {
  expect(piecesToOrder(outlook)).toBe(0);
  expect(piecesToOrder({ ...outlook, there: 31 })).toBe(0);
  // 80 needed plus 10 of minimum stock, less 30 available: five cartons of twelve.
  expect(piecesToOrder({ ...outlook, there: 30 })).toBe(60);
});

test('O-30 a threshold somebody mistyped orders no more than a line holds', () => {
  expect(piecesToOrder({ ...outlook, threshold: 1_000_000 })).toBe(99_996);
});

test('O-30 what was ordered before counts as there', () => {
  expect(piecesToOrder({ ...outlook, there: 0, coming: 31 })).toBe(0);
  expect(piecesToOrder({ ...outlook, there: 0, coming: 24 })).toBe(72);
});

test('O-30 a piece costs the weighted average of all that stand there', () => {
  expect(averageCost({ pieces: 0, cost: null }, { pieces: 10, cost: 500 })).toBe(500);
  expect(averageCost({ pieces: 10, cost: 500 }, { pieces: 30, cost: 600 })).toBe(575);
  // The first ten have no known cost: they count at the first known one.
  expect(averageCost({ pieces: 10, cost: null }, { pieces: 1, cost: 450 })).toBe(450);
  expect(averageCost({ pieces: -3, cost: 400 }, { pieces: 2, cost: 450 })).toBe(450);
});

test('O-30 an order to a supplier ends received, short or cancelled, and nothing follows', () => {
  expect(purchaseStates.next('sent', 'receive')).toBe('partly');
  expect(purchaseStates.next('partly', 'close')).toBe('short');
  expect(purchaseStates.next('sent', 'close')).toBe('cancelled');
  for (const over of ['received', 'short', 'cancelled'] as const)
    for (const action of purchaseStates.actions)
      expect(purchaseStates.can(over, action)).toBe(false);
  expect(purchaseNumber(12)).toBe('A00012');
});

const pieces = fc.nat(1000);

test('O-30 what is ordered covers its time, in whole multiples and never by a whole one too many', () => {
  const all = [
    pieces,
    pieces,
    pieces,
    pieces,
    fc.nat(50),
    fc.integer({ min: 1, max: 48 }),
  ] as const;
  fc.assert(
    fc.property(...all, (there, coming, untilThere, more, threshold, multiple) => {
      const untilUsed = untilThere + more;
      const ordered = piecesToOrder({ there, coming, untilThere, untilUsed, threshold, multiple });
      expect(ordered % multiple).toBe(0);
      if (ordered === 0) return;
      const left = there + coming + ordered - untilUsed;
      expect(left).toBeGreaterThanOrEqual(threshold);
      expect(left).toBeLessThan(threshold + multiple);
    }),
  );
});
