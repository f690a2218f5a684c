import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LotLevel, lotProposals } from './propose-lots.ts';

const level = (lot: string, bestBefore: string | null, quantity: number, place = 'A-1') => ({
  variantCode: '10012345',
  lot,
  place,
  bestBefore,
  quantity,
});

test('FOOD-03 what expires first goes out first, and the orders of a wave share what there is', () => {
  const propose = lotProposals(
    [level('LATE', '2027-06-01', 5), level('SOON', '2027-01-15', 3), level('NONE', null, 9)],
    '2026-11-26',
  );
  const lots = (quantity: number) =>
    propose('10012345', quantity).map(({ lot, quantity }) => `${quantity} ${lot}`);
  expect(lots(2)).toEqual(['2 SOON']);
  expect(lots(4)).toEqual(['1 SOON', '3 LATE']);
  expect(lots(12)).toEqual(['2 LATE', '9 NONE', '1 ']);
});

test('FOOD-03 what is past its date is not proposed, the last day is', () => {
  const propose = lotProposals(
    [level('PAST', '2026-11-25', 5), level('TODAY', '2026-11-26', 1)],
    '2026-11-26',
  );
  expect(propose('10012345', 2).map(({ lot }) => lot)).toEqual(['TODAY', '']);
});

test('FOOD-03 every piece asked for is proposed once, and none twice', () => {
  const levels = fc.array(
    fc.record({
      variantCode: fc.constantFrom('1', '2'),
      lot: fc.constantFrom('A', 'B', 'C'),
      place: fc.constantFrom('', 'R1', 'R2'),
      bestBefore: fc.constantFrom(null, '2026-01-01', '2027-01-01', '2027-02-01'),
      quantity: fc.integer({ min: 0, max: 9 }),
    }),
  );
  const needs = fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 12 })));
  fc.assert(
    fc.property(levels, needs, (there: LotLevel[], wanted) => {
      const propose = lotProposals(there, '2026-11-26');
      const taken = wanted.map(([code, quantity]) => {
        const picks = propose(code, quantity);
        expect(picks.reduce((sum, pick) => sum + pick.quantity, 0)).toBe(quantity);
        expect(picks.every((pick) => pick.variantCode === code && pick.quantity > 0)).toBe(true);
        return picks;
      });
      const keyOf = ({ variantCode, lot, place }: LotLevel) => [variantCode, lot, place].join();
      const sums = (levels: LotLevel[]) =>
        levels.reduce(
          (sum, one) => sum.set(keyOf(one), (sum.get(keyOf(one)) ?? 0) + one.quantity),
          new Map<string, number>(),
        );
      const stood = sums(there);
      for (const [key, quantity] of sums(taken.flat().filter(({ lot }) => lot !== '')))
        expect(quantity).toBeLessThanOrEqual(stood.get(key) ?? 0);
    }),
  );
});
