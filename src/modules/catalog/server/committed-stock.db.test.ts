import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { commitStock, findVariantsForSale, takeStock } from './index.ts';

const shop = testShop();
const { add, filled, ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 10 }));

const commit = (quantity: number, variantCode = KIBBLE) =>
  transact(shop.appContext, (work) => commitStock(work, [{ variantCode, quantity }]));
const take = (quantity: number, taker?: 'subscription') =>
  transact(shop.appContext, (work) => takeStock(work, [{ variantCode: KIBBLE, quantity }], taker));
const stock = () =>
  shop.database.db
    .selectFrom('product_variants')
    .select(['on_hand', 'committed_for_subscribers as committed', 'available'])
    .where('code', '=', KIBBLE)
    .executeTakeFirstOrThrow();

test('what is promised to subscribers is not sold to others', async () => {
  const { tokenValue } = await filled();
  expect(await commit(8)).toEqual([]);
  const refused = await add(tokenValue, KIBBLE, 3);
  expect([refused.status, refused.body.violations[0].code]).toEqual([422, 'stock']);
  expect((await add(tokenValue, KIBBLE, 2)).status).toBe(200);
  await expect(take(3)).rejects.toThrow('stock');
  await take(3, 'subscription');
  expect(await stock()).toEqual({ on_hand: 7, committed: 5, available: 2 });
  await take(2);
  await expect(take(1)).rejects.toThrow('stock');
  expect(await stock()).toEqual({ on_hand: 5, committed: 5, available: 0 });
});

test('a cart is told when what it holds was promised meanwhile', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 5]);
  await commit(7);
  const refused = await complete(cart.tokenValue);
  expect([refused.status, refused.body.violations[0].code]).toEqual([422, 'stock']);
  expect(await stock()).toEqual({ on_hand: 10, committed: 7, available: 3 });
});

test('a promise goes as far as the stock, replaces the one before, and says what is missing', async () => {
  expect(await commit(14)).toEqual([{ variantCode: KIBBLE, quantity: 4 }]);
  expect(await stock()).toEqual({ on_hand: 10, committed: 10, available: 0 });
  expect(await commit(4)).toEqual([]);
  expect(await stock()).toEqual({ on_hand: 10, committed: 4, available: 6 });
  expect(await commit(1, '99999999')).toEqual([{ variantCode: '99999999', quantity: 1 }]);
});

test('a variant promised to the last piece is sold out for shoppers, and back afterwards', async () => {
  const availability = async () => {
    const [variant] = await findVariantsForSale(shop.database.db, 'FR_WEB', [KIBBLE]);
    return [variant?.onHand, variant?.availability];
  };
  const shown = async () => {
    const path = '/api/v2/shop/product-variants/10012345?channelCode=FR_WEB&locale=fr_FR';
    return (await (await shop.request('GET', path)).json()).inStock;
  };
  await commit(10);
  expect([await availability(), await shown()]).toEqual([[0, 'out_of_stock'], false]);
  await commit(0);
  expect([await availability(), await shown()]).toEqual([[10, 'available'], true]);
});

test('the database holds the promise, whatever code writes', async () => {
  await commit(8);
  const write = (set: string) =>
    shop.database.pool.query(`update product_variants set ${set} where code = '${KIBBLE}'`);
  await expect(write('on_hand = 7')).rejects.toThrow('product_variants_committed');
  await expect(write('committed_for_subscribers = 11')).rejects.toThrow(/_committed/);
  await expect(write('committed_for_subscribers = -1')).rejects.toThrow(/_committed/);
});

test('REL-35 twenty shoppers and a subscription at once: the subscription gets what it was promised', async () => {
  await commit(6);
  const carts = [];
  for (let buyer = 0; buyer < 20; buyer += 1)
    carts.push(await ready('bank_transfer', [KIBBLE, 1], [TIN, 1]));
  const [subscription, ...answers] = await Promise.all([
    take(6, 'subscription').then(() => 'taken'),
    ...carts.map((cart) => complete(cart.tokenValue)),
  ]);
  expect(subscription).toBe('taken');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(await stock()).toEqual({ on_hand: 0, committed: 0, available: 0 });
});
