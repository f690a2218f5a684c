import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { chargeSavedCard, matchPayments } from '../../checkout/server/index.ts';
import { beginRenewal } from './begin-renewal.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { renew } from './processes/renew.ts';
import { chargeKey, type RenewalCharge } from './renewal-charge.ts';

const shop = testShop();
const { appContext } = shop;
Object.assign(appContext.config, { PAYMENT_TIMEOUT_MS: 2500 });
const { subscribe, query, goTo, goToDue, live, run, start, lose, subscription, cycles, ...more } =
  renewals(shop);
const { shippingDateOf, cardsBecome, charges } = more;

/** Checks that the second delivery was placed and paid once, and the third is prepared. */
async function expectRenewedOnce(code: string) {
  const [, second, third, ...others] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid' });
  expect(third).toMatchObject({ state: 'draft', money: 'cart' });
  expect(others).toEqual([]);
  expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(2);
  expect(await subscription(code)).toMatchObject({ status: 'active', deliveries_done: 2 });
  expect((await matchPayments(appContext)).findings).toEqual([]);
}

test('SUB-14 BIZ-09 on its day a delivery is ordered, paid and prepared again, without anybody', async () => {
  const { code } = await subscribe();
  await goToDue(code, -1);
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
  await goToDue(code);
  await live();
  await expectRenewedOnce(code);
  const [, second] = await cycles(code);
  const confirmations = await more.mails('order-confirmation');
  expect(confirmations).toHaveLength(2);
  // WDR-05: what the first order binds to is done with the second.
  expect(confirmations[1]?.text).not.toContain('Vous vous engagez');
  expect(confirmations[1]?.text).toContain('vous l’arrêtez quand vous voulez');
  expect(second?.total).toBe(4 * 261 + 490);
  await live();
  await expectRenewedOnce(code);
});

test('REL-05 REL-06 two workers, and a job delivered twice, renew once', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await Promise.all([queueRenewals(appContext), queueRenewals(appContext)]);
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  await Promise.all([
    renew(appContext, cycleId),
    renew(appContext, cycleId),
    renew(appContext, cycleId),
  ]);
  await run();
  await renew(appContext, cycleId);
  await run();
  await expectRenewedOnce(code);
});

test('REL-16 REL-19 REL-20 an outage charges once, skips what was missed and keeps the calendar', async () => {
  const { code } = await subscribe();
  const due = Temporal.PlainDate.from(await shippingDateOf(code));
  const [{ planned_date: planned }] = await query(
    'select planned_date from subscription_cycles where number = 2',
  );
  goTo(due.add({ days: 70 }).toString());
  await live();
  await live();
  await expectRenewedOnce(code);
  const [third] = await query('select planned_date from subscription_cycles where number = 3');
  const days = Temporal.PlainDate.from(planned).until(third.planned_date).days;
  expect(days % 31).toBe(0);
  expect(days).toBeGreaterThan(70);
});

test('REL-03 REL-04 a silent bank is asked again by the key of the delivery', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await cardsBecome('no_answer');
  await live();
  await start('sweep-payments');
  await run();
  await expectRenewedOnce(code);
});

test('REL-01 REL-02 stopped between any two lines, it carries on and charges once', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  // Crash after the order was placed: its job is lost.
  await queueRenewals(appContext);
  await lose();
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  const charge = await transact(appContext, (work) =>
    beginRenewal(work, { cycleId, code }, appContext.config),
  );
  expect((await cycles(code)).at(-1)).toMatchObject({
    state: 'charging',
    money: 'awaiting_payment',
  });
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({
    state: 'charging',
    money: 'awaiting_payment',
  });
  // Crash after the charge: everything after it is lost.
  expect(charge).not.toBeNull();
  const { customerId, cardId, orderToken } = charge as RenewalCharge;
  const key = chargeKey(charge as RenewalCharge);
  await chargeSavedCard(appContext, { orderToken, customerId, cardId: cardId ?? 0, key });
  await lose();
  expect((await cycles(code)).at(-1)).toMatchObject({ state: 'charging', money: 'authorized' });
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({ state: 'charging' });
  await query("update renewals set updated_at = updated_at - interval '31 minutes'");
  await query("update payment_attempts set updated_at = updated_at - interval '5 minutes'");
  await start('sweep-payments');
  await live();
  await expectRenewedOnce(code);
});

test('REL-27 asked to leave now, and due the same day, it leaves once', async () => {
  const { code } = await subscribe();
  const now = appContext.clock.now();
  await query(
    `update subscriptions set ship_now_asked_at = $2, ship_now_due_at = $2 where code = $1`,
    code,
    new Date(now.epochMilliseconds),
  );
  await live();
  await live();
  await expectRenewedOnce(code);
  const left = await shippingDateOf(code);
  expect(appContext.clock.today().until(left).days).toBeGreaterThanOrEqual(31);
});

test('REL-36 what is missing is left out, the rest leaves, and costs no more than announced', async () => {
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 2, { subscriptionInterval: 31 }],
  );
  await query('update product_variants set on_hand = 1 where code = $1', KIBBLE);
  await goToDue(code);
  await live();
  await expectRenewedOnce(code);
  const [, second] = await cycles(code);
  expect(
    await query(
      'select variant_code, quantity from order_items where order_id = $1 order by 1',
      second?.orderId,
    ),
  ).toEqual([
    { variant_code: KIBBLE, quantity: 1 },
    { variant_code: TIN, quantity: 4 },
  ]);
  expect(await query('select on_hand from product_variants where code = $1', KIBBLE)).toEqual([
    { on_hand: 0 },
  ]);
  const [mails] = await more.mails('subscription-left-out');
  expect(mails.text).toContain('1 × Croquettes');
  const [, , third] = await cycles(code);
  const next = await query(
    'select sum(quantity)::int as n from order_items where order_id = $1',
    third?.orderId,
  );
  expect(next).toEqual([{ n: 6 }]);
});

test('REL-37 nothing there: no order, no charge, no fee, and a new date', async () => {
  const { code } = await subscribe();
  await query('update product_variants set on_hand = 0, committed_for_subscribers = 0');
  await goToDue(code);
  await live();
  const [, second, third] = await cycles(code);
  expect(second).toMatchObject({ state: 'skipped', money: null });
  expect(third).toMatchObject({ state: 'draft' });
  expect(await charges()).toHaveLength(1);
  expect(await subscription(code)).toMatchObject({ status: 'product_unavailable' });
  expect(await query('select number from orders where placed_at is not null')).toHaveLength(1);
});

test('REL-38 what is not sold any more is left out, not swapped', async () => {
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  await query('update product_variants set visible = false where code = $1', KIBBLE);
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid' });
  expect(
    await query('select variant_code from order_items where order_id = $1', second?.orderId),
  ).toEqual([{ variant_code: TIN }]);
});
