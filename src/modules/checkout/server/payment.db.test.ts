import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  DECLINED,
  POOR,
  paymentCalls,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, newCustomer, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { publishPaymentMethod } from './index.ts';

const shop = testShop();
const { call: orders, ready } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

/** Bancontact is limited to Belgium by default; here it is offered to the test cart. */
async function publishWallets(work: UnitOfWork) {
  const offer = {
    description: '',
    instructions: null,
    countries: ['FR'],
    allowsSubscription: false,
  };
  await publishPaymentMethod(work, { ...offer, code: 'paypal', name: 'PayPal', position: 3 });
  await publishPaymentMethod(work, {
    ...offer,
    code: 'bancontact',
    name: 'Bancontact',
    position: 4,
  });
}

const order = async (cart: OrderShape) => (await orders('GET', `/${cart.tokenValue}`)).body;

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const { call, open, put, read, enterCard, withCard, pay, charges, run } = paymentCalls(
    shop,
    drive,
  );

  test('PAY-02 an accepted card makes the order, and its money is taken after', async () => {
    const cart = await ready('card', [KIBBLE, 2]);
    const opened = await open(cart);
    expect(opened.status).toBe(201);
    expect(opened.body).toMatchObject({
      '@type': 'PaymentRequest',
      state: 'processing',
      action: 'authorize',
      payload: { target_path: '/commande/retour/', after_path: null },
      responseData: {
        provider: 'card',
        ...drive.opening,
        redirectUrl: null,
        error: null,
      },
      payment: `/api/v2/shop/payments/${cart.payments[0]?.id}`,
      method: '/api/v2/shop/payment-methods/card',
    });
    const { hash } = opened.body;
    expect((await put(hash, {})).body.responseData.card).toBeNull();
    await enterCard(opened.body, ACCEPTED);
    expect((await put(hash, {})).body).toMatchObject({
      state: 'processing',
      responseData: { card: { brand: 'visa', last4: '4242' } },
    });
    const paid = await put(hash, { confirm: true, expectedTotal: cart.total });
    expect(paid).toMatchObject({ status: 200, body: { state: 'completed' } });
    expect(paid.body.responseData.card).toEqual({
      brand: 'visa',
      last4: '4242',
      expMonth: 8,
      expYear: 2029,
    });
    expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'authorized' });
    await run();
    expect(await order(cart)).toMatchObject({ paymentState: 'paid', status: 'payment_accepted' });
    expect(await charges()).toEqual([{ state: 'captured', amount: cart.total, refunded: 0 }]);
  });

  test('PAY-03 a refused card says why with its code, and another one pays', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const refused = await pay(cart, POOR);
    expect(refused).toMatchObject({
      status: 200,
      body: {
        state: 'failed',
        responseData: {
          error: {
            code: 'insufficient_funds',
            message: 'Votre compte n’est pas assez approvisionné.',
          },
        },
      },
    });
    expect(await order(cart)).toMatchObject({ state: 'cart', payments: [{ state: 'failed' }] });
    const declined = (await pay(cart, DECLINED)).body.responseData.error;
    expect(declined.code).toMatch(/^(card_declined|generic_decline)$/);
    expect(declined.message).toBe('Votre banque a refusé le paiement.');
    expect((await pay(cart, ACCEPTED)).body.state).toBe('completed');
    await run();
    expect(await order(cart)).toMatchObject({ paymentState: 'paid' });
    expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(1);
  });

  test('PAY-02 3-D Secure sends the shopper to their bank and back', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    const { redirectUrl } = requested.body.responseData;
    expect(requested.body.state).toBe('processing');
    expect(await drive.lookAtBank(redirectUrl)).toContain('Confirmez votre paiement');
    const back = await drive.answerBank(redirectUrl, 'approve');
    expect(back.status).toBe(303);
    expect(back.headers.get('location')).toMatch(
      /^(http:\/\/localhost:3000)?\/commande\/retour\/$/,
    );
    expect((await put(requested.body.hash, {})).body.state).toBe('completed');
    expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'authorized' });
  });

  test('PAY-02 3-D Secure refused at the bank leaves the cart as it was', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'refuse');
    expect((await put(requested.body.hash, {})).body).toMatchObject({
      state: 'failed',
      responseData: { error: { code: expect.stringMatching(/authentication_fail/) } },
    });
    expect(await order(cart)).toMatchObject({ state: 'cart' });
  });

  test('REL-55 a browser closed after 3-D Secure changes nothing: the provider tells us', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    await run();
    expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'paid' });
    expect((await read(requested.body.hash)).state).toBe('completed');
  });

  test('PAY-06 a cheque or a transfer is promised: the order stands and says how to pay', async () => {
    for (const method of ['bank_transfer', 'cheque']) {
      const cart = await ready(method, [KIBBLE, 1]);
      const promised = await open(cart, method);
      const placed = await order(cart);
      expect(placed).toMatchObject({ state: 'new', paymentState: 'awaiting_payment' });
      expect(promised).toMatchObject({
        status: 201,
        body: { state: 'completed', responseData: { provider: method, reference: placed.number } },
      });
      expect((await open(cart, method)).body.hash).toBe(promised.body.hash);
    }
    expect(await charges()).toEqual([]);
  });

  test('REL-53 a payment opened or confirmed twice is one payment', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const [first, second] = await Promise.all([open(cart), open(cart)]);
    expect(first.body.hash).toBe(second.body.hash);
    await enterCard(first.body, ACCEPTED);
    const confirm = () => put(first.body.hash, { confirm: true, expectedTotal: cart.total });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ body }) => body.state)).toEqual(['completed', 'completed', 'completed']);
    await run();
    expect(await charges()).toEqual([{ state: 'captured', amount: cart.total, refunded: 0 }]);
  });

  test('PAY-02 without a card nothing is charged and the shopper is asked for one', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const { hash } = (await open(cart)).body;
    const refused = await put(hash, { confirm: true });
    expect(refused.status).toBe(422);
    expect(refused.body.violations[0]).toMatchObject({ code: 'payment.card_missing' });
    expect((await read(hash)).state).toBe('processing');
    expect(await order(cart)).toMatchObject({ state: 'cart', payments: [{ state: 'cart' }] });
  });

  test('REL-41 a total that changed is shown and asked again: nothing is charged', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, ACCEPTED);
    const refused = await put(hash, { confirm: true, expectedTotal: cart.total - 1 });
    expect(refused.status).toBe(409);
    expect(refused.body.order.total).toBe(cart.total);
    expect((await charges()).map(({ state }) => state)).toEqual(['open']);
  });

  test('REL-54 a cart changed in another tab is not paid with the old payment', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, ACCEPTED);
    const { items } = cart;
    await orders('PATCH', `/${cart.tokenValue}/items/${items[0]?.id}`, { quantity: 2 });
    const refused = await put(hash, { confirm: true, expectedTotal: cart.total });
    expect(refused.status).toBe(422);
    const again = await ready('card', [KIBBLE, 1]);
    expect((await pay(again, ACCEPTED)).body.state).toBe('completed');
  });

  test('PAY-02 a payment the shopper gives up frees the cart and the provider', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    const edit = () =>
      orders('PATCH', `/${cart.tokenValue}/items/${cart.items[0]?.id}`, { quantity: 2 });
    expect((await edit()).status).toBe(409);
    expect((await put(requested.body.hash, { cancel: true })).body.state).toBe('cancelled');
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
    expect((await edit()).status).toBe(200);
    const late = await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    expect(late.status).toBe(303);
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
  });

  test('PAY-02 a payment is only its customer’s, and bodies are checked', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const { hash } = (await open(cart)).body;
    expect((await call('GET', `/payment-requests/${'0'.repeat(48)}`)).status).toBe(404);
    const missing = await call('POST', `/orders/${cart.tokenValue}/payment-requests`, {});
    expect(missing).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('paymentId, paymentMethodCode, action') },
    });
    expect(
      (
        await call('POST', '/orders/unknown-token/payment-requests', {
          paymentId: 1,
          paymentMethodCode: 'card',
          action: 'authorize',
        })
      ).status,
    ).toBe(404);
    const away = await call('POST', `/orders/${cart.tokenValue}/payment-requests`, {
      paymentId: cart.payments[0]?.id,
      paymentMethodCode: 'card',
      action: 'authorize',
      payload: { target_path: '//evil.example/' },
    });
    expect(away.status).toBe(422);
    const customer = await newCustomer(shop.appContext);
    await shop.database.pool.query('update orders set customer_id = $2 where token = $1', [
      cart.tokenValue,
      customer,
    ]);
    expect((await call('GET', `/payment-requests/${hash}`)).status).toBe(404);
    expect((await put(hash, { confirm: true })).status).toBe(404);
  });

  test('PAY-01 a wallet asks on its own page, and pays an order as a card does', async () => {
    await transact(shop.appContext, (work) => publishWallets(work));
    for (const method of ['paypal', 'bancontact']) {
      const cart = await ready(method, [KIBBLE, 1]);
      const { body } = await open(cart, method);
      expect(body.responseData).toMatchObject({
        provider: method,
        frameUrl: null,
        scriptUrl: null,
      });
      const requested = await put(body.hash, { confirm: true, expectedTotal: cart.total });
      const { redirectUrl } = requested.body.responseData;
      await drive.answerBank(redirectUrl, 'approve');
      expect((await put(body.hash, {})).body.state).toBe('completed');
      await run();
      expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'paid' });
      expect((await charges()).at(-1)).toMatchObject({ state: 'captured', amount: cart.total });
    }
  });

  test('PAY-01 a wallet that refuses leaves the cart as it was', async () => {
    await transact(shop.appContext, (work) => publishWallets(work));
    const cart = await ready('paypal', [KIBBLE, 1]);
    const { hash } = (await open(cart, 'paypal')).body;
    const requested = await put(hash, { confirm: true, expectedTotal: cart.total });
    await drive.answerBank(requested.body.responseData.redirectUrl, 'refuse');
    expect((await put(hash, {})).body.state).toBe('failed');
    expect(await order(cart)).toMatchObject({ state: 'cart' });
  });
});
