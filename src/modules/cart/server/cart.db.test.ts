import { beforeEach, expect, test } from 'vitest';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const orders = '/api/v2/shop/orders';
const { call, add, filled } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const open = async (): Promise<OrderShape> => (await call('POST', '', {})).body;

test('API-06 opening a cart answers with its token', async () => {
  const { status, body } = await call('POST', '', { localeCode: 'fr_FR', channelCode: 'FR_WEB' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    '@type': 'Order',
    '@context': '/api/v2/contexts/Order',
    '@id': `${orders}/${body.tokenValue}`,
    state: 'cart',
    checkoutState: 'cart',
    paymentState: 'cart',
    shippingState: 'cart',
    channel: '/api/v2/shop/channels/FR_WEB',
    customer: null,
    number: null,
    items: [],
    shipments: [],
    payments: [],
    total: 0,
    itemsTotal: 0,
    taxTotal: 0,
    shippingTotal: 0,
  });
  expect(body.tokenValue.length).toBeGreaterThanOrEqual(10);
});

test('API-05 an unknown token is not found', async () => {
  const { status, body } = await call('GET', '/k3Jd81xQpW');
  expect(status).toBe(404);
  expect(body).toMatchObject({ '@type': 'hydra:Error', 'hydra:description': 'Not Found' });
});

test('API-08 CRT-09 CRT-10 an added item is in the answered cart, priced', async () => {
  const { tokenValue } = await open();
  const { status, body } = await add(tokenValue, `/api/v2/shop/product-variants/${KIBBLE}`, 2, {
    subscriptionInterval: 31,
    sourceItemList: 'home_best_sellers',
    upsell: false,
  });
  expect(status).toBe(200);
  expect(body.items).toEqual([
    expect.objectContaining({
      '@type': 'OrderItem',
      quantity: 2,
      variant: {
        '@id': `/api/v2/shop/product-variants/${KIBBLE}`,
        '@type': 'ProductVariant',
        code: KIBBLE,
      },
      variantCode: KIBBLE,
      productName: 'Croquettes chat stérilisé saumon',
      variantName: '4 kg',
      subscriptionInterval: 31,
      sourceItemList: 'home_best_sellers',
      unitPrice: 3690,
      originalUnitPrice: 4100,
      discountedUnitPrice: 3690,
      subtotal: 7380,
      total: 7380,
    }),
  ]);
  expect(body).toMatchObject({ itemsTotal: 7380, shippingTotal: 0, total: 7380 });
  expect(body.freeShipping).toEqual({ threshold: 4900, remaining: 0, reached: true });
  expect(body.shipments).toMatchObject([{ method: '/api/v2/shop/shipping-methods/home_standard' }]);
  expect(body.payments).toMatchObject([{ method: '/api/v2/shop/payment-methods/card' }]);
});

test('ORD-06 the nine accounting lines add up', async () => {
  const cart = await filled([TIN, 2, { subscriptionInterval: 31 }], [BOWL, 1]);
  expect(cart.accounting).toEqual({
    itemsTotal: 1870,
    discountTotal: -58,
    shippingFees: 490,
    paymentFees: 0,
    promotionFees: 0,
    total: 2302,
    totalIncludingTax: 2302,
    totalWithoutTax: 1918,
    vatIncluded: 384,
  });
});

test('API-08 the same variant at the same interval adds up, another interval is a new line', async () => {
  const cart = await filled(
    [KIBBLE, 1],
    [KIBBLE, 2],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 62 }],
  );
  expect(cart.items.map((item) => [item.subscriptionInterval, item.quantity])).toEqual([
    [null, 3],
    [31, 1],
    [62, 1],
  ]);
});

test('API-08 missing keys are named', async () => {
  const { tokenValue } = await open();
  const { status, body } = await call('PATCH', `/${tokenValue}/items`, {});
  expect(status).toBe(400);
  expect(body).toEqual({
    code: 400,
    message:
      'Request does not have the following required fields specified: productVariant, quantity.',
  });
});

const violation = (body: { violations: { propertyPath: string; code: string }[] }) =>
  body.violations.map(({ propertyPath, code }) => [propertyPath, code]);

