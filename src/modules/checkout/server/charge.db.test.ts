import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { lockOrder, type Order } from '../../orders/server/index.ts';
import { finalise, holdQuote, type Quote, quoteOrder, releaseQuote } from './charge.ts';
import { releaseUnpaidJob } from './processes/release-unpaid.ts';

const shop = testShop();
const { call, ready, complete, add } = orderCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const quote = (cart: OrderShape, expectedTotal: number | null = null) =>
  transact(shop.appContext, (work) =>
    quoteOrder(
      work,
      { token: cart.tokenValue, caller: null },
      cart.payments[0]?.id as number,
      expectedTotal,
    ),
  );
const hold = ({ token, quoteHash }: Quote) =>
  transact(shop.appContext, async (work) =>
    holdQuote(work, (await lockOrder(work, token)) as Order, quoteHash),
  );
const accept = ({ token, quoteHash, amount }: Quote, transactionId = 'ch_1', captured = false) =>
  transact(shop.appContext, async (work) =>
    finalise(work, await lockOrder(work, token), { quoteHash, amount, transactionId, captured }),
  );
const read = async (cart: OrderShape) => (await call('GET', `/${cart.tokenValue}`)).body;
const onHand = async (code: string) => {
  const { rows } = await shop.database.pool.query(
    'select on_hand from product_variants where code = $1',
    [code],
  );
  return rows[0].on_hand;
};
const setStock = (code: string, pieces: number) =>
  shop.database.pool.query('update product_variants set on_hand = $2 where code = $1', [
    code,
    pieces,
  ]);

test('PAY-04 an accepted charge makes the order stand; told again, nothing happens', async () => {
  const cart = await ready('card', [KIBBLE, 2]);
  const quoted = await quote(cart, cart.total);
  expect(quoted).toMatchObject({ amount: cart.total, methodCode: 'card', number: null });
  await hold(quoted);
  await accept(quoted);
  expect(await read(cart)).toMatchObject({
    state: 'new',
    checkoutState: 'completed',
    paymentState: 'authorized',
    status: 'authorized',
    number: expect.stringMatching(/^\d{9}$/),
  });
  const { version } = await read(cart);
  await accept(quoted);
  await accept(quoted);
  expect((await read(cart)).version).toBe(version);
  expect(await onHand(KIBBLE)).toBe(8);
  await accept(quoted, 'ch_1', true);
  expect(await read(cart)).toMatchObject({ paymentState: 'paid', status: 'payment_accepted' });
});

test('REL-53 the same charge told by browser, webhook and reconciliation at once is one order', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  const quoted = await quote(cart);
  await hold(quoted);
  const orders = await Promise.all(Array.from({ length: 6 }, () => accept(quoted)));
  expect(new Set(orders.map((order) => order.number)).size).toBe(1);
  expect(await onHand(KIBBLE)).toBe(9);
});

test('PAY-04 a second charge for a paid order is refused', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  const quoted = await quote(cart);
  await hold(quoted);
  await accept(quoted);
  await expect(accept(quoted, 'ch_2')).rejects.toThrow('order.paid');
});

test('REL-54 a cart cannot change while it is charged, and can when the charge is refused', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  const quoted = await quote(cart);
  await hold(quoted);
  const refused = await add(cart.tokenValue, TIN, 1);
  expect(refused.status).toBe(409);
  expect(refused.body['hydra:description']).toContain('paiement est en cours');
  const error = { code: 'card_declined', message: 'Carte refusée' };
  await transact(shop.appContext, async (work) =>
    releaseQuote(work, await lockOrder(work, quoted.token), quoted.quoteHash, error),
  );
  expect((await add(cart.tokenValue, TIN, 1)).status).toBe(200);
});

test('REL-54 a charge left behind frees its cart after a quarter of an hour', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  const quoted = await quote(cart);
  await hold(quoted);
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 16 }));
  expect((await add(cart.tokenValue, TIN, 1)).status).toBe(200);
  await expect(accept(quoted)).rejects.toThrow('checkout.total_changed');
  shop.appContext.clock.move(new Temporal.Duration());
});

test('REL-41 a charge answers for what was quoted and nothing else', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  await expect(quote(cart, cart.total + 1)).rejects.toThrow('checkout.total_changed');
  const quoted = await quote(cart);
  expect(await quote(cart)).toEqual(quoted);
  await add(cart.tokenValue, TIN, 1);
  await expect(hold(quoted)).rejects.toThrow('checkout.total_changed');
  await expect(accept(quoted)).rejects.toThrow('checkout.total_changed');
  expect(await read(cart)).toMatchObject({ state: 'cart' });
});

test('REL-35 a charge whose stock was lost places nothing and says so', async () => {
  const cart = await ready('card', [KIBBLE, 1], [TIN, 1]);
  const quoted = await quote(cart);
  await hold(quoted);
  await setStock(TIN, 0);
  await expect(accept(quoted)).rejects.toThrow('stock');
  expect(await read(cart)).toMatchObject({ state: 'cart', number: null });
  expect(await onHand(KIBBLE)).toBe(10);
});

test('an order that was placed first is paid afterwards, and only then announced', async () => {
  const cart = await ready('card', [KIBBLE, 1]);
  expect((await complete(cart.tokenValue)).body).toMatchObject({
    state: 'new',
    paymentState: 'awaiting_payment',
  });
  const quoted = await quote(cart);
  expect(quoted).toMatchObject({ number: expect.any(String), amount: cart.total });
  await accept(quoted);
  expect(await read(cart)).toMatchObject({ paymentState: 'authorized' });
});

test('REL-40 what is not paid in time is cancelled and its stock returned, once', async () => {
  const cart = await ready('card', [KIBBLE, 3]);
  await complete(cart.tokenValue);
  const quoted = await quote(cart);
  expect(await onHand(KIBBLE)).toBe(7);
  const release = () => releaseUnpaidJob.run(shop.appContext, {} as never);
  await release();
  expect(await onHand(KIBBLE)).toBe(7);
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 31 }));
  await Promise.all([release(), release(), release()]);
  expect(await onHand(KIBBLE)).toBe(10);
  expect(await read(cart)).toMatchObject({
    state: 'cancelled',
    paymentState: 'cancelled',
    shippingState: 'cancelled',
    status: 'cancelled',
  });
  await expect(accept(quoted)).rejects.toThrow('order.state');
  shop.appContext.clock.move(new Temporal.Duration());
});

test('PAY-08 a transfer is awaited for twelve days', async () => {
  const cart = await ready('bank_transfer', [KIBBLE, 1]);
  await complete(cart.tokenValue);
  shop.appContext.clock.move(Temporal.Duration.from({ days: 11 }));
  await releaseUnpaidJob.run(shop.appContext, {} as never);
  expect(await read(cart)).toMatchObject({ state: 'new' });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 13 }));
  await releaseUnpaidJob.run(shop.appContext, {} as never);
  expect(await read(cart)).toMatchObject({ state: 'cancelled' });
  shop.appContext.clock.move(new Temporal.Duration());
});
