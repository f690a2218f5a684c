import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, promotion, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { NO_CONDITIONS } from '../../promotions/rules/index.ts';
import { publishPromotion } from '../../promotions/server/index.ts';

const shop = testShop();
const { call, ready, complete, add, filled, ship, pay } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const one = async (text: string) => (await shop.database.pool.query(text)).rows[0];
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

/** `ROUNDS=200` runs more rounds. */
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const SECONDS_A_ROUND = 12;

test(
  'REL-35 fifty buyers of the last piece: one order, 49 clear answers, each time',
  async () => {
    const carts: OrderShape[] = [];
    for (let buyer = 0; buyer < 50; buyer += 1)
      carts.push(await ready('bank_transfer', [KIBBLE, 1]));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await shop.database.pool.query(
        "update product_variants set on_hand = 1 where code = '10012345'",
      );
      const open = carts.splice(0, carts.length);
      const answers = await Promise.all(open.map((cart) => complete(cart.tokenValue)));
      expect(statuses(answers)).toEqual([
        200,
        ...Array.from({ length: open.length - 1 }, () => 422),
      ]);
      for (const { status, body } of answers)
        if (status === 422) expect(body.violations[0].code).toBe('stock');
      expect(await one("select on_hand from product_variants where code = '10012345'")).toEqual({
        on_hand: 0,
      });
      expect(await one("select count(*) from orders where state = 'new'")).toEqual({
        count: round,
      });
      carts.push(...open.filter((_, index) => answers[index]?.status === 422));
      await shop.database.pool.query(
        "update product_variants set on_hand = 9 where code = '10012345'",
      );
      carts.push(await ready('bank_transfer', [KIBBLE, 1]));
    }
  },
  ROUNDS * SECONDS_A_ROUND * 1000,
);

test('CRT two writers on one cart: both are served, nothing is lost', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(cart.tokenValue, TIN, 1)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body.items).toMatchObject([{ quantity: 1 }, { variantCode: TIN, quantity: 12 }]);
});

test('CRT two writers who saw the same version: the second is refused with the cart', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const seen = { 'if-match': `"${cart.version}"` };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      call('PATCH', `/${cart.tokenValue}/items`, { productVariant: TIN, quantity: 1 }, seen),
    ),
  );
  expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
});

test('REL-53 completing twice at once places one order', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => complete(cart.tokenValue)));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 404)]);
  expect(await one('select count(*) from orders')).toEqual({ count: 1 });
  expect(await one("select on_hand from product_variants where code = '10012345'")).toEqual({
    on_hand: 9,
  });
});

const limited = (conditions: object, totalUses: number | null = null) =>
  transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'limited',
        reward: { kind: 'amount', amount: 1000 },
        conditions: { ...NO_CONDITIONS, ...conditions },
      }),
      channels: [],
      coupons: [{ code: 'DERNIER', totalUses }],
    }),
  );
const withCoupon = async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  await call('PATCH', `/${cart.tokenValue}/apply-coupon`, { couponCode: 'DERNIER' });
  return cart;
};

test.each([
  ['promotion', () => limited({ totalUses: 1 })],
  ['code', () => limited({}, 1)],
])(
  'REL-44 the last use of a %s goes to one of the carts, the others are told',
  async (_, limit) => {
    await limit();
    const carts = [await withCoupon(), await withCoupon(), await withCoupon()];
    const answers = await Promise.all(carts.map((cart) => complete(cart.tokenValue)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([409, 422]).toContain(status);
      expect(body['hydra:description']).toMatch(/promotion|code/i);
    }
    expect(await one('select count(*) from promotion_uses')).toEqual({ count: 1 });
  },
);

test('REL-47 one person uses a welcome code once, whatever the tab', async () => {
  await limited({ usesPerCustomer: 1 });
  const carts = [await withCoupon(), await withCoupon()];
  const answers = await Promise.all(carts.map((cart) => complete(cart.tokenValue)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await one('select count(*) from promotion_uses')).toEqual({ count: 1 });
});

const elsewhere = {
  ...lyon,
  firstName: 'Ana',
  lastName: 'Silva',
  street: '3 place du Marché',
  phoneNumber: '+33611111111',
};

test.each([
  ['a plus', lyon, 'lea+bis@example.org', elsewhere],
  ['a dot', lyon, 'l.ea@gmail.com', elsewhere],
  ['the same name at the same street', lyon, 'autre@example.org', { ...lyon, phoneNumber: null }],
  [
    'accents and capitals',
    lyon,
    'autre@example.org',
    { ...lyon, firstName: 'LEA', street: '12 Rue des LILAS', phoneNumber: null },
  ],
  [
    'the same telephone',
    lyon,
    'autre@example.org',
    { ...elsewhere, phoneNumber: lyon.phoneNumber },
  ],
])('R-12 REL-47 one person uses a welcome code once: %s', async (_sign, first, email, second) => {
  await limited({ usesPerCustomer: 1 });
  const existing = email.endsWith('@gmail.com') ? 'lea@gmail.com' : 'lea@example.org';
  const orderWith = async (billingAddress: object, from: string) => {
    const { tokenValue } = await filled([KIBBLE, 1]);
    const addressed = await call('PATCH', `/${tokenValue}/address`, {
      email: from,
      billingAddress,
    });
    await ship(addressed.body);
    await pay(addressed.body);
    const applied = await call('PATCH', `/${tokenValue}/apply-coupon`, { couponCode: 'DERNIER' });
    if (applied.status !== 200) return applied.body.violations[0].code;
    return (await complete(tokenValue)).status;
  };
  expect(await orderWith(first, existing)).toBe(200);
  expect(await orderWith(second, email)).toBe('coupon.used');
  // A neighbour and another person of the household are different customers.
  const neighbour = { ...lyon, lastName: 'Roux', phoneNumber: '+33622222222' };
  expect(await orderWith(neighbour, 'roux@gmail.com')).toBe(200);
  const sister = { ...lyon, firstName: 'Jeanne', phoneNumber: '+33633333333' };
  expect(await orderWith(sister, 'jeanne@gmail.com')).toBe(200);
});
