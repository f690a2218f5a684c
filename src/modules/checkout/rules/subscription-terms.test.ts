import { expect, test } from 'vitest';
import { subscriptionTerms } from './subscription-terms.ts';

const line = (subscriptionInterval: number | null, quantity: number, unitPrice: number) => ({
  ...{ subscriptionInterval, quantity, unitPrice },
  total: quantity * unitPrice,
});

test('WDR-05 each rhythm tells its price, its commitment and its next two dates', () => {
  const lines = [line(42, 1, 4941), line(null, 1, 1290), line(42, 2, 261)];
  expect(subscriptionTerms(lines, '2026-11-24')).toEqual([
    { interval: 42, perDelivery: 5463, commitment: 10926, next: ['2027-01-05', '2027-02-16'] },
  ]);
});

test('WDR-05 a promotion lowers the first delivery only', () => {
  const [terms] = subscriptionTerms([{ ...line(31, 1, 5000), total: 4500 }], '2026-11-24');
  expect(terms).toMatchObject({ perDelivery: 5000, commitment: 9500 });
});

test('WDR-05 two rhythms are two commitments, the shorter first', () => {
  const terms = subscriptionTerms([line(62, 1, 100), line(31, 1, 100)], '2026-11-24');
  expect(terms.map(({ interval }) => interval)).toEqual([31, 62]);
});

test('WDR-05 an order without subscription commits to nothing', () => {
  expect(subscriptionTerms([line(null, 3, 290)], '2026-11-24')).toEqual([]);
});
