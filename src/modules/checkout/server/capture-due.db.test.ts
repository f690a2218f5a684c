import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findAttempt, findEntriesOf, findOpenFindings } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  CAPTURE_REFUSED,
  DROPPED,
  paymentCalls,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { cancelOrder, lockOrder, type Order, shipParcels } from '../../orders/server/index.ts';
import { captureDue } from './capture-due.ts';
import { matchPayments, publishPaymentMethod, refundOrder } from './index.ts';
import { capturePayment } from './processes/settle-payment.ts';

const shop = testShop();
const { appContext, database } = shop;
const { call: orders, ready } = orderCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

const read = async (cart: OrderShape): Promise<OrderShape> =>
  (await orders('GET', `/${cart.tokenValue}`)).body;
const locked = <T>({ tokenValue }: OrderShape, act: (work: never, order: Order) => Promise<T>) =>
  transact(appContext, async (work) =>
    act(work as never, (await lockOrder(work, tokenValue)) as Order),
  );
const leaves = (cart: OrderShape, number = 'COLIS-1', isLast = true) =>
  locked(cart, (work, order) => shipParcels(work, order, [number], { isLast }));
const cancel = (cart: OrderShape) => locked(cart, cancelOrder);
const days = (count: number) =>
  appContext.clock.move(Temporal.Duration.from({ hours: Math.round(count * 24) }));
const mails = async (kind: string) => {
  const found = appContext.db.selectFrom('mails').select(['key', 'text']).where('kind', '=', kind);
  return (await found.orderBy('id').execute()).map(({ text }) =>
    text.replaceAll(/[\u00a0\u202f]/g, ' '),
  );
};
const findings = async () => (await matchPayments(appContext)).findings;
const taken = async ({ tokenValue }: OrderShape) =>
  (await findEntriesOf(appContext.db, tokenValue)).filter(({ kind }) => kind === 'capture').length;
const invoices = async () =>
  (await appContext.db.selectFrom('invoices').select('snapshot').execute()).map(
    ({ snapshot }) => JSON.parse(snapshot).payment,
  );

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const { pay, put, run, lose, charges, open } = paymentCalls(shop, drive, {
    captureAt: 'shipping',
  });
  const state = async () => (await charges()).at(-1)?.state;

  test('W-01 PAY-07 the card is debited with the first parcel, and the invoice says when', async () => {
    // Ten bags of four kilograms travel in two parcels.
    const cart = await ready('card', [KIBBLE, 10]);
    await pay(cart, ACCEPTED);
    await run();
    expect(await state()).toBe('authorized');
    expect(await read(cart)).toMatchObject({ paymentState: 'authorized', status: 'authorized' });
    expect(await findings()).toEqual([]);
    days(2);
    await leaves(cart, 'COLIS-1', false);
    await run();
    expect(await state()).toBe('captured');
    expect(await read(cart)).toMatchObject({ state: 'new', paymentState: 'paid' });
    await leaves(cart, 'COLIS-2');
    await run();
    const paidOn = appContext.clock.today().toString();
    expect(await invoices()).toEqual([{ method: 'card', paidOn }]);
    expect(await taken(cart)).toBe(1);
    expect(await mails('payment-taken')).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  test('W-01 PAY-07 what has not left is debited the day before its hold ends, with a mail', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    days(5.9);
    await captureDue(appContext);
    expect(await state()).toBe('authorized');
    days(6.1);
    await captureDue(appContext);
    await captureDue(appContext);
    await run();
    expect(await state()).toBe('captured');
    expect(await mails('payment-taken')).toHaveLength(1);
    expect((await mails('payment-taken'))[0]).toContain('n’est pas encore partie');
    expect(await taken(cart)).toBe(1);
    await leaves(cart);
    await run();
    expect(await taken(cart)).toBe(1);
    expect(await findings()).toEqual([]);
  });

  test('W-01 PAY-07 cancelled before anything left, the hold is let go of and nothing is taken', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    await cancel(cart);
    await run();
    expect(await state()).toBe('voided');
    expect(await read(cart)).toMatchObject({ state: 'cancelled', paymentState: 'cancelled' });
    expect((await mails('order-cancelled'))[0]).toContain('Rien n’a été débité');
    expect(await taken(cart)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  test('REL-04 W-01 a crash after the money was taken, two workers, a late message: taken once', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const { hash } = (await pay(cart, DROPPED)).body;
    await run();
    await leaves(cart);
    const before = await findAttempt(appContext.db, hash);
    if (!before) throw new Error('the attempt is gone');
    // Two workers read the same row, and the jobs of both are lost.
    await Promise.all([capturePayment(appContext, before), capturePayment(appContext, before)]);
    await lose();
    await database.pool.query(`update payment_attempts set updated_at = updated_at`);
    await Promise.all([
      captureDue(appContext),
      captureDue(appContext),
      capturePayment(appContext, before),
    ]);
    await run();
    expect(await charges()).toEqual([{ state: 'captured', amount: cart.total, refunded: 0 }]);
    expect(await taken(cart)).toBe(1);
    expect(await read(cart)).toMatchObject({ paymentState: 'paid' });
    expect(await findings()).toEqual([]);
  });

  test('W-01 a capture meets a cancellation: the money is nobody’s but the customer’s', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    days(6.1);
    await Promise.all([captureDue(appContext), cancel(cart)]);
    await run();
    const [charge] = await charges();
    const retained = charge?.state === 'captured' ? cart.total - charge.refunded : 0;
    expect([charge?.state === 'authorized', retained]).toEqual([false, 0]);
    expect((await read(cart)).state).toBe('cancelled');
    expect(await findings()).toEqual([]);
  });

  test('W-01 Bancontact takes the money at once, whatever the shop is set to', async () => {
    const offer = {
      description: '',
      instructions: null,
      countries: ['FR'],
      allowsSubscription: false,
    };
    await transact(appContext, async (work) => {
      for (const code of ['bancontact', 'paypal'] as const)
        await publishPaymentMethod(work, { ...offer, code, name: code, position: 5 });
    });
    for (const [method, expected] of [
      ['bancontact', 'captured'],
      ['paypal', 'authorized'],
    ] as const) {
      const cart = await ready(method, [KIBBLE, 1]);
      const { hash } = (await open(cart, method)).body;
      const requested = await put(hash, { confirm: true, expectedTotal: cart.total });
      await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
      await run();
      expect([method, (await charges()).some(({ state: now }) => now === expected)]).toEqual([
        method,
        true,
      ]);
      expect(await mails('payment-taken')).toEqual([]);
    }
  });

  test('PAY-09 W-01 a gesture on money that is only held is paid back once it was taken', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    const scope = { units: {}, shipping: false, goodwill: 300 };
    await locked(cart, (work, order) => refundOrder(work, order, { scope, reason: 'Retard' }));
    await run();
    expect((await charges())[0]).toMatchObject({ state: 'authorized', refunded: 0 });
    await leaves(cart);
    await run();
    expect((await charges())[0]).toMatchObject({ state: 'captured', refunded: 300 });
    expect(await read(cart)).toMatchObject({ paymentState: 'partially_refunded' });
    expect(await findings()).toEqual([]);
  });

  test('PAY-09 W-01 a gesture on money that is let go of is dropped with it', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    const scope = { units: {}, shipping: false, goodwill: 300 };
    await locked(cart, (work, order) => refundOrder(work, order, { scope, reason: 'Retard' }));
    await cancel(cart);
    await run();
    expect(await state()).toBe('voided');
    const requested = appContext.db.selectFrom('refunds').select('state');
    expect(await requested.execute()).toEqual([{ state: 'refused' }]);
    expect(await findings()).toEqual([]);
  });
});

