import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { NO_CONDITIONS } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, promotion, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, add, filled, address, ship, pay, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));
// VAT rates come from a migration, so they are not reset between tests.
afterEach(() =>
  sql`update tax_rates set basis_points = 2000 where country = 'FR'`.execute(shop.appContext.db),
);

/** A free tin for carts of 100 € or more. */
const publishGift = () =>
  transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'gift',
        reward: { kind: 'free_product', variantCode: TIN, quantity: 1, value: 190 },
        conditions: { ...NO_CONDITIONS, minimum: 10_000 },
      }),
      channels: [],
      coupons: [],
    }),
  );

const cartRead = async () => {
  const { tokenValue } = await filled([KIBBLE, 2]);
  const read = async () => (await call('GET', `/${tokenValue}`)).body;
  await read();
  return read;
};

test('while the offer stands, a cart is read with its stock in one statement', async () => {
  const read = await cartRead();
  expect(await countQueries(shop.database.pool, read)).toBe(1);
});

test.each([
  ['a delivery price', 'update shipping_zones set price = 1490, free_from = null', 'shippingTotal'],
  ['a VAT rate', "update tax_rates set basis_points = 550 where country = 'FR'", 'taxTotal'],
  ['a name', "update products set name = 'Renommé'", 'items'],
  ['a variant that is hidden', 'update product_variants set visible = false', 'problems'],
  ['a stock that is empty', 'update product_variants set on_hand = 0', 'problems'],
])('%s changed by whatever hand shows in the next read', async (_, change, shown) => {
  const read = await cartRead();
  const before = await read();
  await sql.raw(change).execute(shop.appContext.db);
  expect((await read())[shown]).not.toEqual(before[shown]);
});

test('a new price is told as soon as it stands', async () => {
  const read = await cartRead();
  const variants = [variantDraft({ cents: 3990, subscriptionCents: 3591 })];
  await transact(shop.appContext, (work) => publishProduct(work, productDraft({ variants })));
  expect((await read()).problems).toMatchObject([{ code: 'price_changed', now: 3990 }]);
});

test('a change that was taken back changes nothing, and neither does reading during it', async () => {
  const read = await cartRead();
  const before = await read();
  await shop.appContext.db
    .transaction()
    .execute(async (tx) => {
      await sql`update shipping_zones set price = 9900, free_from = null`.execute(tx);
      expect(await read()).toEqual(before);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await read()).toEqual(before);
});

test('what goes with a cart is no longer proposed once it is sold out, by whatever hand', async () => {
  const { db } = shop.appContext;
  await sql`insert into product_cross_sells (product_id, position, sku)
    select id, 0, 'PR000200' from products where sku = 'PR000123'`.execute(db);
  const read = await cartRead();
  expect((await read()).upsells).toMatchObject([{ variantCode: TIN }]);
  await sql`update product_variants set on_hand = 0 where code = ${TIN}`.execute(db);
  expect((await read()).upsells).toEqual([]);
  await sql`update product_variants set on_hand = 5 where code = ${TIN}`.execute(db);
  expect((await read()).upsells).toMatchObject([{ variantCode: TIN }]);
});

test('a cart that was read is answered again while it is the same, and to its customer only', async () => {
  const { customer, headers } = await signedIn(shop);
  const customerId = Number(customer.slice(customer.lastIndexOf('/') + 1));
  const { tokenValue } = await filled([KIBBLE, 1]);
  const path = `/${tokenValue}`;
  const first = (await call('GET', path)).body;
  expect((await call('GET', path)).body).toEqual(first);
  const { body } = await call('PATCH', `${path}/items/${first.items[0].id}`, { quantity: 2 });
  expect((await call('GET', path)).body.total).toBe(body.total);
  await sql`update orders set customer_id = ${customerId}, version = version + 1
    where token = ${tokenValue}`.execute(shop.appContext.db);
  expect((await call('GET', path, undefined, headers)).body.total).toBe(body.total);
  expect((await call('GET', path, undefined, headers)).status).toBe(200);
  expect((await call('GET', path)).status).toBe(404);
});

test('what a change answers is what reading says, kept or not, with a gift and without', async () => {
  await publishGift();
  const cart = await filled([KIBBLE, 1], [TIN, 2]);
  const { tokenValue, items } = cart;
  const path = `/${tokenValue}`;
  const rereads = async ({ body }: { body: unknown }) => {
    const read = async () => (await call('GET', path)).body;
    expect(await countQueries(shop.database.pool, read)).toBe(1);
    expect(await read()).toEqual(body);
    await sql`update offer_version set version = version + 1`.execute(shop.appContext.db);
    expect(await read()).toEqual(body);
  };
  const change = (quantity: number) => call('PATCH', `${path}/items/${items[0]?.id}`, { quantity });
  await rereads(await add(tokenValue, KIBBLE, 1));
  await rereads(await change(3));
  await rereads(await address(tokenValue));
  await rereads(await ship(cart));
  await rereads(await pay(cart));
  await rereads(await change(1));
});

test('a gift that ran out leaves the carts that were read', async () => {
  await publishGift();
  const { tokenValue } = await filled([KIBBLE, 3]);
  const gifts = async () => (await call('GET', `/${tokenValue}`)).body.freeProducts.length;
  expect(await gifts()).toBe(1);
  await sql`update product_variants set on_hand = 0 where code = ${TIN}`.execute(
    shop.appContext.db,
  );
  expect(await gifts()).toBe(0);
});

test('a promotion for the first order is judged anew at every reading', async () => {
  await transact(shop.appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'first',
        reward: { kind: 'amount', amount: 300 },
        conditions: { ...NO_CONDITIONS, firstOrderOnly: true },
      }),
      channels: [],
      coupons: [],
    }),
  );
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  const read = async () => (await call('GET', `/${cart.tokenValue}`)).body.orderPromotionTotal;
  expect([await read(), await read()]).toEqual([-300, -300]);
  const other = await ready('bank_transfer', [TIN, 1]);
  await complete(other.tokenValue);
  expect(await read()).toBe(0);
});
