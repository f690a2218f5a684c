import { expect, test } from 'vitest';
import { subscriptionTerms } from './subscription-terms.ts';

const every = (subscriptionInterval: number | null) => ({ subscriptionInterval });

test('WDR-05 each rhythm tells its next two dates, the shorter first', () => {
  expect(subscriptionTerms([every(62), every(null), every(42), every(42)], '2026-11-24')).toEqual([
    { interval: 42, next: ['2027-01-05', '2027-02-16'] },
    { interval: 62, next: ['2027-01-25', '2027-03-28'] },
  ]);
});

test('WDR-05 an order without subscription commits to nothing', () => {
  expect(subscriptionTerms([every(null)], '2026-11-24')).toEqual([]);
});
