import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import {
  ACCEPTED,
  MANDATED,
  NO_ANSWER,
  paymentCalls,
  THREE_D_SECURE,
} from '../../../../tests/support/payment-calls.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { keepTestCard } from '../../../../tests/support/saved-card.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { stripeDrive } from '../../../../tests/support/stripe-drive.ts';
import { findAttempt, lockAttempt, moveAttempt } from '../../payments/server/index.ts';
import { chargeSavedCard } from './processes/charge-saved-card.ts';
import { matchPayments } from './processes/match-payments.ts';

const shop = testShop();
const { appContext, database } = shop;
Object.assign(appContext.config, { PAYMENT_TIMEOUT_MS: 2500 });
const { ready, complete } = orderCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

describe.each([sandboxDrive(shop), stripeDrive(shop)])('$name', (drive) => {
  const calls = paymentCalls(shop, drive);
  const { call, charges, run, lose, sweep } = calls;

  /** An unpaid order of a customer with this saved card, and a function to charge it. */
  async function owing(number: string) {
    const signed = await signedIn(shop);
    const cardId = await keepTestCard(calls, drive, signed.headers, number);
    const customerId = Number(signed.customer.split('/').at(-1));
    const { tokenValue: orderToken } = await ready('card', [TIN, 4]);
    await complete(orderToken);
    await database.pool.query('update orders set customer_id = $2 where token = $1', [
      orderToken,
      customerId,
    ]);
    const charge = (key = 'cycle-1:1', isCustomerInitiated = false) =>
      chargeSavedCard(appContext, { orderToken, customerId, cardId, key, isCustomerInitiated });
    const order = async () =>
      (await call('GET', `/orders/${orderToken}`, undefined, signed.headers)).body;
    return { charge, order, orderToken, headers: signed.headers };
  }
  const taken = async () =>
    (await charges()).filter(({ state, amount }) => state === 'captured' && amount > 0);

  test('REL-06 asked twice, and twice at once, it charges once', async () => {
    const { charge, order } = await owing(ACCEPTED);
    await Promise.allSettled([charge(), charge()]);
    expect(await charge()).toMatchObject({ state: 'accepted' });
    await run();
    expect(await order()).toMatchObject({ paymentState: 'paid' });
    expect(await taken()).toHaveLength(1);
    expect((await matchPayments(appContext)).findings).toEqual([]);
  });

  test('REL-03 an answer that never came is found again by its key', async () => {
    const { charge, order } = await owing(NO_ANSWER);
    await charge();
    await sweep();
    await charge();
    await run();
    expect(await order()).toMatchObject({ paymentState: 'paid' });
    expect(await taken()).toHaveLength(1);
  });

  test('REL-01 REL-04 whatever it was doing when it stopped, it is asked again and charges once', async () => {
    const { charge, order } = await owing(ACCEPTED);
    const attempt = await charge();
    await lose();
    // Simulates a crash before the provider's response was saved.
    const { hash } = attempt as { hash: string };
    await database.pool.query("update payment_attempts set state = 'confirming' where hash = $1", [
      hash,
    ]);
    await database.pool.query(
      "update orders set payment_state = 'awaiting_payment', confirmed_at = null",
    );
    await database.pool.query("update payments set state = 'new', transaction_id = null");
    expect(await charge()).toMatchObject({ state: 'accepted' });
    await sweep();
    await run();
    expect(await order()).toMatchObject({ paymentState: 'paid' });
    expect(await taken()).toHaveLength(1);
  });

  test('REL-13 a bank that wants to ask its customer charges nothing', async () => {
    const { charge, order } = await owing(THREE_D_SECURE);
    expect(await charge()).toMatchObject({
      state: 'declined',
      errorCode: 'authentication_required',
    });
    await run();
    expect(await order()).toMatchObject({ paymentState: 'awaiting_payment' });
    expect(await taken()).toEqual([]);
  });

  test('PAY-02 PAY-03 a bank asks who asked for a charge, and nobody for one by mandate', async () => {
    const requested = await owing(MANDATED);
    expect(await requested.charge('now', true)).toMatchObject({ state: 'challenge' });
    await run();
    expect(await requested.order()).toMatchObject({ paymentState: 'awaiting_payment' });
    expect(await taken()).toEqual([]);
    const mandated = await owing(MANDATED);
    expect(await mandated.charge('on its day')).toMatchObject({ state: 'accepted' });
    await run();
    expect(await mandated.order()).toMatchObject({ paymentState: 'paid' });
    expect(await taken()).toHaveLength(1);
  });

  test('REL-10 somebody who is paying by link is left in peace', async () => {
    const { charge, order, orderToken, headers } = await owing(ACCEPTED);
    const opening = { paymentId: (await order()).payments[0].id, paymentMethodCode: 'card' };
    const path = `/orders/${orderToken}/payment-requests`;
    const requested = { ...opening, action: 'authorize' };
    const { body } = await call('POST', path, requested, headers);
    expect(await charge()).toBeNull();
    await transact(appContext, async (work) => {
      const held = await lockAttempt(work.tx, body.hash);
      if (held) await moveAttempt(work, held, 'withdraw');
    });
    expect(await charge()).toMatchObject({ state: 'accepted' });
    expect((await call('POST', path, requested, headers)).status).toBe(422);
    expect(await findAttempt(appContext.db, body.hash)).toMatchObject({ state: 'voiding' });
  });
});
