import { expect, it } from 'vitest';
import { lowestPrices } from './lowest-price.ts';

const variant = (base: unknown, show_variant = true, subscription: unknown = null) => ({
  show_variant,
  base_price: base,
  base_price_tf: typeof base === 'number' ? base - 10 : base,
  base_price_subscription: subscription,
});

it('CAT-08 CAT-09 the lowest price ignores hidden variants and what is not an integer', () => {
  const variants = [
    variant(4_100, true, 3_690),
    variant(900, false, 810),
    variant(12.5),
    variant('100'),
  ];
  expect(lowestPrices(variants)).toEqual({ base: 4_100, withoutTax: 4_090, subscription: 3_690 });
});

it('CAT-08 each kind has its own minimum', () => {
  const variants = [variant(4_100, true, 4_000), variant(4_200, true, 3_000)];
  expect(lowestPrices(variants)).toMatchObject({ base: 4_100, subscription: 3_000 });
});

it('CAT-08 no price is null, and zero is a price', () => {
  expect(lowestPrices([])).toEqual({ base: null, withoutTax: null, subscription: null });
  expect(lowestPrices([variant(null)])).toMatchObject({ base: null });
  expect(lowestPrices([variant(0), variant(5)])).toMatchObject({ base: 0 });
});
