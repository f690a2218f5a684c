import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { commitStock } from './index.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 10 }));

const movements = (code: string) => `/product-variants/${code}/stock-movements`;
const move = (reason: string, quantity: number, note = '') => ({ reason, quantity, note });
const stock = async (code: string) =>
  (await shop.database.pool.query('select on_hand from product_variants where code = $1', [code]))
    .rows[0].on_hand;

test('stock: a broken bag is taken out once however often its form is sent, with who, why, before and after', async () => {
  const call = await as('logistics');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('POST', movements(KIBBLE), move('breakage', 2, 'Sac percé'), key)),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await stock(KIBBLE)).toBe(8);
  await call('POST', movements(KIBBLE), move('inventory', 9));
  const { body } = await call('GET', movements(KIBBLE));
  expect(body['hydra:member']).toMatchObject([
    { reason: 'inventory', before: 8, after: 9, by: 'logistics' },
    { reason: 'breakage', before: 10, after: 8, by: 'logistics', note: 'Sac percé' },
  ]);
  const rewrite = shop.database.pool.query('update stock_movements set after = 1');
  await expect(rewrite).rejects.toThrow('never changed');
});

test('REL-35 the stock never goes below what is promised to subscribers', async () => {
  await transact(shop.appContext, (work) =>
    commitStock(work, [{ variantCode: KIBBLE, quantity: 4 }]),
  );
  const call = await as('logistics');
  const refused = await call('POST', movements(KIBBLE), move('inventory', 3));
  expect([refused.status, refused.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'quantity', message: expect.stringContaining('4 pièces sont promises') }],
  ]);
  expect((await call('POST', movements(KIBBLE), move('breakage', 11))).status).toBe(422);
  expect((await call('POST', movements('99999999'), move('restock', 1))).status).toBe(404);
  expect(await stock(KIBBLE)).toBe(10);
});

test('stock: a delivery is received whole or not at all, its unknown codes named', async () => {
  const call = await as('logistics');
  const lines = [
    { code: KIBBLE, quantity: 5 },
    { code: '99999999', quantity: 1 },
    { code: TIN, quantity: 12 },
    { code: KIBBLE, quantity: 1 },
  ];
  const refused = await call('POST', '/stock-deliveries', { lines, note: 'BL 12' });
  expect([refused.status, refused.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'lines.1.code', message: 'Le code 99999999 n’est pas au catalogue.' }],
  ]);
  expect(await stock(KIBBLE)).toBe(10);
  const existing = lines.filter(({ code }) => code !== '99999999');
  expect((await call('POST', '/stock-deliveries', { lines: existing, note: 'BL 12' })).status).toBe(
    204,
  );
  expect([await stock(KIBBLE), await stock(TIN)]).toEqual([16, 512]);
  const { body } = await call('GET', movements(KIBBLE));
  expect(body['hydra:member']).toMatchObject([{ reason: 'restock', after: 16, note: 'BL 12' }]);
});

test('CAT-17 what sold out is back on its page as soon as it is counted in', async () => {
  await stockShop(shop.appContext);
  const call = await as('logistics');
  const inStock = async () => {
    const path = `/api/v2/shop/product-variants/${KIBBLE}?channelCode=FR_WEB&locale=fr_FR`;
    return (await (await shop.request('GET', path)).json()).inStock;
  };
  await call('POST', movements(KIBBLE), move('inventory', 0));
  expect(await inStock()).toBe(false);
  await call('POST', movements(KIBBLE), move('return', 1));
  expect(await inStock()).toBe(true);
});

test('stock: what is at its threshold or soon gone is to be ordered, the most pressing first', async () => {
  const call = await as('logistics');
  const order = async (...lines: [string, number][]) =>
    complete((await ready('bank_transfer', ...lines)).tokenValue);
  await order([KIBBLE, 3], [TIN, 1]);
  const { body: cancelled } = await order([KIBBLE, 1]);
  const support = await as('support');
  await support('POST', `/orders/${cancelled.number}/cancel`, {});
  const listed = async () => (await call('GET', '/stock-reorders')).body['hydra:member'];
  expect(await listed()).toMatchObject([
    { code: KIBBLE, available: 7, sold: 3, cover: 70, lowStockAt: 10, sku: 'PR000123' },
  ]);
  const set = (code: string, lowStockAt: number) =>
    call('PUT', `/product-variants/${code}/low-stock`, { lowStockAt });
  expect((await set(KIBBLE, 0)).status).toBe(204);
  expect(await listed()).toEqual([]);
  await set(BOWL, 20);
  await order([KIBBLE, 6]);
  expect(await listed()).toMatchObject([
    { code: KIBBLE, available: 1, sold: 9, cover: 3 },
    { code: BOWL, sold: 0, cover: null },
  ]);
  const { body } = await call('GET', '/products/PR000123/demand');
  expect(body['hydra:member']).toMatchObject([{ code: KIBBLE, held: 9, sold: 9 }]);
});
