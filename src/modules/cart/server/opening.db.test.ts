import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { presentCart } from './answer-cart.ts';
import { readCart } from './read-cart.ts';

const shop = testShop();
const { call, add } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const item = (productVariant: string, quantity = 1) => ({ productVariant, quantity });
const TWO = [{ ...item(KIBBLE), subscriptionInterval: 31 }, item(BOWL, 2)];
const open = (items: object[], headers?: Record<string, string>) =>
  call('POST', '', { items }, headers);
const carts = async () =>
  Number((await shop.database.pool.query('select count(*) n from orders')).rows[0].n);

/** Removes the fields that differ between any two carts. */
const content = (cart: Record<string, unknown>) => {
  const text = JSON.stringify({ ...cart, tokenValue: '', version: 0 });
  return JSON.parse(text.replaceAll(/"(id|@id|createdAt|updatedAt)":("[^"]*"|\d+)/g, '"$1":0'));
};

test('CRT-05 a cart opened with items is the cart they were put in one by one', async () => {
  // Without and with the catalogue cache of this process.
  const slowly = await open(TWO);
  const opened = await open(TWO);
  expect([slowly.status, opened.status]).toEqual([201, 201]);
  expect(content(slowly.body)).toEqual(content(opened.body));
  expect(opened.headers.get('etag')).toMatch(new RegExp(`^"${opened.body.version}-[\\w-]+"$`));
  const { tokenValue } = (await call('POST', '', {})).body;
  await add(tokenValue, KIBBLE, 1, { subscriptionInterval: 31 });
  const { body: filled } = await add(tokenValue, BOWL, 2);
  expect(content(opened.body)).toEqual(content(filled));

  const { db, clock } = shop.appContext;
  const asRead = await readCart(db, opened.body.tokenValue, null, clock.today());
  expect(opened.body).toEqual((await presentCart(db, asRead)).body);
});

test('CRT-05 a cart opened again with its key, or by a customer, holds its items once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await open(TWO, key);
  const again = await open(TWO, key);
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(first.body.items).toHaveLength(2);

  const { headers } = await signedIn(shop);
  const theirs = await open([item(TIN)], headers);
  const more = await open([item(TIN), item(BOWL)], headers);
  expect(more.body.tokenValue).toBe(theirs.body.tokenValue);
  expect(more.body.items).toMatchObject([
    { variant: { code: TIN }, quantity: 2 },
    { variant: { code: BOWL }, quantity: 1 },
  ]);
});

test('CRT-06 API-08 what cannot be put in opens nothing, and is named where it stands', async () => {
  const refused = async (items: object[]) => {
    const { status, body } = await open(items);
    return { status, violations: body.violations };
  };
  expect(await refused([item(TIN), item('nothing')])).toMatchObject({
    status: 422,
    violations: [{ propertyPath: 'items.1.productVariant' }],
  });
  expect(await refused([item(TIN), item(TIN, 9999)])).toMatchObject({
    status: 422,
    violations: [{ propertyPath: 'items.1.quantity', code: 'max' }],
  });
  expect(await refused([{ ...item(BOWL), subscriptionInterval: 31 }])).toMatchObject({
    status: 422,
    violations: [{ propertyPath: 'items.0.subscriptionInterval' }],
  });
  expect(await refused([item(BOWL, 21)])).toMatchObject({
    status: 422,
    violations: [{ propertyPath: '', code: 'stock' }],
  });
  expect((await refused([item(TIN, 0)])).status).toBe(422);
  expect((await refused(Array.from({ length: 51 }, () => item(TIN)))).status).toBe(422);
  expect(await carts()).toBe(0);
});

test('a visitor’s cart with its first items is one statement', async () => {
  // The first run loads the catalogue cache.
  await open(TWO);
  const statements = await countQueries(shop.database.pool, async () =>
    expect((await open(TWO)).status).toBe(201),
  );
  expect(statements).toBe(1);
});

test('a cart is opened by the offer and the stock of now, whatever was known of them', async () => {
  const before = await open([item(BOWL)]);
  await sql`update products set name = 'Gamelle en fonte' where sku = 'PR000300'`.execute(
    shop.appContext.db,
  );
  const renamed = await open([item(BOWL)]);
  expect(before.body.items[0]).toMatchObject({ productName: 'Gamelle en grès' });
  expect(renamed.body.items[0]).toMatchObject({ productName: 'Gamelle en fonte' });

  await sql`update product_variants set on_hand = 1 where code = ${BOWL}`.execute(
    shop.appContext.db,
  );
  const { status, body } = await open([item(BOWL, 2)]);
  expect([status, body.violations[0].code]).toEqual([422, 'stock']);
});
