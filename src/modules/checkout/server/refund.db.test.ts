import { beforeEach, expect, test } from 'vitest';
import { cancelOrder, lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { RefundScope } from '../rules/index.ts';
import { refundOrder } from './index.ts';
import { payBack } from './processes/pay-back.ts';

const shop = testShop();
const { call, ready, ship, pay: choosePayment } = orderCalls(shop);
const { pay, charges, run, start } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));

async function paid(): Promise<string> {
  const cart = await ready('card', [KIBBLE, 2], [TIN, 3]);
  await pay(cart, ACCEPTED);
  await run();
  return cart.tokenValue;
}
const send = (token: string) =>
  transact(shop.appContext, async (work) =>
    shipParcels(work, (await lockOrder(work, token)) as Order, ['COLIS-1'], { isLast: true }),
  );
async function shipped(): Promise<string> {
  const token = await paid();
  await send(token);
  return token;
}
const refund = (token: string, scope: RefundScope, reason = 'Sac abîmé') =>
  transact(shop.appContext, async (work) =>
    refundOrder(work, (await lockOrder(work, token)) as Order, { scope, reason }),
  );
const oneBag: RefundScope = { units: { [`${KIBBLE}:once`]: 1 }, shipping: false };
const refunds = async (token: string) =>
  (await call('GET', `/${token}/refunds`)).body['hydra:member'];
const invoices = async () => {
  const rows = await shop.database.db.selectFrom('invoices').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};
const mails = () =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', 'order-refunded').execute();

test('W-18 WDR-04 a withdrawal from an express order gives back the standard delivery only', async () => {
  const cart = await ready('card', [KIBBLE, 1], [TIN, 1]);
  await ship(cart, 'home_express');
  await pay((await choosePayment(cart, 'card')).body, ACCEPTED);
  await run();
  await send(cart.tokenValue);
  const { total } = (await call('GET', `/${cart.tokenValue}`)).body;
  const { amount } = await transact(shop.appContext, async (work) =>
    refundOrder(work, (await lockOrder(work, cart.tokenValue)) as Order, {
      scope: 'everything',
      reason: 'Rétractation',
      withdrawal: true,
    }),
  );
  // 41,00 + 1,90 of goods are below the 49,00 that make standard delivery free: it cost 4,90.
  expect(total - amount).toBe(990 - 490);
  await run();
  expect(await invoices()).toEqual(['invoice', 'credit_note']);
  expect((await call('GET', `/${cart.tokenValue}`)).body.paymentState).toBe('partially_refunded');
});

test('PAY-09 a part is refunded, then the rest: at the provider, on the order, by mail', async () => {
  const token = await shipped();
  const { total } = (await call('GET', `/${token}`)).body;
  const { amount } = await refund(token, oneBag);
  expect(amount).toBe(4100);
  expect(await refunds(token)).toMatchObject([{ state: 'pending', amount: 4100 }]);
  await run();
  expect(await refunds(token)).toMatchObject([{ state: 'done', amount: 4100 }]);
  expect((await call('GET', `/${token}`)).body).toMatchObject({
    paymentState: 'partially_refunded',
    status: 'partially_refunded',
  });
  expect((await charges())[0]).toMatchObject({ refunded: 4100 });
  const [mail] = await mails();
  expect(mail?.subject).toBe('Votre remboursement de 41,00\u00a0€');
  expect(mail?.text).toContain('Motif');
  expect(mail?.text).not.toMatch(/checkout\.mails|undefined|null/);

  await refund(token, 'everything', 'Colis perdu');
  await run();
  expect((await call('GET', `/${token}`)).body).toMatchObject({
    paymentState: 'refunded',
    status: 'refunded',
  });
  expect((await charges())[0]).toMatchObject({ refunded: total });
  expect(await mails()).toHaveLength(2);
  await expect(refund(token, 'everything')).rejects.toMatchObject({ code: 'refund.not_paid' });
});

test('REL-14 a refund waits while the provider is down, and is then made once, with its credit note', async () => {
  const token = await shipped();
  await run();
  const { id } = await refund(token, oneBag);
  const config = { ...shop.appContext.config, PAYMENT_PROVIDER_BASE: 'http://127.0.0.1:9' };
  await expect(payBack({ ...shop.appContext, config }, id)).rejects.toThrow('did not answer');
  expect(await refunds(token)).toMatchObject([{ state: 'pending' }]);
  expect((await call('GET', `/${token}`)).body.paymentState).toBe('paid');
  await expect(refund(token, oneBag)).rejects.toMatchObject({ code: 'refund.pending' });
  expect(await invoices()).toEqual(['invoice']);
  await Promise.all([payBack(shop.appContext, id), payBack(shop.appContext, id)]);
  await payBack(shop.appContext, id);
  expect((await charges())[0]).toMatchObject({ refunded: 4100 });
  expect(await refunds(token)).toMatchObject([{ state: 'done' }]);
  await run();
  expect(await mails()).toHaveLength(1);
  expect(await invoices()).toEqual(['invoice', 'credit_note']);
});

