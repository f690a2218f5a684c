import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { cancelOrder, lockOrder, type Order } from '../../orders/server/index.ts';
import { findBalances, findOpenFindings } from '../../payments/server/index.ts';
import { matchPayments } from './processes/match-payments.ts';
import { receivePayment } from './receive-payment.ts';
import { sendSurplusBack } from './send-surplus-back.ts';

const shop = testShop();
const { appContext } = shop;
const { call, ready, complete } = orderCalls(shop);
const { run, start } = jobRunner(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

async function promised(method: string): Promise<OrderShape> {
  const { tokenValue } = await ready(method, [KIBBLE, 1]);
  return (await complete(tokenValue)).body;
}
const receive = ({ tokenValue }: OrderShape, reference: string, amount: number) =>
  transact(appContext, async (work) =>
    receivePayment(work, (await lockOrder(work, tokenValue)) as Order, { reference, amount }),
  );
const stateOf = async ({ tokenValue }: OrderShape) =>
  (await call('GET', `/${tokenValue}`)).body.paymentState;
const tasks = async () =>
  (await findOpenFindings(appContext.db)).map(({ kind, subject, details }) => ({
    kind,
    subject,
    difference: details.difference,
  }));

test.each(['cheque', 'bank_transfer'])(
  'PAY-06 a %s that arrives pays its order, once however often it is told',
  async (method) => {
    const order = await promised(method);
    await receive(order, 'R-1', order.total);
    await receive(order, 'R-1', order.total);
    expect(await stateOf(order)).toBe('paid');
    expect(await tasks()).toEqual([]);
    expect((await matchPayments(appContext)).findings).toEqual([]);
    await expect(receive(order, 'R-1', order.total - 1)).rejects.toThrow('payment.received');
  },
);

test('PAY-06 too little leaves the order partly paid and asks somebody; the rest pays it', async () => {
  const order = await promised('bank_transfer');
  await receive(order, 'R-2', order.total - 1000);
  expect(await stateOf(order)).toBe('partially_paid');
  expect(await tasks()).toEqual([{ kind: 'underpaid', subject: order.number, difference: -1000 }]);
  expect((await matchPayments(appContext)).findings).toEqual([]);
  // An order that received money is not cancelled at the deadline.
  appContext.clock.move(Temporal.Duration.from({ hours: 24 * 13 }));
  await start('release-unpaid-orders');
  expect(await stateOf(order)).toBe('partially_paid');
  await receive(order, 'R-3', 1000);
  expect(await stateOf(order)).toBe('paid');
  expect(await tasks()).toEqual([]);
  expect((await matchPayments(appContext)).findings).toEqual([]);
});

test('PAY-06 too much pays the order and asks somebody to give the rest back', async () => {
  const order = await promised('cheque');
  await receive(order, 'CHQ-1', order.total + 500);
  expect(await stateOf(order)).toBe('paid');
  expect(await tasks()).toEqual([{ kind: 'overpaid', subject: order.number, difference: 500 }]);
  expect((await matchPayments(appContext)).findings).toEqual([]);
});

const sendBack = ({ tokenValue }: OrderShape, reference: string, amount: number) =>
  transact(appContext, async (work) =>
    sendSurplusBack(work, (await lockOrder(work, tokenValue)) as Order, { reference, amount }),
  );

test('PAY-09 what was paid too much is sent back, booked once, and every cent is in its place', async () => {
  const order = await promised('bank_transfer');
  await receive(order, 'R-20', order.total + 700);
  await expect(sendBack(order, 'S-1', 701)).rejects.toMatchObject({ code: 'refund.too_much' });
  await sendBack(order, 'S-1', 200);
  expect(await tasks()).toHaveLength(1);
  await sendBack(order, 'S-2', 500);
  await sendBack(order, 'S-2', 500);
  expect(await tasks()).toEqual([]);
  await expect(sendBack(order, 'S-2', 501)).rejects.toMatchObject({ code: 'payment.received' });
  await expect(sendBack(order, 'S-3', 1)).rejects.toMatchObject({ code: 'refund.nothing' });
  expect(await stateOf(order)).toBe('paid');
  expect((await matchPayments(appContext)).findings).toEqual([]);
  expect(await findBalances(appContext.db)).toEqual([
    { account: 'bank', balance: order.total },
    { account: 'receivable', balance: -order.total },
  ]);
});

test('PAY-09 an order paid by transfer and cancelled is a task until its money was sent back', async () => {
  const order = await promised('bank_transfer');
  await receive(order, 'R-30', order.total);
  await transact(appContext, async (work) =>
    cancelOrder(work, (await lockOrder(work, order.tokenValue)) as Order),
  );
  await run();
  expect(await tasks()).toMatchObject([
    { kind: 'paid_after_cancel', subject: order.number, difference: order.total },
  ]);
  const cancelledAt = async () => {
    const orders = appContext.db.selectFrom('orders').select('cancelled_at');
    return (await orders.where('token', '=', order.tokenValue).executeTakeFirst())?.cancelled_at;
  };
  const then = await cancelledAt();
  appContext.clock.move(Temporal.Duration.from({ hours: 24 }));
  await sendBack(order, 'S-30', order.total);
  expect(await cancelledAt()).toEqual(then);
  expect(await tasks()).toEqual([]);
  expect(await stateOf(order)).toBe('refunded');
  expect((await matchPayments(appContext)).findings).toEqual([]);
});

test('PAY-06 unpaid after twelve days it is cancelled; what comes later is a task, not lost', async () => {
  const order = await promised('bank_transfer');
  appContext.clock.move(Temporal.Duration.from({ hours: 24 * 11 }));
  await start('release-unpaid-orders');
  expect(await stateOf(order)).toBe('awaiting_payment');
  appContext.clock.move(Temporal.Duration.from({ hours: 24 * 12 + 1 }));
  await start('release-unpaid-orders');
  expect(await stateOf(order)).toBe('cancelled');
  await receive(order, 'R-9', order.total);
  expect(await stateOf(order)).toBe('cancelled');
  expect(await tasks()).toMatchObject([{ kind: 'paid_after_cancel', subject: order.number }]);
  expect((await matchPayments(appContext)).findings).toEqual([]);
});

test('PAY-06 an order paid by card takes no cheque', async () => {
  const { tokenValue } = await ready('card', [KIBBLE, 1]);
  const order = (await complete(tokenValue)).body;
  await expect(receive(order, 'CHQ-2', order.total)).rejects.toThrow('payment.method');
});

test('PAY-08 who promised a transfer is reminded on the fifth day, once; the stock waits until the twelfth', async () => {
  const order = await promised('bank_transfer');
  const paid = await promised('bank_transfer');
  await receive(paid, 'R-40', paid.total);
  const reminders = () =>
    appContext.db.selectFrom('mails').selectAll().where('kind', '=', 'payment-reminder').execute();
  const at = async (hours: number) => {
    appContext.clock.move(Temporal.Duration.from({ hours }));
    await start('remind-unpaid-orders');
  };
  await at(24 * 5 - 1);
  expect(await reminders()).toEqual([]);
  await at(24 * 5 + 1);
  await at(24 * 6);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(order.number);
  expect(mail?.text).toContain(`/suivi-de-commande/${order.tokenValue}/`);
  expect(mail?.text).not.toMatch(/checkout\.mails|orders\.blocked|undefined|null|Invalid/);
  // Mail and API give the same reason why it is blocked.
  const { blocked } = (await call('GET', `/${order.tokenValue}`)).body;
  expect(blocked).toMatchObject({ code: 'bank_transfer_awaited', actor: 'customer' });
  expect(mail?.text).toContain(blocked.cause);
  expect(mail?.text).toContain(blocked.nextStep);
  // Once paid, it waits only for the team.
  const late = (await call('GET', `/${paid.tokenValue}`)).body.blocked;
  expect(late).toMatchObject({ code: 'departure_late', actor: 'shop', until: null });
});
