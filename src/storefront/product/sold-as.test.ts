import { expect, test } from 'vitest';
import { soldAs } from './sold-as.ts';

const bag = {
  format: '12 kg',
  price_per_unit: { ttc: 541, ht: 513, unit: 'kg' as const },
  price_per_unit_subscription: { ttc: 487, ht: 462, unit: 'kg' as const },
};
const read = (...args: Parameters<typeof soldAs>) => soldAs(...args).replaceAll('\u00a0', ' ');

test('PRI-01 BIZ-11 the bar that follows says the price per kilo of the way it is bought', () => {
  expect(read(bag)).toBe('12 kg · 5,41 €/kg');
  expect(read(bag, 'subscription')).toBe('12 kg · 4,87 €/kg');
  const bowl = { format: 'Ø 20 cm', price_per_unit: null, price_per_unit_subscription: null };
  expect(read(bowl)).toBe('Ø 20 cm');
});
