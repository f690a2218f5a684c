import { expect, test } from 'vitest';
import { to } from './to.ts';

test('RTE-01 an address is filled wherever its parts stand, with a slash behind the last of them or without', () => {
  expect(to({ address: 'days/:date/' }, { date: '2026-11-26' })).toBe('/days/2026-11-26/');
  expect(to({ address: 'days/:date/:file' }, { date: '2026-11-26', file: 'home.pdf' })).toBe(
    '/days/2026-11-26/home.pdf',
  );
  expect(to({ address: 'orders/:order/:format?/' }, { order: 7 })).toBe('/orders/7/');
  expect(to({ address: 'about/' })).toBe('/about/');
});
