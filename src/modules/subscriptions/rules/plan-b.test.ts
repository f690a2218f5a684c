import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insteadRefusal, piecesCovered, piecesInstead, waitsUntil } from './plan-b.ts';

const bag = { netGrams: 4000, unitPrice: 3690 };

test('N-08 what comes instead is never more food than what is missing', () => {
  const weight = fc.integer({ min: 50, max: 15000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), weight, weight, (missing, before, after) => {
      const [goes, comes] = [{ netGrams: before }, { netGrams: after }];
      const pieces = piecesInstead(missing, goes, comes);
      expect(pieces * after).toBeLessThanOrEqual(missing * before);
      expect(piecesCovered(pieces, goes, comes)).toBeLessThanOrEqual(missing);
    }),
  );
});

test('N-08 two small bags stand for a big one, a big one for no small one', () => {
  expect(piecesInstead(1, bag, { netGrams: 2000 })).toBe(2);
  expect(insteadRefusal(1, bag, { netGrams: 2000, unitPrice: 2000 })).toBeNull();
  expect(insteadRefusal(1, { netGrams: 2000, unitPrice: 2000 }, bag)).toBe(
    'subscription.plan_b_too_big',
  );
});

test('N-08 what costs over a quarter more is not chosen: nobody is shown that amount', () => {
  expect(insteadRefusal(1, bag, { netGrams: 4000, unitPrice: 4612 })).toBeNull();
  expect(insteadRefusal(1, bag, { netGrams: 4000, unitPrice: 4613 })).toBe(
    'subscription.plan_b_too_dear',
  );
});

test('N-08 it waits to the day that was chosen, over the end of a month too', () => {
  expect(waitsUntil('2026-12-29', 7)).toBe('2027-01-05');
});
