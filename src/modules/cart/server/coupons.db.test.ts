import { beforeEach, expect, test } from 'vitest';
import { NO_CONDITIONS } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, promotion, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { add, call, complete, filled, ready } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const violation = (body: { violations: { propertyPath: string; code: string }[] }) =>
  body.violations.map(({ propertyPath, code }) => [propertyPath, code]);

test('API-12 API-13 a coupon takes its amount off, and is taken off again', async () => {
  const cart = await filled([KIBBLE, 1]);
  const path = `/${cart.tokenValue}`;
  const applied = await call('PATCH', `${path}/apply-coupon`, { couponCode: ' bienvenue5 ' });
  expect(applied.status).toBe(200);
  expect(applied.body).toMatchObject({
    promotions: [{ code: 'welcome', couponCode: 'BIENVENUE5', amount: -500 }],
    orderPromotionTotal: -500,
    itemsTotal: 3600,
    total: 4090,
  });
  expect((await call('DELETE', `${path}/coupon/BIENVENUE5`)).status).toBe(204);
  expect((await call('GET', path)).body).toMatchObject({ promotions: [], total: 4590 });
  expect((await call('DELETE', `${path}/coupon/BIENVENUE5`)).status).toBe(404);
  await call('PATCH', `${path}/apply-coupon`, { couponCode: 'BIENVENUE5' });
  const cleared = await call('PATCH', `${path}/apply-coupon`, { couponCode: null });
  expect(cleared.body).toMatchObject({ promotions: [], couponCodes: [] });
});

test('API-12 a refused coupon says why, under couponCode', async () => {
  const { tokenValue } = await filled([KIBBLE, 1]);
  const apply = (couponCode: unknown) =>
    call('PATCH', `/${tokenValue}/apply-coupon`, { couponCode });
  const unknown = await apply('CROC5');
  expect(unknown.status).toBe(422);
  expect(unknown.body['hydra:description']).toBe(
    'couponCode: Ce code promotionnel n’est pas valide.',
  );
  expect(violation(unknown.body)).toEqual([['couponCode', 'coupon.invalid']]);
  await apply('BIENVENUE5');
  expect(violation((await apply('BIENVENUE5')).body)).toEqual([
    ['couponCode', 'coupon.already_applied'],
  ]);
  expect((await call('PATCH', `/${tokenValue}/apply-coupon`, {})).status).toBe(400);
});

test('B-17 a refused coupon is named with its true reason: a second code of one promotion', async () => {
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({ code: 'twice', reward: { kind: 'amount', amount: 300 } }),
      channels: [],
      coupons: [
        { code: 'ZOE3', totalUses: null },
        { code: 'ALL3', totalUses: null },
      ],
    }),
  );
  const { tokenValue } = await filled([KIBBLE, 1]);
  const apply = (couponCode: string) =>
    call('PATCH', `/${tokenValue}/apply-coupon`, { couponCode });
  expect((await apply('ZOE3')).status).toBe(200);
  const second = await apply('ALL3');
  expect(violation(second.body)).toEqual([['couponCode', 'coupon.same_promotion']]);
  expect(second.body['hydra:description']).toContain('Le code ALL3');
});

test('REL-46 a promotion that is lost below its minimum is withdrawn visibly', async () => {
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'big',
        reward: { kind: 'amount', amount: 1000 },
        conditions: { ...NO_CONDITIONS, minimum: 8000 },
      }),
      channels: [],
      coupons: [{ code: 'GRAND10', totalUses: null }],
    }),
  );
  const cart = await filled([KIBBLE, 2]);
  const apply = await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'GRAND10' });
  expect(apply.body.total).toBe(7200);
  const { body } = await call('PATCH', `/${cart.tokenValue}/items/${cart.items[0]?.id}`, {
    quantity: 1,
  });
  expect(body.total).toBe(4590);
  expect(body.promotions).toEqual([]);
  expect(body.problems).toMatchObject([
    { code: 'promotion_withdrawn', couponCode: 'GRAND10', reason: 'coupon.minimum', now: 8000 },
  ]);
  expect(body.problems[0].message).toContain('80');
});

test('REL-46 a cart that falls below the free delivery shows the fee and what is missing', async () => {
  const cart = await filled([KIBBLE, 1], [TIN, 1]);
  expect(cart).toMatchObject({ shippingTotal: 490, freeShipping: { remaining: 510 } });
  const free = await add(cart.tokenValue, TIN, 2);
  expect(free.body).toMatchObject({
    total: 4970,
    shippingTotal: 0,
    shippingPromotionTotal: -490,
    freeShipping: { threshold: 4900, remaining: 0, reached: true },
  });
  const tins = free.body.items[1];
  const { body } = await call('PATCH', `/${cart.tokenValue}/items/${tins.id}`, { quantity: 1 });
  expect(body).toMatchObject({
    total: 4880,
    shippingTotal: 490,
    shippingPromotionTotal: 0,
    freeShipping: { threshold: 4900, remaining: 510, reached: false },
  });
});

test('CRT-11 a free product is listed beside the items and costs nothing', async () => {
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'gift',
        reward: { kind: 'free_product', variantCode: TIN, quantity: 1, value: 290 },
      }),
      channels: [],
      coupons: [],
    }),
  );
  const cart = await filled([KIBBLE, 1]);
  expect(cart.freeProducts).toMatchObject([
    { variantCode: TIN, productName: 'Terrine chat poulet', quantity: 1 },
  ]);
  expect(cart.total).toBe(4590);
});

test('CRT-11 the last piece is sold before it is given: a gift never stands in the way of an order', async () => {
  const gift = { kind: 'free_product', variantCode: TIN, quantity: 1, value: 290 } as const;
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({ code: 'gift', reward: gift }),
      channels: [],
      coupons: [],
    }),
  );
  const set = 'update product_variants set on_hand = $1 where code = $2';
  await shop.database.pool.query(set, [2, TIN]);
  expect((await filled([KIBBLE, 1], [TIN, 1])).freeProducts).toHaveLength(1);
  const cart = await ready('bank_transfer', [KIBBLE, 1], [TIN, 2]);
  expect(cart).toMatchObject({
    freeProducts: [],
    problems: [{ code: 'gift_unavailable', variantCode: TIN }],
  });
  expect((await complete(cart.tokenValue)).status).toBe(200);
});

test('PRV-10 codes are not to be guessed: too many tries from one address are put off', async () => {
  const cart = await filled([KIBBLE, 1]);
  const guess = (couponCode: string) =>
    call(
      'PATCH',
      `/${cart.tokenValue}/apply-coupon`,
      { couponCode },
      {
        'x-forwarded-for': '203.0.113.9',
      },
    );
  const answers = [];
  for (let tries = 0; tries < 121; tries += 1) answers.push(await guess(`TRY${tries}`));
  expect(new Set(answers.slice(0, 120).map(({ status }) => status))).toEqual(new Set([422]));
  expect(answers[120]?.status).toBe(429);
  expect(Number(answers[120]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
