import { expect, test } from 'vitest';
import { lockSubscription, type Subscription } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { chargeSavedCard } from '../../checkout/server/index.ts';
import { cancelOrder, lockOrder } from '../../orders/server/index.ts';
import { beginRenewal } from './begin-renewal.ts';
import { holdDisputed } from './hold-disputed.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { recordFailure } from './record-failure.ts';
import { chargeKey, type RenewalCharge } from './renewal-charge.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goTo, goToDue, live, start, run, lose, subscription, cycles, ...more } =
  renewals(shop);
const { cardsBecome, charges, call, mails } = more;

const stock = async () =>
  (await query('select on_hand from product_variants where code = $1', TIN))[0].on_hand;
const post = async (path: string, body: object) => {
  const { headers } = await signedIn(shop);
  return call('POST', path, body, headers);
};
const read = (code: string) =>
  transact(appContext, (work) => lockSubscription(work, code)) as Promise<Subscription>;

/** A third delivery whose payment fails, with functions to move to the following days. */
async function failing() {
  const { code } = await subscribe();
  await query('update subscriptions set deliveries_done = 2');
  await goToDue(code);
  const due = appContext.clock.today();
  await cardsBecome('insufficient_funds');
  await live();
  const reach = async (days: number) => {
    goTo(due.add({ days }).toString());
    await live();
  };
  return { code, due, reach };
}
/** A delivery being charged, before the bank has answered. */
async function charging() {
  const { code } = await subscribe();
  await query('update subscriptions set deliveries_done = 2');
  await goToDue(code);
  await queueRenewals(appContext);
  await lose();
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  const charge = await transact(appContext, (work) =>
    beginRenewal(work, { cycleId, code }, appContext.config),
  );
  return { code, charge: charge as RenewalCharge };
}
const fail = (charge: RenewalCharge, code: string) =>
  transact(appContext, (work) => recordFailure(work, charge, code, appContext.config));
/** Simulates a chargeback of an order and runs the jobs that follow. */
async function dispute(token: string) {
  const [{ hash }] = await query('select hash from payment_attempts where order_token = $1', token);
  await query(
    `update standin_charges c set disputed = c.amount from payment_attempts a
     where a.provider_reference = c.reference and a.hash = $1`,
    hash,
  );
  await start('check-dispute', { hash });
  await run();
}
const stop = { reason: 'too_expensive', message: 'Trop cher.' };

test('REL-31 SUB-18 stopped while its payment fails: never charged again, its stock is free', async () => {
  const { code, reach } = await failing();
  await reach(1);
  const tries = (await charges()).length;
  expect((await post(`/subscriptions/${code}/abort`, stop)).body.status).toBe('stopped');
  await run();
  await cardsBecome('accepted_visa');
  for (const day of [3, 5, 7, 9]) await reach(day);
  expect(await charges()).toHaveLength(tries);
  expect((await cycles(code))[1]).toMatchObject({ money: 'cancelled' });
  expect(await stock()).toBe(496);
  expect((await read(code)).cycle).toBeNull();
});

test('REL-31 stopped while a bank is asked, which then refuses: that was the last try', async () => {
  const { code, charge } = await charging();
  await post(`/subscriptions/${code}/abort`, stop);
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'charging', money: 'awaiting_payment' });
  await fail(charge, 'insufficient_funds');
  await run();
  expect((await cycles(code))[1]).toMatchObject({ money: 'cancelled' });
  expect(await stock()).toBe(496);
  expect(await mails('subscription-payment-failed')).toEqual([]);
});

test('SUB-02 SUB-04 terminated while its payment fails: it ends at once and is not charged', async () => {
  const { code, reach } = await failing();
  await reach(2);
  const tries = (await charges()).length;
  const notice = { name: 'Léa Martin', email: 'lea@example.org', contract: code };
  expect((await post('/terminations', notice)).status).toBe(201);
  await run();
  await cardsBecome('accepted_visa');
  for (const day of [3, 5]) await reach(day);
  expect(await subscription(code)).toMatchObject({ status: 'stopped' });
  expect(await charges()).toHaveLength(tries);
});

test('REL-11 REL-08 another card given while the old one is asked is tried when that fails', async () => {
  const { charge } = await charging();
  await query('update subscriptions set card_id = null');
  await fail(charge, 'expired_card');
  const [renewal] = await query('select state, next_try_on from renewals');
  expect(renewal).toEqual({ state: 'failed', next_try_on: appContext.clock.today().toString() });
});

test('REL-15 what is paused until a day does not go on by itself once a bank took money back', async () => {
  const { code, cart } = await subscribe();
  const until = appContext.clock.today().add({ days: 5 });
  await post(`/subscriptions/${code}/pause`, { until: until.toString() });
  await dispute(cart.tokenValue);
  goTo(until.add({ days: 1 }).toString());
  await start('resume-subscriptions');
  expect(await subscription(code)).toMatchObject({ status: 'paused' });
  expect(await mails('subscription-held')).toHaveLength(1);
});

test('REL-15 O-01 of a dispute that is over when it is heard of nothing rests', async () => {
  const { code, cart } = await subscribe();
  await transact(appContext, (work) => holdDisputed(work, cart.tokenValue));
  expect(await subscription(code)).toMatchObject({ status: 'active', held_for: null });
});

test('REL-29 resumed while a delivery waits for its payment, that delivery keeps its date', async () => {
  const { code, due } = await failing();
  const [first] = await cycles(code);
  await dispute(first?.token);
  const date = due.add({ days: 40 }).toString();
  const resumed = await post(`/subscriptions/${code}/resume`, { date });
  expect(resumed.body).toMatchObject({ status: 'active', nextShippingDate: due.toString() });
  await query("update renewals set next_try_on = null, state = 'failed'");
  await cardsBecome('accepted_visa');
  await start('retry-renewal', { code, kind: 'card' });
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  const [third] = await query('select planned_date from subscription_cycles where number = 3');
  expect(third.planned_date).toBe(date);
});

test('REL-40 cancelled right after it was paid, whoever hears of it first: given up, and paid back', async () => {
  const { code, charge } = await charging();
  const { orderToken, customerId, cardId } = charge;
  const key = chargeKey(charge);
  await chargeSavedCard(appContext, { orderToken, customerId, cardId: cardId ?? 0, key });
  await transact(appContext, async (work) => {
    const order = await lockOrder(work, orderToken);
    if (order) await cancelOrder(work, order);
  });
  await run('close-lost-renewal');
  await run();
  const [renewal] = await query('select state from renewals');
  expect(renewal).toEqual({ state: 'given_up' });
  expect((await cycles(code))[1]).toMatchObject({ state: 'skipped' });
  expect((await charges()).at(-1).state).not.toBe('captured');
  expect(await stock()).toBe(496);
});

test('REL-29 SUB-15 paused and resumed before its day, what was told for the following one stands', async () => {
  const { code } = await subscribe();
  const reported = appContext.clock.today().add({ days: 90 }).toString();
  await query('update subscriptions set following_date = $1', reported);
  await post(`/subscriptions/${code}/pause`, {});
  expect((await post(`/subscriptions/${code}/resume`, {})).body.status).toBe('active');
  expect(await subscription(code)).toMatchObject({ following_date: reported });
});
