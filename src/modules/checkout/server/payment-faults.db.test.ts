import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  DROPPED,
  DUPLICATES,
  NO_ANSWER,
  paymentCalls,
  REORDERED,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import type { ProviderDrive } from '../../../../tests/support/payment-drive.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import type { OrderShape } from '../../orders/contracts.ts';
import { lockOrder } from '../../orders/server/index.ts';
import {
  cardProvider,
  lockAttempt,
  moveAttempt,
  recordOutcome,
} from '../../payments/server/index.ts';
import { holdQuote } from './charge.ts';
import { matchPayments } from './processes/match-payments.ts';
import { settlePayment } from './processes/settle-payment.ts';

const shop = testShop();
const { appContext, database } = shop;
// Only the silent test card reaches this timeout.
Object.assign(appContext.config, { PAYMENT_TIMEOUT_MS: 2500 });
const { call: orders, ready } = orderCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

/** The attempt as a client sees it that never got the response: key but no reference. */
const named = (key: string) => ({ key, reference: null });
const BACK = 'http://localhost/commande/retour/';

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const { open, put, read, withCard, pay, charges, run, start, lose, sweep } = paymentCalls(
    shop,
    drive,
  );
  const order = async (cart: OrderShape) => (await orders('GET', `/${cart.tokenValue}`)).body;
  const onHand = async () => {
    const found = database.pool.query('select on_hand from product_variants where code = $1', [
      KIBBLE,
    ]);
    return (await found).rows[0].on_hand;
  };
  const setStock = (pieces: number) =>
    database.pool.query('update product_variants set on_hand = $1 where code = $2', [
      pieces,
      KIBBLE,
    ]);
  const placed = async () =>
    (await database.pool.query('select from orders where placed_at is not null')).rowCount;

  /** Checks that there is one order, paid once. */
  async function expectPaidOnce(cart: OrderShape) {
    expect(await order(cart)).toMatchObject({ state: 'new', paymentState: 'paid' });
    expect((await charges()).filter(({ state }) => state === 'captured')).toEqual([
      { state: 'captured', amount: cart.total, refunded: 0 },
    ]);
    expect(await placed()).toBe(1);
    expect(await onHand()).toBe(9);
    expect((await matchPayments(appContext)).findings).toEqual([]);
  }

  /** A webhook with the provider's signature. */
  function signed(
    event: Parameters<ProviderDrive['signed']>[0],
    at = appContext.clock.now().epochMilliseconds / 1000,
  ) {
    return drive.signed(event, at);
  }
  const webhook = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    shop.request('POST', `/api/v2/payment/webhooks/${drive.name}`, body, headers);
  const events = async () =>
    (await database.pool.query('select event_id, state from payment_events')).rows;

  test('REL-03 a charge that went well without an answer is found again by its key', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const paid = await pay(cart, NO_ANSWER);
    expect(paid.body.state).toBe('completed');
    await run();
    await expectPaidOnce(cart);
  });

  test('REL-61 the same message ten times has one effect', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, DUPLICATES);
    await put(hash, { confirm: true });
    await run();
    await expectPaidOnce(cart);
    expect((await events()).map(({ state }) => state)).toEqual(['handled', 'handled']);
  });

  test('REL-61 messages out of order change nothing', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    await pay(cart, REORDERED);
    await run();
    await expectPaidOnce(cart);
    const { rows } = await database.pool.query('select type from payment_events order by id');
    const { held, taken } = drive.eventTypes;
    expect(rows.map(({ type }) => type)).toEqual([taken, held]);
  });

  test('REL-64 a message that comes before the answer makes the same order', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, ACCEPTED);
    const [answer] = await Promise.all([
      put(hash, { confirm: true }),
      settlePayment(appContext, hash),
      settlePayment(appContext, hash),
    ]);
    expect(answer.body.state).toBe('completed');
    await Promise.all([run(), put(hash, {}), put(hash, { confirm: true })]);
    await expectPaidOnce(cart);
  });

  test('REL-62 a forged, stale or foreign message is refused and nothing is kept', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const { hash } = (await open(cart)).body;
    const event = { id: 'evt_1', type: 'charge.captured', key: hash };
    const genuine = signed(event);
    const altered = { ...genuine, body: genuine.body.replace('evt_1', 'evt_2') };
    const stale = signed(event, appContext.clock.now().epochMilliseconds / 1000 - 3600);
    const unsigned = { body: genuine.body, headers: {} };
    for (const message of [altered, stale, unsigned]) {
      const answer = await webhook(message);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as OrderShape)['@type']).toBe('hydra:Error');
    }
    expect((await webhook({ body: '{', headers: genuine.headers })).status).toBe(400);
    expect(await events()).toEqual([]);
    expect((await webhook(genuine)).status).toBe(200);
    expect((await webhook(genuine)).status).toBe(200);
    expect(await events()).toHaveLength(1);
    await run();
    // The content of the webhook was not trusted: the provider was asked.
    expect(await order(cart)).toMatchObject({ state: 'cart' });
    const elsewhere = await shop.request('POST', '/api/v2/payment/webhooks/other', '{}');
    expect(elsewhere.status).toBe(404);
  });

  test('REL-63 a message about an unknown payment is parked, tried again, then reported', async () => {
    await webhook(signed({ id: 'evt_9', type: 'charge.captured', key: 'f'.repeat(48) }));
    await run();
    expect(await events()).toEqual([{ event_id: 'evt_9', state: 'parked' }]);
    await sweep();
    expect(await events()).toEqual([{ event_id: 'evt_9', state: 'parked' }]);
    appContext.clock.move(Temporal.Duration.from({ hours: 25 }));
    await start('sweep-payments');
    expect(await events()).toEqual([{ event_id: 'evt_9', state: 'orphan' }]);
  });

  test('REL-35 stock lost before the order stands: the money is given back and the shopper told', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    await setStock(0);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    const reported = await put(requested.body.hash, {});
    expect(reported.body).toMatchObject({
      state: 'cancelled',
      responseData: { error: { code: 'stock' } },
    });
    expect(reported.body.responseData.error.message).toMatch(/épuisé/);
    expect(await charges()).toEqual([{ state: 'voided', amount: cart.total, refunded: 0 }]);
    expect(await order(cart)).toMatchObject({ state: 'cart' });
    expect(await onHand()).toBe(0);
  });

  test('REL-35 twelve buyers of the last unit: one order, nobody else pays', async () => {
    await setStock(12);
    const carts: OrderShape[] = [];
    for (let buyer = 0; buyer < 12; buyer += 1) carts.push(await ready('card', [KIBBLE, 1]));
    const hashes = await Promise.all(carts.map((cart) => withCard(cart, ACCEPTED)));
    await setStock(1);
    const answers = await Promise.all(hashes.map((hash) => put(hash, { confirm: true })));
    await run();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(422);
      expect(body.violations[0].code).toBe('stock');
    }
    const states = (await charges()).map(({ state }) => state);
    expect(states.filter((state) => state === 'captured')).toHaveLength(1);
    expect(states.filter((state) => state === 'authorized')).toHaveLength(0);
    expect(await onHand()).toBe(0);
    expect(await placed()).toBe(1);
  });

  /** Steps of a confirmation after which the process crashes. */
  const crashes: Record<string, (hash: string, cart: OrderShape) => Promise<void>> = {
    'before the provider was asked': (hash, cart) => beginOnly(hash, cart),
    'after the provider held the money': async (hash, cart) => {
      await beginOnly(hash, cart);
      await cardProvider(appContext).confirm(named(hash), BACK);
    },
    'after its answer was written': async (hash, cart) => {
      await beginOnly(hash, cart);
      const outcome = await cardProvider(appContext).confirm(named(hash), BACK);
      await transact(appContext, async (work) => {
        const attempt = await lockAttempt(work.tx, hash);
        if (attempt) await recordOutcome(work, attempt, outcome);
      });
    },
    'after the order was made': async (hash) => {
      await put(hash, { confirm: true });
    },
    'after the money was taken': async (hash) => {
      await put(hash, { confirm: true });
      await cardProvider(appContext).capture(named(hash), `${hash}:capture`);
    },
  };

  const beginOnly = (hash: string, cart: OrderShape) =>
    transact(appContext, async (work) => {
      const order = await lockOrder(work, cart.tokenValue);
      const attempt = await lockAttempt(work.tx, hash);
      if (!order || !attempt) throw new Error('nothing to pay');
      await holdQuote(work, order, attempt.quoteHash);
      await moveAttempt(work, attempt, 'confirm');
    });

  for (const [moment, crash] of Object.entries(crashes))
    test(`REL-01 a crash ${moment} is healed by the sweeper: one order, one charge`, async () => {
      const cart = await ready('card', [KIBBLE, 1]);
      const hash = await withCard(cart, DROPPED);
      await crash(hash, cart);
      await lose();
      await sweep();
      // In the first case nothing was charged: the shopper may submit again.
      const again = await put(hash, { confirm: true, expectedTotal: cart.total });
      expect(again).toMatchObject({ status: 200, body: { state: 'completed' } });
      await run();
      await expectPaidOnce(cart);
    });

  test('REL-02 a crash while money is given back is healed too', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, DROPPED);
    await crashes['after its answer was written']?.(hash, cart);
    await transact(appContext, async (work) => {
      const attempt = await lockAttempt(work.tx, hash);
      if (attempt) await moveAttempt(work, attempt, 'withdraw');
    });
    await lose();
    await sweep();
    expect((await read(hash)).state).toBe('cancelled');
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
    expect(await order(cart)).toMatchObject({ state: 'cart' });
  });

  test('REL-04 a charge that never arrived may be confirmed again with its key', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const hash = await withCard(cart, ACCEPTED);
    await crashes['before the provider was asked']?.(hash, cart);
    expect((await put(hash, {})).body.state).toBe('processing');
    expect(await charges()).toEqual([{ state: 'open', amount: cart.total, refunded: 0 }]);
    expect((await put(hash, { confirm: true })).body.state).toBe('completed');
    await run();
    await expectPaidOnce(cart);
  });

  test('PAY-02 a payment nobody finishes is given up and holds no money', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const requested = await pay(cart, THREE_D_SECURE);
    appContext.clock.move(Temporal.Duration.from({ minutes: 25 }));
    await start('sweep-payments');
    await run();
    expect((await read(requested.body.hash)).state).toBe('cancelled');
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
    await drive.answerBank(requested.body.responseData.redirectUrl, 'approve');
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
  });

  test('PAY-02 a new payment replaces the one left at 3-D Secure, and only one may pay', async () => {
    const cart = await ready('card', [KIBBLE, 1]);
    const left = await pay(cart, THREE_D_SECURE);
    await pay(cart, ACCEPTED);
    await drive.answerBank(left.body.responseData.redirectUrl, 'approve');
    await run();
    await expectPaidOnce(cart);
    expect((await charges()).map(({ state }) => state).sort()).toEqual(['captured', 'voided']);
  });
});
