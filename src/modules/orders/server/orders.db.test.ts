import { beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { removeProduct } from '../../../../tests/support/remove-product.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, lyon, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const get = async (path: string, headers: HeadersInit = {}) => {
  const url = `/api/v2/shop/${path}${path.includes('?') ? '&' : '?'}channelCode=FR_WEB`;
  const response = await shop.request('GET', url, undefined, headers);
  return { status: response.status, body: await response.json() };
};

beforeEach(() => stockShop(shop.appContext));

async function place(headers: HeadersInit, quantity = 1) {
  const { tokenValue } = (await call('POST', '', {}, headers)).body;
  const path = `/${tokenValue}`;
  const item = { productVariant: TIN, quantity };
  const cart = (await call('PATCH', `${path}/items`, item, headers)).body;
  await call('PATCH', `${path}/address`, { billingAddress: lyon }, headers);
  const { shipments, payments } = cart;
  const shippingMethod = 'home_standard';
  await call('PATCH', `${path}/shipments/${shipments[0].id}`, { shippingMethod }, headers);
  const paymentMethod = 'bank_transfer';
  await call('PATCH', `${path}/payments/${payments[0].id}`, { paymentMethod }, headers);
  return (await call('PATCH', `${path}/complete`, {}, headers)).body;
}

test('REL-39 an order whose product is gone from the catalogue is shown as it was bought', async () => {
  const { headers } = await signedIn(shop);
  const placed = await place(headers, 2);
  const open = await call('POST', '', {}, headers);
  const item = { productVariant: TIN, quantity: 1 };
  await call('PATCH', `/${open.body.tokenValue}/items`, item, headers);
  await removeProduct(shop, 'PR000200');

  const { status, body } = await call('GET', `/${placed.tokenValue}`, undefined, headers);
  expect([status, body.total, body.items]).toEqual([200, placed.total, placed.items]);
  expect(body.items[0]).toMatchObject({ productName: 'Terrine chat poulet', variantCode: TIN });
  expect((await get('orders', headers)).body['hydra:totalItems']).toBe(1);
  expect((await get(`orders/${placed.tokenValue}/items`, headers)).status).toBe(200);
  const again = await call('POST', `/${placed.tokenValue}/reorder`, undefined, headers);
  expect(again.body.unavailableItems).toMatchObject([{ variantCode: TIN, missing: 2 }]);
  const cart = await call('GET', `/${open.body.tokenValue}`, undefined, headers);
  expect(cart.body.problems).toMatchObject([{ code: 'unavailable', variantCode: TIN }]);
});

test('API-32 ORD-05 placed orders are listed newest first, page by page, carts left out', async () => {
  const { headers, customer } = await signedIn(shop);
  for (const quantity of [1, 2, 3]) await place(headers, quantity);
  await call('POST', '', {}, headers);
  const { status, body } = await get('orders?page=1&itemsPerPage=2', headers);
  expect(status).toBe(200);
  expect(body['@context']).toBe('/api/v2/contexts/Order');
  expect(body['hydra:totalItems']).toBe(3);
  expect(body['hydra:member'].map((order: { itemsTotal: number }) => order.itemsTotal)).toEqual([
    870, 580,
  ]);
  expect(body['hydra:member'][0]).toMatchObject({
    '@type': 'Order',
    state: 'new',
    status: 'awaiting_payment',
    totalIncludingTax: 1360,
    trackingNumber: null,
    carrierLink: null,
    invoiceAvailable: false,
    subscription: null,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/),
  });
  expect(body['hydra:view']['hydra:next']).toContain('page=2');
  expect((await get('orders?page=9&itemsPerPage=2', headers)).body).toMatchObject({
    'hydra:member': [],
    'hydra:totalItems': 3,
  });
  expect((await get('orders?page=0', headers)).status).toBe(400);
  expect((await get('orders')).body).toEqual({ code: 401, message: 'JWT Token not found' });
  expect(customer).toBeTruthy();
});

test('RTE-39 the list finds one order by its number, for its own customer only', async () => {
  const { headers } = await signedIn(shop);
  const { number } = await place(headers);
  await place(headers, 2);
  const found = (await get(`orders?number=${number}`, headers)).body;
  expect(found['hydra:totalItems']).toBe(1);
  expect(found['hydra:member'][0]).toMatchObject({ number, itemsTotal: 290 });
  const stranger = await signedIn(shop, 'noah@example.org');
  expect((await get(`orders?number=${number}`, stranger.headers)).body).toMatchObject({
    'hydra:member': [],
    'hydra:totalItems': 0,
  });
});

test('API-32 the parts of an order are shown to its customer only', async () => {
  const mine = await signedIn(shop);
  const order = await place(mine.headers);
  const other = await signedIn(shop, 'marc@example.org');
  const payment = `payments/${order.payments[0].id}`;
  expect((await get(payment, mine.headers)).body).toMatchObject({
    order: order['@id'],
    amount: 780,
    currencyCode: 'EUR',
    state: 'new',
    method: { name: 'Virement bancaire' },
  });
  const shipment = `shipments/${order.shipments[0].id}`;
  expect((await get(shipment, mine.headers)).body).toMatchObject({
    state: 'ready',
    tracking: null,
    shippedAt: null,
  });
  const item = `order-items/${order.items[0].id}`;
  expect((await get(item, mine.headers)).body).toMatchObject({ variantCode: TIN });
  for (const path of [payment, shipment, item, 'payments/abc', 'shipments/999999']) {
    expect((await get(path, other.headers)).status, path).toBe(404);
    expect((await get(path)).status, path).toBe(401);
  }
  const items = `orders/${order.tokenValue}/items`;
  expect((await get(items, mine.headers)).body['hydra:totalItems']).toBe(1);
  expect((await get(items, other.headers)).body['hydra:totalItems']).toBe(0);
  const adjustments = `orders/${order.tokenValue}/adjustments`;
  const { body } = await get(adjustments, mine.headers);
  expect(
    body['hydra:member'].map(({ type, amount, neutral }: Record<string, unknown>) => [
      type,
      amount,
      neutral,
    ]),
  ).toEqual([
    ['shipping', 490, false],
    ['tax', 48, true],
    ['tax', 82, true],
  ]);
  expect((await get(`${adjustments}?type=shipping`, mine.headers)).body['hydra:totalItems']).toBe(
    1,
  );
  expect((await get(adjustments, other.headers)).status).toBe(403);
  expect((await get(adjustments)).status).toBe(401);
});

test('API-05 an order placed by a guest stays readable by its token', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  await complete(cart.tokenValue);
  expect((await call('GET', `/${cart.tokenValue}`)).body).toMatchObject({ customer: null });
});

test('PAY-08 an unpaid order may be paid another way by its customer, a cancelled one not', async () => {
  const { headers } = await signedIn(shop);
  const order = await place(headers);
  const path = `/api/v2/shop/account/orders/${order.tokenValue}/payments/${order.payments[0].id}`;
  const change = (bearer: HeadersInit) =>
    shop.request('PATCH', `${path}?channelCode=FR_WEB`, { paymentMethod: 'cheque' }, bearer);
  const answer = await change(headers);
  expect(answer.status).toBe(200);
  expect((await answer.json()).payments).toMatchObject([
    { method: '/api/v2/shop/payment-methods/cheque' },
  ]);
  expect((await change({})).status).toBe(401);
  const other = await signedIn(shop, 'marc@example.org');
  expect((await change(other.headers)).status).toBe(404);
  await shop.database.pool.query("update orders set payment_state = 'cancelled'");
  expect((await change(headers)).status).toBe(422);
});
