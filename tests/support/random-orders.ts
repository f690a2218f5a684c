import fc from 'fast-check';
import { NO_CONDITIONS, type Reward } from '#modules/promotions/rules/index.ts';
import type { OrderToPrice } from '../../src/modules/orders/rules/priced-order.ts';
import { delivery, free, line, order, promotion } from './orders-to-price.ts';

const anyLine = fc
  .record({
    productCode: fc.constantFrom('PR000001', 'PR000002'),
    taxCategory: fc.constantFrom('pet_food', 'accessory'),
    quantity: fc.integer({ min: 1, max: 12 }),
    unitPrice: fc.integer({ min: 0, max: 15_000 }),
    reducedFrom: fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: null }),
    subscriptionInterval: fc.constantFrom(null, 31),
  })
  .map(({ reducedFrom, ...facts }) => ({
    ...facts,
    referenceUnitPrice: reducedFrom === null ? null : facts.unitPrice + reducedFrom,
    subscriptionUnitPrice: Math.round(facts.unitPrice * 0.9),
  }));
const anyReward: fc.Arbitrary<Reward> = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }).map((amount) => ({ kind: 'amount' as const, amount })),
  fc.integer({ min: 1, max: 10_000 }).map((rate) => ({ kind: 'percent' as const, rate })),
  fc.constant({ kind: 'free_shipping' as const }),
);
/** A random cart with promotions, a delivery and a credit. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    rewards: fc.array(fc.tuple(anyReward, fc.constantFrom([], ['PR000001'])), { maxLength: 4 }),
    country: fc.constantFrom('FR', 'BE', 'LU'),
    shippingPrice: fc.integer({ min: 0, max: 1_500 }),
    threshold: fc.integer({ min: 0, max: 20_000 }),
    credit: fc.integer({ min: 0, max: 3_000 }),
    shippingAtMost: fc.option(fc.integer({ min: 0, max: 1_500 }), { nil: null }),
  })
  .map((facts) =>
    order(
      facts.lines.map(({ unitPrice, ...more }, index) => line(`k${index}`, unitPrice, more)),
      {
        country: facts.country,
        promotions: facts.rewards.map(([reward, products], index) =>
          promotion(`p${index}`, reward, { conditions: { ...NO_CONDITIONS, products } }),
        ),
        shipping: delivery(facts.shippingPrice),
        freeShipping: free(facts.threshold),
        shippingAtMost: facts.shippingAtMost,
        adjustments: [
          { label: 'c', amount: 0 - facts.credit, rule: { id: 'credit', version: '1' } },
        ],
      },
    ),
  );
