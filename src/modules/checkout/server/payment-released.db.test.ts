import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  DROPPED,
  paymentCalls,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { cancelOrder, lockOrder } from '../../orders/server/index.ts';
import { cardProvider } from '../../payments/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const { call: orders, ready, add } = orderCalls(shop);

beforeEach(() => stockShop(appContext));

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const { call, open, put, enterCard, pay, charges, run, sweep } = paymentCalls(shop, drive);
  const order = async (cart: OrderShape) => (await orders('GET', `/${cart.tokenValue}`)).body;
  const cancel = (cart: OrderShape) =>
    transact(appContext, async (work) => {
      const found = await lockOrder(work, cart.tokenValue);
      if (found) await cancelOrder(work, found);
    });

  test('CHK-02 a payment that was left for another one is no change of the order', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await open(cart);
    const { version } = await order(cart);
    const another = await call('POST', `/orders/${cart.tokenValue}/payment-requests`, {
      paymentId: cart.payments[0]?.id,
      paymentMethodCode: 'card',
      action: 'authorize',
      payload: { target_path: '/commande/ailleurs/' },
    });
    expect(another.status).toBe(201);
    await run();
    expect((await order(cart)).version).toBe(version);
  });

  test('REL-54 a payment left for another one does not free the cart that one is charging', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await open(cart);
    const another = await call('POST', `/orders/${cart.tokenValue}/payment-requests`, {
      paymentId: cart.payments[0]?.id,
      paymentMethodCode: 'card',
      action: 'authorize',
      payload: { target_path: '/commande/ailleurs/' },
    });
    await enterCard(another.body, THREE_D_SECURE);
    expect((await put(another.body.hash, { confirm: true })).body.state).toBe('processing');
    await run();
    expect((await add(cart.tokenValue, TIN, 1)).status).toBe(409);
  });

  test('PAY-04 an order cancelled after it was paid gives its money back, once', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, ACCEPTED);
    await run();
    await cancel(cart);
    await run();
    expect(await charges()).toEqual([
      { state: 'captured', amount: cart.total, refunded: cart.total },
    ]);
    expect(await order(cart)).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
    await sweep();
    expect((await charges())[0]?.refunded).toBe(cart.total);
  });

  test('PAY-04 an order cancelled before its money was taken only releases it', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, DROPPED);
    await cancel(cart);
    await run('return-payment', 'settle-payment');
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
    expect(await order(cart)).toMatchObject({ state: 'cancelled', paymentState: 'cancelled' });
  });

  test('PAY-04 money the provider gave up on makes the order wait for a payment again', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const paid = await pay(cart, DROPPED);
    await cardProvider(appContext).void({ key: paid.body.hash, reference: null });
    await run();
    expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'awaiting_payment' });
    const again = await order(cart);
    const second = await open(again);
    await enterCard(second.body, ACCEPTED);
    expect((await put(second.body.hash, { confirm: true })).body.state).toBe('completed');
    await run();
    expect(await order(cart)).toMatchObject({ paymentState: 'paid' });
  });
});
