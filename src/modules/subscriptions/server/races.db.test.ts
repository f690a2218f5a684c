import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { keepTestCard } from '../../../../tests/support/saved-card.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { closeCycle } from './close-cycle.ts';
import { lockSubscription } from './queries.ts';
import type { Subscription } from './subscription.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, run } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);
const { start } = jobRunner(shop);
const drive = sandboxDrive(shop);
const payments = paymentCalls(shop, drive);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

const rows = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows;

/** Waits until the request is finished or blocked by a lock. */
async function overOrWaiting(isOver: () => boolean) {
  const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  while (!isOver() && (await rows(waits)).length === 0);
}

test('SUB-06 a card that is being removed is not chosen for a subscription', async () => {
  const own = await subscribe();
  const cardId = await keepTestCard(payments, drive, own.headers, '5555 5555 5555 4444');
  let answer = 0;
  let choice: Promise<unknown> = Promise.resolve();
  await transact(appContext, async (work) => {
    // What the removal of a card does before it commits: the card is locked and marked, and nothing uses it.
    const card = work.tx.updateTable('payment_cards').set({ removed_at: new Date() });
    await card.where('id', '=', cardId).execute();
    const paymentCard = `/api/v2/shop/payment-cards/${cardId}`;
    choice = of(own)
      .patch('/payment', { paymentCard })
      .then(({ status }) => {
        answer = status;
      });
    await overOrWaiting(() => answer !== 0);
  });
  await choice;
  expect(answer).toBe(422);
  expect((await of(own).get()).body.paymentCard.last4).toBe('4242');
});

test('REL-05 SUB-01 the next delivery cannot be bought as if it were a cart', async () => {
  const own = await subscribe();
  const [draft] = (await of(own).call('GET', '/drafts')).body['hydra:member'];
  const paying = { paymentMethodCode: 'card', action: 'authorize' };
  const path = `/orders/${draft.tokenValue}/payment-requests`;
  const paymentId = draft.payments[0]?.id ?? 0;
  const requested = await call('POST', path, { ...paying, paymentId }, own.headers);
  expect(requested.status).toBe(404);
});

test('SUB-16 a date told for the following delivery never brings two at once', async () => {
  const own = await subscribe();
  const due = Temporal.PlainDate.from((await of(own).get()).body.nextShippingDate);
  // The date was chosen while the next delivery was locked; that one was paused and postponed since.
  const left = due.add({ days: 29 });
  await database.pool.query('update subscriptions set following_date = $1', [
    left.add({ days: 2 }).toString(),
  ]);
  await database.pool.query(
    'update subscription_cycles set shipping_date = $1 where closed_at is null',
    [left.toString()],
  );
  appContext.clock.move(appContext.clock.today().until(left));
  await transact(appContext, async (work) =>
    closeCycle(work, (await lockSubscription(work, own.code)) as Subscription, {
      number: 2,
      action: 'place',
    }),
  );
  const [next] = await rows('select shipping_date from subscription_cycles where number = 3');
  expect(left.until(next.shipping_date).days).toBeGreaterThanOrEqual(7);
});

test('REL-29 one subscription that cannot go on keeps no other waiting', async () => {
  const broken = await subscribe('eva@example.org');
  const own = await subscribe('lea@example.org');
  const until = appContext.clock.today().add({ days: 3 });
  await of(broken).post('/pause', { until: until.toString() });
  await of(own).post('/pause', { until: until.toString() });
  await run();
  await database.pool.query(
    `delete from subscription_cycles where closed_at is null and subscription_id =
       (select id from subscriptions where code = $1)`,
    [broken.code],
  );
  appContext.clock.move(Temporal.Duration.from({ days: 4 }));
  await expect(start('resume-subscriptions')).rejects.toThrow();
  const [{ status }] = await rows('select status from subscriptions where code = $1', own.code);
  expect(status).toBe('active');
});
