import { describe, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { payByLinkIn } from '../../../../tests/support/pay-by-link.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { keepTestCard } from '../../../../tests/support/saved-card.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { cancelOrder, lockOrder } from '../../orders/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const drive = sandboxDrive(shop);
const payments = paymentCalls(shop, drive);
const payByLink = payByLinkIn(shop);
const { subscribe, query, goTo, goToDue, live, start, run, subscription, cycles, ...more } =
  renewals(shop);
const { shippingDateOf, cardsBecome, charges, mails } = more;

const failures = () => mails('subscription-payment-failed');
const stock = async () =>
  (await query('select on_hand from product_variants where code = $1', TIN))[0].on_hand;
const declined = async () => (await charges()).filter(({ state }) => state === 'declined').length;
const captured = async () => (await charges()).filter(({ state }) => state === 'captured').length;

/** A due delivery with this test card. Returns functions to move to the following days. */
async function dueWith(testCard: string) {
  const subscriber = await subscribe();
  const due = Temporal.PlainDate.from(await shippingDateOf(subscriber.code));
  await cardsBecome(testCard);
  const reach = async (days: number) => {
    goTo(due.add({ days }).toString());
    await start('release-unpaid-orders');
    await live();
  };
  await reach(0);
  return { ...subscriber, due, reach };
}

/** Signs in again, since earlier sessions have expired. */
const again = () => signedIn(shop);

describe('REL-07 a soft decline', () => {
  test('is tried again after 1, 3, 5 and 7 days, told each time, its stock held', async () => {
    const { code, reach } = await dueWith('insufficient_funds');
    expect(await subscription(code)).toMatchObject({ status: 'payment_failed' });
    expect((await cycles(code)).at(-1)).toMatchObject({ state: 'charging', number: 2 });
    expect(await stock()).toBe(492);
    for (let day = 0; day <= 7; day += 1) await reach(day);
    expect(await declined()).toBe(5);
    const reported = await failures();
    expect(reported).toHaveLength(5);
    expect(reported[0].text).toContain('vous pouvez payer jusqu’au');
    expect(reported[0].text).toContain('nous présenterons la carte de nouveau');
    expect(reported[4].text).not.toContain('nous présenterons');
  });

  test('REL-19 paid late, it moves no date', async () => {
    const { code, reach } = await dueWith('insufficient_funds');
    await cardsBecome('accepted_visa');
    await reach(1);
    const [, second, third] = await cycles(code);
    expect(second).toMatchObject({ state: 'placed', money: 'paid' });
    const planned = Temporal.PlainDate.from(second?.plannedDate).add({ days: 31 });
    expect(third?.plannedDate).toBe(planned.toString());
    expect(await subscription(code)).toMatchObject({ status: 'active' });
    expect(await captured()).toBe(2);
  });

  test('REL-09 never paid, its delivery fails, its stock is free, the next one is kept', async () => {
    const { code, reach } = await dueWith('insufficient_funds');
    for (const day of [1, 3, 5, 7, 8]) await reach(day);
    const [, second, third] = await cycles(code);
    expect(second).toMatchObject({ state: 'failed', money: 'cancelled' });
    expect(third).toMatchObject({ state: 'draft' });
    expect(await stock()).toBe(496);
    expect(await mails('subscription-failed')).toHaveLength(1);
    await reach(9);
    expect(await declined()).toBe(5);
  });

  test('REL-09 three deliveries lost in a row are a rest, not an end', async () => {
    const { code } = await dueWith('card_declined');
    for (let cycle = 0; cycle < 3; cycle += 1) {
      await goToDue(code);
      await live();
      await goToDue(code, 8);
      await start('release-unpaid-orders');
      await live();
    }
    expect(await subscription(code)).toMatchObject({ status: 'paused' });
    expect(await mails('subscription-suspended')).toHaveLength(1);
    const before = await declined();
    await goToDue(code);
    await live();
    expect(await declined()).toBe(before);
  });
});

test('REL-08 a card that never will pay is not tried blindly: another one is asked for', async () => {
  const { code, reach } = await dueWith('expired_card');
  for (const day of [1, 3, 5, 7]) await reach(day);
  expect(await declined()).toBe(1);
  expect(await failures()).toMatchObject([
    { subject: 'Votre carte ne peut plus payer votre envoi' },
  ]);
  expect(await subscription(code)).toMatchObject({ status: 'payment_failed' });
});

test('REL-12 SUB-19 without a card nothing is charged, and one is asked for', async () => {
  const { code } = await subscribe();
  await query('update subscriptions set card_id = null');
  await goToDue(code);
  await live();
  expect(await charges()).toHaveLength(1);
  expect(await failures()).toHaveLength(1);
  expect(await subscription(code)).toMatchObject({ status: 'payment_failed' });
});

test('REL-13 SUB-26 its bank wants to ask: it waits, its stock held, until it is paid by link', async () => {
  const { code, reach } = await dueWith('challenge');
  expect(await subscription(code)).toMatchObject({ status: 'awaiting_payment' });
  expect(await failures()).toMatchObject([{ subject: 'Votre banque attend votre accord' }]);
  await reach(3);
  expect(await declined()).toBe(1);
  expect(await stock()).toBe(492);
  const [, second] = await cycles(code);
  expect((await payByLink(second?.token, ACCEPTED)).body.state).toBe('completed');
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await subscription(code)).toMatchObject({ status: 'active', deliveries_done: 2 });
});

