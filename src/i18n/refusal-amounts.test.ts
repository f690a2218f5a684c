import { expect, test } from 'vitest';
import { refusalText } from './catalogue.server.ts';

test.each([
  ['checkout.total_changed', { total: { cents: 6490 } }, '64,90\u00a0€'],
  ['checkout.total_changed', { total: { cents: 152_280 } }, '1\u00a0522,80\u00a0€'],
  ['coupon.minimum', { coupon: 'X', minimum: { cents: 2500 } }, '25,00\u00a0€'],
])('B-12 BIZ-12 %s with %o quotes %s', (code, params, amount) => {
  expect(refusalText(code, params)).toContain(amount);
});