test('API-36 API-08 a refused item names what is wrong', async () => {
  const { tokenValue } = await open();
  const none = await add(tokenValue, KIBBLE, 0);
  expect([none.status, ...violation(none.body)]).toEqual([422, ['quantity', 'min']]);
  const many = await add(tokenValue, KIBBLE, 10_000);
  expect([many.status, ...violation(many.body)]).toEqual([422, ['quantity', 'max']]);
  const short = await add(tokenValue, KIBBLE, 11);
  expect([short.status, ...violation(short.body)]).toEqual([422, ['', 'stock']]);
  expect(short.body.violations[0].message).toContain('il en reste 10.');
  const unknown = await add(tokenValue, '99999999', 1);
  expect([unknown.status, ...violation(unknown.body)]).toEqual([
    422,
    ['productVariant', 'variant.unavailable'],
  ]);
  const once = await add(tokenValue, BOWL, 1, { subscriptionInterval: 31 });
  expect([once.status, ...violation(once.body)]).toEqual([
    422,
    ['subscriptionInterval', 'variant.no_subscription'],
  ]);
  const never = await add(tokenValue, KIBBLE, 1, { subscriptionInterval: 30 });
  expect(never.status).toBe(422);
  const text = await add(tokenValue, KIBBLE, 'two' as never);
  expect([text.status, text.body['@type']]).toEqual([400, 'hydra:Error']);
});

test('SUB-03 a cart names the articles that have no subscription', async () => {
  const cart = await filled([KIBBLE, 1], [BOWL, 1]);
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body.onceOnly).toEqual([BOWL]);
});

test('API-08 stock is counted over all the lines of a variant', async () => {
  const cart = await filled([KIBBLE, 6]);
  const more = await add(cart.tokenValue, KIBBLE, 5, { subscriptionInterval: 31 });
  expect([more.status, ...violation(more.body)]).toEqual([422, ['', 'stock']]);
});

test('API-03 a PATCH that is no merge-patch is 415', async () => {
  const { tokenValue } = await open();
  const { status } = await call(
    'PATCH',
    `/${tokenValue}/items`,
    {},
    {
      'content-type': 'application/json',
    },
  );
  expect(status).toBe(415);
});

test('API-10 API-11 quantity and frequency change together, or the frequency alone', async () => {
  const cart = await filled([KIBBLE, 2]);
  const path = `/${cart.tokenValue}/items/${cart.items[0]?.id}`;
  const both = await call('PATCH', path, { quantity: 3, subscriptionInterval: 42 });
  expect(both.body.items).toMatchObject([{ quantity: 3, subscriptionInterval: 42, total: 11_070 }]);
  const alone = await call('PATCH', path, { subscriptionInterval: 62 });
  expect(alone.body.items).toMatchObject([{ quantity: 3, subscriptionInterval: 62 }]);
  const neither = await call('PATCH', path, {});
  expect(neither.status).toBe(400);
  const once = await call('PATCH', path, { subscriptionInterval: null, quantity: 1 });
  expect(once.body.items).toMatchObject([{ quantity: 1, subscriptionInterval: null, total: 4100 }]);
});

test('API-10 a line that becomes like another merges with it', async () => {
  const cart = await filled([KIBBLE, 1], [KIBBLE, 2, { subscriptionInterval: 31 }]);
  const [once, repeated] = cart.items;
  const { body } = await call('PATCH', `/${cart.tokenValue}/items/${once?.id}`, {
    subscriptionInterval: 31,
  });
  expect(body.items).toMatchObject([{ id: repeated?.id, quantity: 3, subscriptionInterval: 31 }]);
});

test('API-09 a removed item is gone; an unknown one is refused', async () => {
  const cart = await filled([KIBBLE, 1], [TIN, 1]);
  const path = `/${cart.tokenValue}/items`;
  expect((await call('DELETE', `${path}/${cart.items[0]?.id}`)).status).toBe(204);
  const left = (await call('GET', `/${cart.tokenValue}`)).body;
  expect(left.items).toMatchObject([{ variantCode: TIN }]);
  expect((await call('DELETE', `${path}/${cart.items[0]?.id}`)).status).toBe(422);
  expect((await call('DELETE', `${path}/abc`)).status).toBe(422);
  expect((await call('DELETE', `/unknown12345/items/1`)).status).toBe(404);
});

