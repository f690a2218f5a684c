import { beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, filled, address, ship, pay, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const codes = Array.from({ length: 50 }, (_, index) => String(20_000_000 + index));
const publishFifty = () =>
  transact(shop.appContext, (work) =>
    publishProduct(
      work,
      productDraft({
        sku: 'PR000900',
        slug: 'cinquante-formats',
        variants: codes.map((code) =>
          variantDraft({
            code,
            slug: `f-${code}`,
            grossGrams: 300,
            cents: 500,
            subscriptionCents: 450,
          }),
        ),
      }),
    ),
  );
const count = (run: () => Promise<unknown>) => countQueries(shop.database.pool, run);

test('API-05 a cart of fifty lines takes as many queries as a cart of one, to read and to change', async () => {
  await publishFifty();
  const one = await filled([TIN, 1]);
  const fifty = await filled(...codes.map((code): [string, number] => [code, 1]));
  expect(fifty.items).toHaveLength(50);
  const read = (cart: typeof one) => count(() => call('GET', `/${cart.tokenValue}`));
  expect(await read(fifty)).toBe(await read(one));
  expect(await read(one)).toBeLessThanOrEqual(7);
  const change = (cart: typeof one) =>
    count(() => call('PATCH', `/${cart.tokenValue}/items/${cart.items[0]?.id}`, { quantity: 2 }));
  expect(await change(fifty)).toBe(await change(one));
});

test('API-32 an order of fifty lines takes as many queries to place and to read as one of one', async () => {
  await publishFifty();
  const walk = async (...items: [string, number][]) => {
    const cart = await filled(...items);
    await address(cart.tokenValue);
    await ship(cart);
    await pay(cart);
    const placing = await count(() => complete(cart.tokenValue));
    const reading = await count(() => call('GET', `/${cart.tokenValue}`));
    return { placing, reading };
  };
  const fifty = await walk(...codes.map((code): [string, number] => [code, 1]));
  expect(await walk([TIN, 1])).toEqual(fifty);
  // One statement for the order, one for its holds.
  expect(fifty.reading).toBe(2);
});