test('SUB-25 SUB-26 given up, nothing waits for the bank any more: the card is to be looked at', async () => {
  const { code, reach } = await dueWith('challenge');
  await reach(9);
  expect((await cycles(code))[1]).toMatchObject({ state: 'failed', money: 'cancelled' });
  expect(await subscription(code)).toMatchObject({ status: 'payment_failed' });
});

test('REL-10 REL-71 paid by link while a try of ours is due: one payment', async () => {
  const { code, due } = await dueWith('insufficient_funds');
  await cardsBecome('accepted_visa');
  const [, second] = await cycles(code);
  goTo(due.add({ days: 1 }).toString());
  await Promise.allSettled([payByLink(second?.token, ACCEPTED), live(), live()]);
  await live();
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await captured()).toBe(2);
});

test('REL-11 another card while the payment fails: one try with it at once', async () => {
  const { code } = await dueWith('insufficient_funds');
  const { headers } = await again();
  const cardId = await keepTestCard(payments, drive, headers, '5555 5555 5555 4444');
  await query('update subscriptions set card_id = $1', cardId);
  const changed = [
    { code, kind: 'card' },
    { code, kind: 'card' },
  ];
  for (const change of changed) await start('retry-renewal', change);
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await captured()).toBe(2);
  expect(await subscription(code)).toMatchObject({ status: 'active' });
});

test('REL-15 money taken back by a bank: nothing more is charged by itself', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await cardsBecome('disputed');
  await live();
  await run();
  expect(await subscription(code)).toMatchObject({ status: 'paused' });
  expect(await mails('subscription-held')).toHaveLength(1);
  const before = (await charges()).length;
  await goToDue(code);
  await live();
  expect(await charges()).toHaveLength(before);
});

test('REL-40 cancelled by its customer while it waits to be paid, its stock comes back once', async () => {
  const { code } = await dueWith('insufficient_funds');
  const [, second] = await cycles(code);
  await transact(appContext, async (work) => {
    const order = await lockOrder(work, second?.token);
    if (order) await cancelOrder(work, order);
  });
  await live();
  expect((await cycles(code))[1]).toMatchObject({ state: 'skipped', money: 'cancelled' });
  expect(await stock()).toBe(496);
  expect(await mails('subscription-cancelled')).toHaveLength(1);
});