test('API-09 a cart that lost its last item costs nothing', async () => {
  const cart = await filled([KIBBLE, 1]);
  await call('DELETE', `/${cart.tokenValue}/items/${cart.items[0]?.id}`);
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body).toMatchObject({ items: [], shipments: [], payments: [], total: 0, taxTotal: 0 });
});

test('API-07 a discarded cart is not found any more', async () => {
  const { tokenValue } = await open();
  expect((await call('DELETE', `/${tokenValue}`)).status).toBe(204);
  expect((await call('GET', `/${tokenValue}`)).status).toBe(404);
  expect((await call('DELETE', `/${tokenValue}`)).status).toBe(404);
});

test('CRT-12 the way to a free delivery shortens with the goods', async () => {
  const cart = await filled([KIBBLE, 1]);
  expect(cart.freeShipping).toEqual({ threshold: 4900, remaining: 800, reached: false });
  expect(cart.shippingTotal).toBe(490);
  const { body } = await add(cart.tokenValue, BOWL, 1);
  expect(body.freeShipping).toEqual({ threshold: 4900, remaining: 0, reached: true });
  expect(body.shippingTotal).toBe(0);
});

test('API-05 reading tells what changed since: price, stock, product', async () => {
  const cart = await filled([KIBBLE, 5], [TIN, 1]);
  const { db } = shop.database;
  await db.updateTable('product_variants').set({ on_hand: 3 }).where('code', '=', KIBBLE).execute();
  await db
    .updateTable('product_variants')
    .set({ visible: false })
    .where('code', '=', TIN)
    .execute();
  const { body } = await call('GET', `/${cart.tokenValue}`);
  expect(body.problems).toMatchObject([
    { code: 'stock_lowered', variantCode: KIBBLE, before: 5, now: 3 },
    { code: 'unavailable', variantCode: TIN },
  ]);
  const { id } = cart.items[0] as { id: number };
  const lowered = await call('PATCH', `/${cart.tokenValue}/items/${id}`, { quantity: 3 });
  expect(lowered.body.problems.map((problem: { code: string }) => problem.code)).toEqual([
    'unavailable',
  ]);
});

test('CRT-13 a cart proposes what goes with its products and is not in it', async () => {
  await shop.database.pool.query(
    `insert into product_cross_sells (product_id, position, sku)
     select id, 0, 'PR000200' from products where sku = 'PR000123'
     union all select id, 1, 'PR000300' from products where sku = 'PR000123'`,
  );
  const cart = await filled([KIBBLE, 1], [BOWL, 1]);
  expect(cart.upsells).toEqual([
    {
      variantCode: TIN,
      productName: 'Terrine chat poulet',
      productSlug: 'terrine-chat-poulet',
      variantName: '400 g',
      variantSlug: '400-g',
      unitPrice: 290,
      pricePerKilo: 725,
      imageUrl: null,
      reason: 'Va bien avec Croquettes chat stérilisé saumon',
    },
  ]);
  const { body } = await add(cart.tokenValue, TIN, 1, { upsell: true });
  expect(body.upsells).toEqual([]);
});

test('I18-02 a cart that was read in Dutch is French again for who reads French', async () => {
  await shop.database.pool.query(
    `insert into product_cross_sells (product_id, position, sku)
     select id, 0, 'PR000200' from products where sku = 'PR000123'`,
  );
  const { tokenValue } = await filled([KIBBLE, 1]);
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  const said = async (locale: string) => {
    const path = `${orders}/${tokenValue}?channelCode=FR_WEB&locale=${locale}`;
    return (await (await shop.request('GET', path)).json()).upsells[0].reason;
  };
  try {
    expect(await said('fr_FR')).toBe('Va bien avec Croquettes chat stérilisé saumon');
    expect(await said('nl_NL')).toBe('Past goed bij Croquettes chat stérilisé saumon');
    expect(await said('fr_FR')).toBe('Va bien avec Croquettes chat stérilisé saumon');
  } finally {
    shop.appContext.config.LANGUAGES = ['fr'];
  }
});
