import fc from 'fast-check';
import { afterEach, expect, inject, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { jobs } from '#registry/jobs.ts';
import { emptyDatabase } from '../../../../tests/support/database.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { isFull, scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { matchPayments } from '../../checkout/server/index.ts';
import { lockOrder, type Order, shipParcels } from '../../orders/server/index.ts';
import { beginRenewal } from './begin-renewal.ts';
import { recordFailure } from './record-failure.ts';
import type { RenewalCharge } from './renewal-charge.ts';

/** Number of random runs, each with one shopper and one card; a full run uses other seeds. */
const LIVES = scaled(60, 4);

const shop = testShop();
const { appContext } = shop;
const {
  cartOf,
  pay,
  subscribe,
  run,
  start,
  lose,
  live,
  query,
  cycles,
  goToDue,
  mails,
  subscription,
} = renewals(shop);

afterEach(() => {
  appContext.config.CAPTURE_AT = 'order';
});

/** What happens to each waiting message of the provider. */
type Fate = 'sent' | 'twice' | 'late' | 'lost';
const fates = fc.array(
  fc.record({
    fate: fc.constantFrom<Fate>('sent', 'twice', 'late', 'lost'),
    place: fc.nat(1000),
  }),
  { minLength: 40, maxLength: 40 },
);

interface Waiting {
  id: string;
  name: string;
  data: never;
}

/**
 * Processes waiting messages in random order: each is sent, sent twice, sent last, or lost, which the periodic job
 * then repairs.
 */
async function runInAnyOrder(order: { fate: Fate; place: number }[]) {
  const late: Waiting[] = [];
  for (const { fate, place } of order) {
    const waiting: Waiting[] = await query(
      "select id, name, data from pgboss.job where state in ('created', 'retry') order by created_on, id",
    );
    const taken = waiting[place % Math.max(1, waiting.length)];
    if (!taken) break;
    await query('delete from pgboss.job where id = $1', taken.id);
    const isMessage = taken.name === 'send-card-webhooks';
    if (isMessage && fate === 'lost') continue;
    if (fate === 'late' && (isMessage || taken.name === 'settle-payment')) late.push(taken);
    else await runJob(taken);
    if (fate === 'twice') await runJob(taken);
  }
  await query("update payment_attempts set updated_at = updated_at - interval '5 minutes'");
  await start('sweep-payments');
  await run();
  for (const job of late) {
    await runJob(job);
    await run();
  }
}

const runJob = ({ name, data }: Waiting) =>
  jobs.find((job) => job.name === name)?.run(appContext, data);

const life = fc.record({
  captureAt: fc.constantFrom<'order' | 'shipping'>('order', 'shipping'),
  purchases: fc.integer({ min: 2, max: 5 }),
  mixedUp: fc.boolean(),
  fates: fc.array(fates, { minLength: 6, maxLength: 6 }),
});

test(
  'S-01 R-34 PAY-06 one card, several purchases, messages in any order: it pays every next delivery',
  async () => {
    let lives = 0;
    await fc.assert(
      fc
        .asyncProperty(life, async ({ captureAt, purchases, mixedUp, fates: orders }) => {
          lives += 1;
          appContext.config.CAPTURE_AT = captureAt;
          const signed = await signedIn(shop, `lea-${lives}@example.org`);
          for (let nth = 0; nth < purchases; nth += 1) {
            const cart = await cartOf(signed, [TIN, 4, { subscriptionInterval: 31 }]);
            expect((await pay(cart, signed)).body.state).toBe('completed');
            if (!mixedUp) await runInAnyOrder(orders[nth] ?? []);
          }
          await runInAnyOrder(orders.at(-1) ?? []);
          const bought: { token: string }[] = await query(
            "select token from orders where state = 'new'",
          );
          for (const { token } of bought) await ship(token);
          await runInAnyOrder(orders[0] ?? []);
          const codes: { code: string }[] = await query(
            'select code from subscriptions order by id',
          );
          expect(codes).toHaveLength(purchases);
          await goToDue(codes[0]?.code ?? '', 1);
          await live();
          await run();
          for (const { code } of codes) {
            const [, second] = await cycles(code);
            expect(second).toMatchObject({ state: 'placed' });
            expect(['paid', 'authorized']).toContain(second?.money);
            expect(await subscription(code)).toMatchObject({ status: 'active' });
          }
          expect(await mails('subscription-payment-failed')).toEqual([]);
        })
        .beforeEach(startAnew),
      { numRuns: LIVES, seed: isFull ? inject('seed') : 34, endOnFailure: true },
    );
  },
  scaled(1_800_000, 120_000),
);

test('S-02 REL-08 a card the provider does not know: its customer is told at once, with a link to pay', async () => {
  const { code } = await subscribe();
  await query('delete from standin_cards');
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'charging', money: 'awaiting_payment' });
  expect(await subscription(code)).toMatchObject({ status: 'payment_failed' });
  const [mail, ...others] = await mails('subscription-payment-failed');
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(/\/payer-ma-livraison\/[\w-]{43}\//);
  await live();
  expect(await mails('subscription-payment-failed')).toHaveLength(1);
  expect((await matchPayments(appContext)).findings).toMatchObject([{ kind: 'card_missing' }]);
});

test('S-29 REL-07 a test card pays the first order and declines the next delivery', async () => {
  const signed = await signedIn(shop);
  const cart = await cartOf(signed, [TIN, 4, { subscriptionInterval: 31 }]);
  const paid = await pay(cart, signed, '4000 0000 0000 0341');
  expect(paid.body.state).toBe('completed');
  await run();
  const [{ code }] = await query('select code from subscriptions');
  await goToDue(code);
  await live();
  const [mail] = await mails('subscription-payment-failed');
  expect(mail?.subject).toBe('Le paiement de votre envoi n’est pas passé');
  const [{ decline, next_try_on: next }] = await query('select decline, next_try_on from renewals');
  expect({ decline, isTriedAgain: next !== null }).toEqual({ decline: 'soft', isTriedAgain: true });
});

test('S-02 a payment that is given up twice in a row is told too', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  for (const reported of [0, 1]) {
    await start('renew-subscriptions');
    await lose();
    const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
    await transact(appContext, async (work) => {
      const charge = await beginRenewal(work, { cycleId, code }, appContext.config);
      await recordFailure(work, charge as RenewalCharge, 'interrupted', appContext.config);
    });
    await run('tell-payment-failed');
    expect(await mails('subscription-payment-failed')).toHaveLength(reported);
  }
});

const ship = (token: string) =>
  transact(appContext, async (work) => {
    const order = (await lockOrder(work, token)) as Order;
    await shipParcels(work, order, [`COLIS-${order.id}`], { isLast: true });
  });

async function startAnew() {
  await emptyDatabase();
  appContext.clock.move(new Temporal.Duration());
  await stockShop(appContext);
}