describe('money held that is lost', () => {
  const { pay, run, charges, put, open, enterCard, start } = paymentCalls(
    shop,
    sandboxDrive(shop),
    {
      captureAt: 'shipping',
    },
  );
  const payAgain = async (cart: OrderShape) => {
    const request = (await open(await read(cart))).body;
    await enterCard(request, ACCEPTED);
    return put(request.hash, { confirm: true });
  };

  test('W-01 PAY-07 a hold that ended makes the order wait again: a mail, a link, three days', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    days(8);
    await captureDue(appContext);
    await run();
    expect((await charges())[0]?.state).toBe('voided');
    expect(await read(cart)).toMatchObject({ state: 'new', paymentState: 'awaiting_payment' });
    const [mail, ...more] = await mails('payment-lost');
    expect([mail?.includes('attend votre paiement pour partir'), more]).toEqual([true, []]);
    // A guest: the page of their order links to the payment.
    expect(mail).toContain(`/suivi-de-commande/${cart.tokenValue}/`);
    // Nothing leaves once the hold is lost.
    await expect(leaves(cart)).rejects.toMatchObject({ code: 'order.state' });
    expect((await payAgain(cart)).body.state).toBe('completed');
    await leaves(cart);
    await run();
    expect((await charges()).map(({ state }) => state).sort()).toEqual(['captured', 'voided']);
    expect(await findings()).toEqual([]);
  });

  test('W-01 not paid again in three days, it is cancelled and costs nothing', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    days(8);
    await captureDue(appContext);
    days(11.1);
    await start('release-unpaid-orders');
    await run();
    expect((await read(cart)).state).toBe('cancelled');
    expect(await taken(cart)).toBe(0);
  });

  test('W-01 refused when the parcel has left, it is owed: mail, task, invoice, one payment', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, CAPTURE_REFUSED);
    await run();
    await leaves(cart);
    await run();
    expect(await read(cart)).toMatchObject({
      state: 'completed',
      paymentState: 'awaiting_payment',
      status: expect.stringMatching(/^(awaiting_payment|payment_failure)$/),
    });
    expect((await mails('payment-lost'))[0]).toContain('votre colis est déjà parti');
    expect(await findOpenFindings(appContext.db)).toMatchObject([{ kind: 'left_unpaid' }]);
    expect(await invoices()).toEqual([{ method: 'card', paidOn: null }]);
    days(30);
    await start('release-unpaid-orders');
    expect((await payAgain(cart)).body.state).toBe('completed');
    await run();
    expect((await charges()).map(({ state }) => state).sort()).toEqual(['captured', 'declined']);
    expect(await read(cart)).toMatchObject({ paymentState: 'paid', status: 'sent' });
    expect(await findOpenFindings(appContext.db)).toEqual([]);
    expect(await findings()).toEqual([]);
    expect(await invoices()).toHaveLength(1);
  });
});
