import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { NO_CONDITIONS } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { scaled as scaledLimit } from '../../../../tests/support/limits.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import {
  BOWL,
  KIBBLE,
  lyon,
  promotion,
  stockShop,
  TIN,
} from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, add } = orderCalls(shop);

beforeEach(async () => {
  await stockShop(shop.appContext, { kibble: 30 });
  const offers = [
    promotion({ code: 'tenth', reward: { kind: 'percent', rate: 1000 } }),
    promotion({
      code: 'treats',
      reward: { kind: 'percent', rate: 1500 },
      conditions: { ...NO_CONDITIONS, products: ['PR000200'] },
    }),
    promotion({ code: 'carriage', reward: { kind: 'free_shipping' } }),
  ];
  await transact(shop.appContext, async (work) => {
    for (const offer of offers)
      await publishPromotion(work, {
        promotion: offer,
        channels: [],
        coupons: [{ code: offer.code.toUpperCase(), totalUses: null }],
      });
  });
});

const variant = fc.constantFrom(KIBBLE, TIN, BOWL);
const interval = fc.constantFrom(null, 21, 31, 155);
const quantity = fc.integer({ min: 1, max: 12 });
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), variant, interval, quantity }),
  fc.record({ do: fc.constant('change' as const), at: fc.nat(5), interval, quantity }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({
    do: fc.constant('coupon' as const),
    code: fc.constantFrom('BIENVENUE5', 'TENTH', 'TREATS', 'CARRIAGE', 'NONE'),
  }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constant('send' as const), country: fc.constantFrom('FR', 'LU') }),
);
const luxembourg = { ...lyon, countryCode: 'LU', postcode: '1234', city: 'Luxembourg' };

async function play(token: string, move: typeof step extends fc.Arbitrary<infer M> ? M : never) {
  const cart: OrderShape = (await call('GET', `/${token}`)).body;
  const item = 'at' in move ? cart.items[move.at % Math.max(1, cart.items.length)] : undefined;
  switch (move.do) {
    case 'add':
      return add(token, move.variant, move.quantity, { subscriptionInterval: move.interval });
    case 'change':
      return call('PATCH', `/${token}/items/${item?.id}`, {
        quantity: move.quantity,
        subscriptionInterval: move.interval,
      });
    case 'remove':
      return call('DELETE', `/${token}/items/${item?.id}`);
    case 'coupon':
      return call('PATCH', `/${token}/apply-coupon`, { couponCode: move.code });
    case 'clear':
      return call('PATCH', `/${token}/apply-coupon`, { couponCode: null });
    case 'send':
      return call('PATCH', `/${token}/address`, {
        billingAddress: lyon,
        shippingAddress: move.country === 'LU' ? luxembourg : lyon,
      });
  }
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

function holds(cart: OrderShape) {
  const { accounting, taxes, items } = cart;
  expect(cart.itemsTotal).toBe(sum(items.map((item) => item.total)));
  expect(cart.itemsSubtotal).toBe(sum(items.map((item) => item.subtotal)));
  expect(cart.itemsSubtotal + cart.orderPromotionTotal).toBe(cart.itemsTotal);
  expect(cart.total).toBe(cart.itemsTotal + cart.shippingTotal);
  expect(cart.total).toBeGreaterThanOrEqual(0);
  expect(sum(taxes.map((tax) => tax.gross))).toBe(cart.total);
  for (const tax of taxes) expect(tax.net + tax.vat).toBe(tax.gross);
  expect(sum(taxes.map((tax) => tax.vat))).toBe(cart.taxTotal);
  const { itemsTotal, discountTotal, shippingFees, paymentFees, promotionFees } = accounting;
  expect(itemsTotal + discountTotal + shippingFees + paymentFees + promotionFees).toBe(cart.total);
  expect(accounting.totalWithoutTax + accounting.vatIncluded).toBe(cart.total);
  const moved = cart.explanation.filter((reason) => !reason.included);
  expect(sum(moved.map((reason) => reason.amount))).toBe(cart.total);
  const keys = items.map((item) => `${item.variantCode}:${item.subscriptionInterval}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(cart.shipments).toHaveLength(items.length > 0 ? 1 : 0);
}

test(
  'REL-45 whatever is done to a cart, its sums hold and no call fails',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (moves) => {
        const { tokenValue } = (await call('POST', '', {})).body;
        for (const move of moves) {
          const { status } = await play(tokenValue, move);
          expect([200, 204, 422]).toContain(status);
          const { body } = await call('GET', `/${tokenValue}`);
          holds(body);
          const again = await call('GET', `/${tokenValue}`);
          expect(again.body).toEqual(body);
        }
      }),
      { numRuns: scaled(40, 12) },
    );
  },
  scaledLimit(30_000),
);
