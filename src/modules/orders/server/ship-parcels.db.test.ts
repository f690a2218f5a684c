import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { correctParcel } from './correct-parcel.ts';
import { cancelOrder, deliverParcels, lockOrder, recordPayment, shipParcels } from './index.ts';
import type { Order } from './order.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { run } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 40 }));

const locked = (token: string, act: (work: UnitOfWork, order: Order) => Promise<Order>) =>
  transact(shop.appContext, async (work) => act(work, (await lockOrder(work, token)) as Order));

async function paidOrder(quantity: number): Promise<string> {
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, quantity]);
  await complete(tokenValue);
  await locked(tokenValue, (work, order) =>
    recordPayment(work, order, { transactionId: `bank-${tokenValue}`, captured: true }),
  );
  return tokenValue;
}
const mails = async (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute();

test('DEL-07 SHP-05 an order of two parcels is shipped when both have left, each with its mail', async () => {
  // Ten bags of four kilograms exceed the limit of thirty kilograms per parcel.
  const token = await paidOrder(10);
  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-1']));
  await run();
  const half = (await call('GET', `/${token}`)).body;
  expect(half).toMatchObject({ state: 'new', shippingState: 'ready', trackingNumber: 'COLIS-1' });
  expect((await mails('order-sent'))[0]?.text).toContain('La suite voyage à part');

  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-2']));
  await run();
  const { body } = await call('GET', `/${token}`);
  expect(body).toMatchObject({ state: 'completed', shippingState: 'shipped', status: 'sent' });
  expect(body.shipments[0].parcels).toMatchObject([
    { trackingNumber: 'COLIS-1', carrierLink: 'https://suivi.example/COLIS-1', deliveredAt: null },
    { trackingNumber: 'COLIS-2' },
  ]);
  const [first, second, third] = await mails('order-sent');
  expect(third).toBeUndefined();
  expect(first?.key).not.toBe(second?.key);
  expect(first?.subject).toBe(`Une partie de votre commande n°\u00a0${body.number} est en route`);
  expect(second?.subject).toBe(`Votre commande n°\u00a0${body.number} est en route`);
  expect(second?.html).toContain('https://suivi.example/COLIS-2');
  expect(second?.text).not.toMatch(/orders\.mails|undefined|null/);
});

test('SHP-05 WDR-01 an order is delivered when its last parcel arrived', async () => {
  const token = await paidOrder(10);
  await locked(token, (work, order) => shipParcels(work, order, ['A', 'B']));
  await locked(token, (work, order) => deliverParcels(work, order, ['A']));
  expect((await call('GET', `/${token}`)).body.shipments[0].deliveredAt).toBeNull();
  await locked(token, (work, order) => deliverParcels(work, order));
  expect((await call('GET', `/${token}`)).body.shipments[0].deliveredAt).not.toBeNull();
  await expect(locked(token, (work, order) => deliverParcels(work, order))).rejects.toMatchObject({
    code: 'order.state',
  });
});

test('SHP-05 a parcel has one number of its own, and nothing leaves twice or unpaid', async () => {
  const token = await paidOrder(1);
  const ship = (...numbers: string[]) =>
    locked(token, (work, order) => shipParcels(work, order, numbers));
  await expect(ship()).rejects.toMatchObject({ code: 'order.tracking' });
  await expect(ship('A', 'A')).rejects.toMatchObject({ code: 'order.tracking' });
  await ship('A');
  await expect(ship('B')).rejects.toMatchObject({ code: 'order.state' });
  const unpaid = await ready('bank_transfer', [KIBBLE, 1]);
  await complete(unpaid.tokenValue);
  await expect(
    locked(unpaid.tokenValue, (work, order) => shipParcels(work, order, ['C'])),
  ).rejects.toMatchObject({ code: 'order.state' });
});

test('REL-40 an order cancelled before it leaves returns its stock once and says so by mail', async () => {
  const token = await paidOrder(2);
  const stock = async () => {
    const { rows } = await shop.database.pool.query(
      'select on_hand from product_variants where code = $1',
      [KIBBLE],
    );
    return rows[0].on_hand as number;
  };
  const before = await stock();
  await locked(token, cancelOrder);
  await expect(locked(token, cancelOrder)).rejects.toMatchObject({ code: 'order.state' });
  await run();
  expect(await stock()).toBe(before + 2);
  expect((await mails('order-cancelled')).map(({ recipient }) => recipient)).toEqual([
    'lea@example.org',
  ]);
});

test('O-19 a split order is closed without another parcel once nothing follows, and its customer reads nothing twice', async () => {
  const token = await paidOrder(10);
  const finish = () =>
    locked(token, (work, order) => shipParcels(work, order, [], { isLast: true }));
  await expect(finish()).rejects.toMatchObject({ code: 'order.tracking' });
  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-1'], { isLast: false }));
  await finish();
  await run();
  expect((await call('GET', `/${token}`)).body).toMatchObject({
    state: 'completed',
    shippingState: 'shipped',
    trackingNumber: 'COLIS-1',
  });
  expect(await mails('order-sent')).toHaveLength(1);
});

test('O-20 a wrong tracking number is corrected, and its customer is told the right one once', async () => {
  const token = await paidOrder(10);
  await locked(token, (work, order) => shipParcels(work, order, ['FAUX-1', 'COLIS-2']));
  await run();
  const correct = (from: string, to: string) =>
    transact(shop.appContext, async (work) =>
      correctParcel(work, (await lockOrder(work, token)) as Order, { from, to }),
    );
  await correct('FAUX-1', 'COLIS-1');
  await correct('COLIS-1', 'COLIS-1');
  await run();
  const { body } = await call('GET', `/${token}`);
  expect(body.shipments[0].parcels).toMatchObject([
    { trackingNumber: 'COLIS-1', carrierLink: 'https://suivi.example/COLIS-1' },
    { trackingNumber: 'COLIS-2' },
  ]);
  const [, correction, more] = await mails('order-sent');
  expect(more).toBeUndefined();
  expect(correction?.subject).toBe(
    `Le bon numéro de suivi de votre commande n°\u00a0${body.number}`,
  );
  expect(correction?.text).toMatch(/FAUX-1[\s\S]*COLIS-1/);
  expect(correction?.text).not.toMatch(/orders\.mails|undefined|null/);
  await expect(correct('FAUX-1', 'X-99')).rejects.toMatchObject({ code: 'order.parcel_unknown' });
  await expect(correct('COLIS-1', 'COLIS-2')).rejects.toMatchObject({ code: 'order.tracking' });
});
