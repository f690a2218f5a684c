import { NO_CONDITIONS, type Promotion, type Reward } from '#modules/promotions/rules/index.ts';
import type { LineToPrice, OrderToPrice } from '../../src/modules/orders/rules/priced-order.ts';
import type { TaxRate } from '../../src/modules/orders/rules/tax-rates.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const taxRates: TaxRate[] = [
  ['FR', 'pet_food', 2_000] as const,
  ['FR', 'accessory', 2_000] as const,
  ['BE', 'pet_food', 2_100] as const,
  ['BE', 'accessory', 2_100] as const,
  ['LU', 'pet_food', 300] as const,
  ['LU', 'accessory', 1_700] as const,
].map(([country, category, rate]) => ({
  country,
  category,
  rate,
  validFrom: day('2024-01-01'),
  validTo: null,
}));
/** Orders as input of the pricing rules. */
export const line = (
  key: string,
  unitPrice: number,
  more: Partial<LineToPrice> = {},
): LineToPrice => ({
  key,
  variantCode: '10000001',
  productCode: 'PR000001',
  categories: [],
  taxCategory: 'pet_food',
  quantity: 1,
  unitPrice,
  referenceUnitPrice: null,
  subscriptionUnitPrice: null,
  subscriptionInterval: null,
  priceRule: { id: 'price:10000001', version: '2026-09-01' },
  subscriptionPriceRule: { id: 'subscription-price:10000001', version: '2026-10-01' },
  ...more,
});
export const order = (lines: LineToPrice[], more: Partial<OrderToPrice> = {}): OrderToPrice => ({
  lines,
  promotions: [],
  adjustments: [],
  country: 'FR',
  taxCountry: more.country ?? 'FR',
  date: day('2026-11-21'),
  taxRates,
  shipping: null,
  shippingAtMost: null,
  freeShipping: null,
  ...more,
});
export const promotion = (
  code: string,
  reward: Reward,
  more: Partial<Promotion> = {},
): Promotion => ({
  code,
  version: '2026-11-01',
  name: code,
  couponCode: code.toUpperCase(),
  startsOn: null,
  endsOn: null,
  priority: 0,
  exclusive: false,
  conditions: NO_CONDITIONS,
  reward,
  ...more,
});
export const delivery = (price: number) => ({
  method: 'home_standard',
  price,
  rule: { id: 'shipping:home_standard', version: '2026-09-01' },
});
export const free = (threshold: number) => ({
  threshold,
  rule: { id: 'free-shipping:FR', version: '2026-09-01' },
});
