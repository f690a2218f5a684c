import { afterEach, expect, test } from 'vitest';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { people } from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, promotion, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { move } = people(shop);

afterEach(() => move({ seconds: 0 }));

/** Sum in cents by `rule@version`. */
function reasons(order: {
  explanation: { rule: { id: string; version: string }; amount: number }[];
}) {
  const found: Record<string, number> = {};
  for (const { rule, amount } of order.explanation) {
    const name = `${rule.id}@${rule.version}`;
    found[name] = (found[name] ?? 0) + amount;
  }
  return found;
}

test('each cent is traced to a rule and to the day it took effect', async () => {
  const opened = shop.appContext.clock.today();
  await stockShop(shop.appContext);
  move({ hours: 20 * 24 });
  // Published again without a change, so the price keeps its start date.
  await stockShop(shop.appContext);
  // Start date of the price in the seed data.
  const published = '2026-01-01';
  const price = { [`price:${KIBBLE}@${published}`]: 4100 };
  const rest = {
    [`shipping:home_standard@${opened}`]: 490,
    // VAT-01: since 1 January 2014.
    'vat:FR:pet_food@2014-01-01': expect.any(Number),
  };
  const subscribed = await ready('card', [KIBBLE, 1, { subscriptionInterval: 31 }]);
  expect(reasons(subscribed)).toEqual({
    ...price,
    [`subscription-price:${KIBBLE}@${published}`]: -410,
    ...rest,
  });
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  expect(reasons(cart)).toEqual({ ...price, ...rest });
  await complete(cart.tokenValue);
  // A placed order keeps its explanation, whatever changes later.
  move({ hours: 40 * 24 });
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(reasons(body)).toEqual(reasons(cart));
});

test('a promotion is quoted with the day since when it stands as it is', async () => {
  const quoted = async () => {
    const cart = await ready('bank_transfer', [KIBBLE, 1]);
    await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'BIENVENUE5' });
    const { body } = await call('GET', `/${cart.tokenValue}`);
    return Object.keys(reasons(body)).filter((rule) => rule.startsWith('promotion:'));
  };
  const opened = shop.appContext.clock.today();
  await stockShop(shop.appContext);
  move({ days: 1 });
  await stockShop(shop.appContext);
  expect(await quoted()).toEqual([`promotion:welcome@${opened}`]);
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({ code: 'welcome', reward: { kind: 'amount', amount: 400 } }),
      channels: [],
      coupons: [{ code: 'BIENVENUE5', totalUses: null }],
    }),
  );
  expect(await quoted()).toEqual([`promotion:welcome@${opened.add({ days: 1 })}`]);
});
