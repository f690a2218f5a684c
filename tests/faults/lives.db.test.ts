import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#kit/refusal.ts';
import { matchPayments } from '#modules/checkout/server/index.ts';
import { cancelOrder, lockOrder } from '#modules/orders/server/index.ts';
import { abort } from '#modules/subscriptions/server/abort.ts';
import { changeDate } from '#modules/subscriptions/server/change-date.ts';
import { changeFrequency } from '#modules/subscriptions/server/change-frequency.ts';
import { addItem } from '#modules/subscriptions/server/change-items.ts';
import { terminateSubscription } from '#modules/subscriptions/server/index.ts';
import { pause, resume } from '#modules/subscriptions/server/pause.ts';
import { shipNow } from '#modules/subscriptions/server/ship-now.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { scaled } from '../support/limits.ts';
import { renewals } from '../support/renewals.ts';
import { testShop } from '../support/shop.ts';
import { TIN } from '../support/stocked-shop.ts';

const shop = testShop();
const { appContext } = shop;
Object.assign(appContext.config, { PAYMENT_TIMEOUT_MS: 400 });
const { subscribe, query, goTo, goToDue, run, start, lose, cycles, cardsBecome } = renewals(shop);

const STOCK = 500;
const ahead = fc.integer({ min: 1, max: 60 });
const scope = fc.constantFrom('next' as const, 'all' as const);
/** What a customer, a bank, a machine or the time may do. */
const move = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('due' as const), late: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: ahead }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('card' as const),
      is: fc.constantFrom(
        'accepted_visa',
        'insufficient_funds',
        'expired_card',
        'challenge',
        'no_answer',
      ),
    }),
  },
  fc.record({ do: fc.constant('crash' as const) }),
  fc.record({ do: fc.constant('date' as const), days: ahead, scope }),
  fc.record({
    do: fc.constant('rhythm' as const),
    days: fc.constantFrom(21, 31, 62),
    scope,
  }),
  fc.record({ do: fc.constant('add' as const), quantity: fc.integer({ min: 1, max: 5 }), scope }),
  fc.record({ do: fc.constant('now' as const) }),
  fc.record({ do: fc.constant('pause' as const), days: fc.option(ahead) }),
  fc.record({ do: fc.constant('resume' as const), days: fc.option(ahead) }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('stop' as const) }),
  fc.record({ do: fc.constant('terminate' as const), days: fc.option(ahead) }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

interface SubscriptionIds {
  code: string;
  customerId: number;
}

const twoWorkers = async () => {
  await Promise.all([start('renew-subscriptions'), start('renew-subscriptions')]);
  await Promise.all([run(), run()]);
};

/** What the schedules of a day do, with two workers. */
async function live({ code }: SubscriptionIds) {
  for (const job of ['sweep-payments', 'release-unpaid-orders', 'resume-subscriptions'])
    await start(job);
  await start('promise-stock');
  await start('remind-subscribers');
  await twoWorkers();
  await start('end-terminated-subscriptions');
  await run();
  await expectSound(code);
}

const command = (work: UnitOfWork, { code, customerId }: SubscriptionIds, requested: Move) => {
  const access = { code, customerId, version: null };
  const on = (days: number) => work.today.add({ days }).toString();
  switch (requested.do) {
    case 'date':
      return changeDate(work, access, { date: on(requested.days), scope: requested.scope });
    case 'rhythm':
      return changeFrequency(work, access, { frequency: requested.days, scope: requested.scope });
    case 'add':
      return addItem(work, access, { ...requested, variantCode: TIN });
    case 'now':
      return shipNow(work, access);
    case 'pause':
      return pause(work, access, requested.days === null ? null : on(requested.days));
    case 'resume':
      return resume(work, access, requested.days === null ? null : on(requested.days));
    case 'stop':
      return abort(work, access, { reason: 'too_expensive', message: 'Trop cher.' });
    case 'terminate':
      return terminateSubscription(work, code, {
        wishedOn: requested.days ? work.today.add({ days: requested.days }) : null,
        ground: null,
      });
    case 'cancel':
      return cancelOpen(work, code);
    default:
      return null;
  }
};

async function cancelOpen(work: UnitOfWork, code: string) {
  const token = (await cycles(code)).at(-1)?.token;
  const order = token && (await lockOrder(work, token));
  if (order && order.state === 'new') await cancelOrder(work, order);
}

/** `isRacing`: the day's work is done at the same moment. */
async function play(existing: SubscriptionIds, requested: Move, isRacing: boolean): Promise<void> {
  if (requested.do === 'card') await cardsBecome(requested.is);
  else if (requested.do === 'wait')
    goTo(appContext.clock.today().add({ days: requested.days }).toString());
  else if (requested.do === 'due') {
    const [open] = await query(
      `select 1 from subscription_cycles where closed_at is null and state = 'draft'
         and shipping_date >= $1`,
      appContext.clock.today().toString(),
    );
    if (open) await goToDue(existing.code, requested.late);
  } else if (requested.do === 'crash') {
    await start('renew-subscriptions');
    await lose();
    await query("update renewals set updated_at = updated_at - interval '31 minutes'");
  } else {
    const asking = transact(appContext, async (work) => command(work, existing, requested));
    const answered = asking.catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
    await Promise.all([answered, isRacing && twoWorkers()]);
  }
  await live(existing);
}

async function expectSound(code: string): Promise<void> {
  const today = appContext.clock.today().toString();
  const [{ status, deliveries_done: done }] = await query(
    'select status, deliveries_done from subscriptions where code = $1',
    code,
  );
  const all = await cycles(code);
  const open = all.filter(({ state }) => state === 'draft' || state === 'charging');
  expect(open.length, 'one delivery is open while it runs').toBeLessThanOrEqual(1);
  if (status !== 'stopped') expect(open).toHaveLength(1);
  else expect(open.filter(({ state }) => state === 'draft')).toEqual([]);
  if (status !== 'stopped' && status !== 'paused' && open[0]?.state === 'draft')
    expect(open[0].shippingDate > today, 'what is due was tried').toBe(true);
  for (const { state, money } of all)
    if (state === 'placed') expect(money, 'no delivery is unpaid').toMatch(/^(paid|authorized)$/);
  expect(all.filter(({ state }) => state === 'placed')).toHaveLength(done);
  expect(
    await query(`select order_token from payment_attempts
      where state in ('authorized', 'accepted', 'captured') group by 1 having count(*) > 1`),
    'no delivery is charged twice',
  ).toEqual([]);
  const [{ pieces }] = await query(
    `select coalesce(sum(i.quantity), 0)::int as pieces from order_items i
     join orders o on o.id = i.order_id where o.state in ('new', 'completed')`,
  );
  const [stock] = await query(
    'select on_hand, committed_for_subscribers as kept from product_variants where code = $1',
    TIN,
  );
  expect(stock.on_hand + pieces, 'no piece is lost or made').toBe(STOCK);
  if (status === 'stopped' || status === 'paused') {
    await start('promise-stock');
    const [{ kept: stored }] = await query(
      'select sum(committed_for_subscribers)::int as kept from product_variants',
    );
    expect(stored, 'nothing is kept for nobody').toBe(0);
  }
}

/** Plays one life of a subscription; what is wrong names its move. */
async function playLife(moves: readonly (readonly [Move, boolean])[]): Promise<void> {
  await query('update product_variants set on_hand = $1', STOCK);
  const { code, customer } = await subscribe();
  const existing = { code, customerId: Number(customer.split('/').at(-1)) };
  let hasEnded = false;
  for (const [requested, isRacing] of moves) {
    const before = await countCharges();
    await play(existing, requested, isRacing);
    const [{ status }] = await query('select status from subscriptions where code = $1', code);
    if (hasEnded) {
      expect(status, 'what ended stays ended').toBe('stopped');
      expect(await countCharges(), 'nobody is charged who has left').toBe(before);
    }
    const all = await cycles(code);
    hasEnded = status === 'stopped' && all.every(({ state }) => state !== 'charging');
  }
  const { findings } = await matchPayments(appContext);
  expect(findings, 'the ledger is balanced').toEqual([]);
}
const countCharges = async (): Promise<number> =>
  (await query('select count(*)::int as n from standin_charges'))[0].n;

// Each life begins with an empty database: one run per test. More seeds find more.
test.each([42, 43, 44])(
  'REL-01 to REL-31 whatever customers, banks and machines do: each delivery is paid once (%i)',
  (seed) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(move, fc.boolean()), { minLength: 15, maxLength: 15 }),
        playLife,
      ),
      {
        numRuns: 1,
        seed,
        endOnFailure: true,
      },
    ),
  scaled(30_000),
);
