import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overLimit, shareOfWanted } from './price-limits.ts';

test('REL-42 nobody pays more than they were told', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.option(fc.nat(50_000)), (total, announced) => {
      const paid = total + overLimit(total, announced);
      expect(paid).toBe(Math.min(total, announced ?? total));
    }),
  );
});

test('S-16 REL-36 a piece costs the same whether or not another one is missing', () => {
  const wanted = [
    { variantCode: 'a', subscriptionInterval: 31, quantity: 3, total: 1000 },
    { variantCode: 'b', subscriptionInterval: 31, quantity: 1, total: 400 },
    { variantCode: 'b', subscriptionInterval: null, quantity: 2, total: 900 },
  ];
  expect(shareOfWanted(wanted, wanted)).toBe(2300);
  const less = [
    { variantCode: 'a', subscriptionInterval: 31, quantity: 2 },
    { variantCode: 'b', subscriptionInterval: null, quantity: 1 },
  ];
  expect(shareOfWanted(wanted, less)).toBe(667 + 450);
});
