import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { lockOrder, recordPayment } from './index.ts';
import { dispatchOrders } from './processes/dispatch-orders.ts';

const shop = testShop();
const { address, call, complete, filled, pay, ready, ship } = orderCalls(shop);

beforeEach(async () => {
  await stockShop(shop.appContext);
  await shop.database.db.deleteFrom('standin_relay_troubles').execute();
});

test('SHP-04 SHP-05 ORD-05 what is paid for leaves on its day, with a number and a link', async () => {
  const paid = await ready('bank_transfer', [KIBBLE, 1]);
  const unpaid = await ready('bank_transfer', [KIBBLE, 1]);
  for (const { tokenValue } of [paid, unpaid]) await complete(tokenValue);
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, paid.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-1', captured: true });
  });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 7 }));
  await Promise.all([dispatchOrders(shop.appContext), dispatchOrders(shop.appContext)]);
  shop.appContext.clock.move(new Temporal.Duration());
  const { body } = await call('GET', `/${paid.tokenValue}`);
  expect(body).toMatchObject({
    state: 'completed',
    shippingState: 'shipped',
    status: 'sent',
    trackingNumber: `GM${body.number}`,
    carrierLink: `https://suivi.example/GM${body.number}`,
  });
  expect((await call('GET', `/${unpaid.tokenValue}`)).body.shippingState).toBe('ready');
});

test('DEL-09 SHP-05 an order whose transfer arrives after the promised day is promised anew, and leaves on that day', async () => {
  const { clock, config } = shop.appContext;
  goToNoon(clock, '2026-12-01');
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  const { number } = (await complete(tokenValue)).body;
  goToNoon(clock, '2026-12-07');
  const team = await staffCalls(shop).as('accounting');
  const received = await team('POST', `/orders/${number}/receipts`, {
    reference: 'VIR-1',
    amount: null,
  });
  expect(received.status).toBe(200);
  const before = config.WAREHOUSE_STANDIN;
  config.WAREHOUSE_STANDIN = 'day_after';
  await dispatchOrders(shop.appContext);
  config.WAREHOUSE_STANDIN = before;
  const { body } = await call('GET', `/${tokenValue}`);
  expect(body).toMatchObject({ paymentState: 'paid', shippingState: 'ready' });
  // Noon is the cut-off: it leaves on Tuesday 8, and arrives two to four business days later.
  expect(body.shipments[0]).toMatchObject({ deliverFrom: '2026-12-10', deliverTo: '2026-12-14' });
  const warehouse = await staffCalls(shop).as('logistics');
  const waiting = await warehouse('GET', '/preparation');
  expect(waiting.body['hydra:member']).toMatchObject([
    { number, dispatchOn: '2026-12-08', isLate: false },
  ]);
  clock.move(new Temporal.Duration());
});

test('REL-48 no parcel leaves for a point that closed: it goes to the nearest open one, and it is told', async () => {
  const { run } = jobRunner(shop);
  const here = 'postcode=33000&countryCode=FR&weight=5000&channelCode=FR_WEB';
  const found = await shop.request('GET', `/api/v2/shop/pickup-points?${here}`);
  const [point] = (await found.json())['hydra:member'];
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue);
  await ship(cart, 'relay_standard', point.code);
  await pay(cart, 'bank_transfer');
  await complete(cart.tokenValue);
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, cart.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-2', captured: true });
  });
  await toggleFault(shop.appContext, { kind: 'closed', point: point.code });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 5 }));
  await dispatchOrders(shop.appContext);
  await run('send-reroute-notice');
  shop.appContext.clock.move(new Temporal.Duration());
  const { body } = await call('GET', `/${cart.tokenValue}`);
  const { pickupAddress } = body.shipments[0];
  expect(body.shippingState).toBe('shipped');
  expect(pickupAddress.code).not.toBe(point.code);
  const { rows } = await shop.database.pool.query(
    `select subject, text from mails where kind = 'order-rerouted'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].text).toContain(pickupAddress.name);
  expect(rows[0].text).toContain(point.name);
});

test('REL-48 a parcel waits while its network knows no open point near', async () => {
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue);
  await ship(cart, 'relay_standard', 'FR-990004');
  await pay(cart, 'bank_transfer');
  await complete(cart.tokenValue);
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, cart.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-3', captured: true });
  });
  await shop.database.pool.query('update pickup_points set closed = true');
  await toggleFault(shop.appContext, { kind: 'down', point: '' });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 5 }));
  await dispatchOrders(shop.appContext);
  shop.appContext.clock.move(new Temporal.Duration());
  expect((await call('GET', `/${cart.tokenValue}`)).body.shippingState).toBe('ready');
});

test('REL-48 sending by hand to a point that closed is refused: led to an open one, told, then sent', async () => {
  const { run } = jobRunner(shop);
  const here = 'postcode=33000&countryCode=FR&weight=5000&channelCode=FR_WEB';
  const found = await shop.request('GET', `/api/v2/shop/pickup-points?${here}`);
  const [point] = (await found.json())['hydra:member'];
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue);
  await ship(cart, 'relay_standard', point.code);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await transact(shop.appContext, async (work) => {
    const order = await lockOrder(work, cart.tokenValue);
    if (order) await recordPayment(work, order, { transactionId: 'bank-9', captured: true });
  });
  await toggleFault(shop.appContext, { kind: 'closed', point: point.code });
  const team = await staffCalls(shop).as('logistics');
  const send = () =>
    team('POST', `/orders/${number}/parcels`, { trackingNumbers: ['8R1'], lots: [] });
  const refused = await send();
  expect(refused.status).toBe(422);
  expect(refused.body['hydra:description']).toContain('Refaites l’étiquette');
  await run('send-reroute-notice');
  const { rows } = await shop.database.pool.query(
    "select recipient from mails where kind = 'order-rerouted'",
  );
  expect(rows).toHaveLength(1);
  expect((await call('GET', `/${cart.tokenValue}`)).body.shippingState).toBe('ready');
  expect((await send()).status).toBe(200);
});
