import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('RVW-02 the average has two decimals, half up', () => {
  expect(summaryOf([0, 0, 0, 1, 2])).toEqual({
    count: 3,
    average: 4.67,
    distribution: [0, 0, 0, 1, 2],
  });
  expect(summaryOf([1, 0, 0, 0, 7]).average).toBe(4.5);
  expect(summaryOf([0, 0, 0, 3, 5]).average).toBe(4.63);
});

it('RVW-02 without a review there is no average', () => {
  expect(summaryOf([0, 0, 0, 0, 0])).toEqual({
    count: 0,
    average: null,
    distribution: [0, 0, 0, 0, 0],
  });
});

it('RVW-02 the average is never outside 1 to 5, nor far from the true one', () => {
  const counts = fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(counts, (given) => {
      const { count, average } = summaryOf(given);
      if (average === null) return count === 0;
      const exact = given.reduce((all, some, index) => all + some * (index + 1), 0) / count;
      return average >= 1 && average <= 5 && Math.abs(average - exact) <= 0.005 + 1e-9;
    }),
  );
});
