import { expect, test } from 'vitest';
import type { ContentVariant } from '../contracts.ts';
import { cheapestVariant, offeredVariants, reductionPercent, variantOf } from './shown-variant.ts';

const variant = (changes: Partial<ContentVariant>): ContentVariant => ({
  id: 1,
  sku: '10000001',
  slug: '4-kg',
  format: '4 kg',
  weight: 4000,
  gross_weight: 4100,
  gtin: null,
  reference: '10000001',
  show_variant: true,
  in_stock: true,
  availability: 'available',
  base_price: 4100,
  base_price_tf: 3417,
  base_price_subscription: 3690,
  original_price: null,
  price_per_unit: null,
  price_per_unit_subscription: null,
  image: null,
  ...changes,
});
const small = variant({ sku: '10000002', slug: '1-kg', weight: 1000, base_price: 1500 });
const usual = variant({});
const huge = variant({ sku: '10000003', slug: '24-kg', weight: 24_000, base_price: 20_000 });

test('CAT-09 a hidden variant is not offered, even by its own address', () => {
  const hidden = variant({ slug: '2-kg', show_variant: false, base_price: 100 });
  expect(offeredVariants([hidden, usual])).toEqual([usual]);
  expect(cheapestVariant([hidden, usual])).toBe(usual);
  expect(variantOf([hidden, usual], '2-kg')).toBeUndefined();
});

test('a card speaks of the cheapest variant that can be bought', () => {
  const gone = { ...small, in_stock: false };
  expect(cheapestVariant([gone, usual, huge])).toBe(usual);
  expect(cheapestVariant([gone])).toBe(gone);
  expect(cheapestVariant([])).toBeNull();
});

test('RTE-12 an address chooses its format; without one the biggest usual format is shown', () => {
  const all = [small, usual, huge];
  expect(variantOf(all, '1-kg')).toBe(small);
  expect(variantOf(all, undefined)).toBe(usual);
  expect(variantOf([huge], undefined)).toBe(huge);
  expect(variantOf([small, { ...usual, in_stock: false }], undefined)).toBe(small);
  expect(variantOf(all, 'rien-de-tel')).toBeUndefined();
});

test('PRI-02 a reduction is counted from its reference price and never rounded up', () => {
  expect(reductionPercent(8999, 10_000)).toBe(10);
  expect(reductionPercent(9001, 10_000)).toBe(9);
  expect(reductionPercent(10_000, null)).toBe(0);
  expect(reductionPercent(10_000, 9000)).toBe(0);
});