test('REL-14 a refund whose job was lost is found again', async () => {
  const token = await shipped();
  await refund(token, oneBag);
  await shop.database.pool.query('delete from pgboss.job');
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 11 }));
  await start('sweep-refunds');
  await run();
  shop.appContext.clock.move(new Temporal.Duration());
  expect(await refunds(token)).toMatchObject([{ state: 'done' }]);
});

const gesture: RefundScope = { units: {}, shipping: false, goodwill: 500 };
const cancel = (token: string) =>
  transact(shop.appContext, async (work) =>
    cancelOrder(work, (await lockOrder(work, token)) as Order),
  );
const differences = async () => {
  await start('match-payments');
  await run();
  return shop.database.db.selectFrom('payment_findings').select(['kind', 'details']).execute();
};

test('PAY-09 a gesture of an order that has not left is credited once its invoice is there', async () => {
  const token = await paid();
  await expect(refund(token, oneBag)).rejects.toMatchObject({ code: 'order.state' });
  await expect(refund(token, 'everything')).rejects.toMatchObject({ code: 'order.state' });
  const { total } = (await call('GET', `/${token}`)).body;
  const whole = { ...gesture, goodwill: total };
  await expect(refund(token, whole)).rejects.toMatchObject({ code: 'refund.too_much' });
  await refund(token, gesture, 'Retard de préparation');
  await run();
  expect((await charges())[0]).toMatchObject({ refunded: 500 });
  expect(await invoices()).toEqual([]);
  expect((await mails())[0]?.text).toContain('quand la commande sera partie');
  await send(token);
  await run();
  expect(await invoices()).toEqual(['invoice', 'credit_note']);
  const documents = await shop.database.db.selectFrom('invoices').select('total').execute();
  expect(documents.map((document) => Math.abs(document.total)).sort((a, b) => a - b)).toEqual([
    500,
    total,
  ]);
  expect(await differences()).toEqual([]);
});

test.each([
  ['was paid back', true],
  ['is still under way', false],
])(
  'PAY-09 an order cancelled after a gesture that %s gives the rest back, no more',
  async (_, isDone) => {
    const token = await paid();
    const { total } = (await call('GET', `/${token}`)).body;
    await refund(token, gesture, 'Retard de préparation');
    if (isDone) await run();
    await cancel(token);
    await run();
    expect((await charges())[0]).toMatchObject({ refunded: total });
    expect((await call('GET', `/${token}`)).body.paymentState).toBe('refunded');
    expect((await refunds(token)).map((one: { amount: number }) => one.amount)).toEqual(
      expect.arrayContaining([500, total - 500]),
    );
    expect(await invoices()).toEqual([]);
    expect(await differences()).toEqual([]);
  },
);

test('PAY-09 REL-14 the rest of a cancelled order that the provider refuses is asked for once', async () => {
  const token = await paid();
  await refund(token, gesture);
  await run();
  // The provider's records show that everything was refunded.
  await shop.database.pool.query('update standin_charges set refunded = amount');
  await cancel(token);
  await run();
  const requested = shop.database.db.selectFrom('refunds').select('state').orderBy('id');
  expect(await requested.execute()).toEqual([{ state: 'done' }, { state: 'refused' }]);
});

test('PAY-09 two refunds asked at the same instant are one', async () => {
  const token = await shipped();
  const requested = await Promise.allSettled([refund(token, oneBag), refund(token, oneBag)]);
  expect(requested.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('PAY-07 money is taken when the parcels leave, when the shop is set so', async () => {
  const before = shop.appContext.config;
  Object.assign(shop.appContext, { config: { ...before, CAPTURE_AT: 'shipping' } });
  try {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    expect((await charges())[0]).toMatchObject({ state: 'authorized' });
    expect((await call('GET', `/${cart.tokenValue}`)).body.paymentState).toBe('authorized');
    await transact(shop.appContext, async (work) => {
      const order = (await lockOrder(work, cart.tokenValue)) as Order;
      await shipParcels(work, order, ['COLIS-1'], { isLast: true });
    });
    await run();
    expect((await charges())[0]).toMatchObject({ state: 'captured' });
    expect((await call('GET', `/${cart.tokenValue}`)).body.paymentState).toBe('paid');
  } finally {
    Object.assign(shop.appContext, { config: before });
  }
});
