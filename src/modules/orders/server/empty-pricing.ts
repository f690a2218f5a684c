import { priceOrder } from '../rules/index.ts';
import type { FrozenPricing } from './frozen-pricing.ts';

/** The pricing of an empty cart. */
export function emptyPricing(today: Temporal.PlainDate): FrozenPricing {
  const {
    lines: _,
    withheld: __,
    ...priced
  } = priceOrder({
    lines: [],
    promotions: [],
    adjustments: [],
    country: '',
    taxCountry: '',
    date: today,
    taxRates: [],
    shipping: null,
    shippingAtMost: null,
    freeShipping: null,
  });
  return { ...priced, freeProducts: [] };
}
