import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { rebuildBooks } from '#modules/books/server/index.ts';
import { matchPayments } from '#modules/checkout/server/index.ts';
import { compareFigures, rebuildFigures } from '#modules/figures/server/index.ts';
import { verifyChains } from '#modules/invoices/server/index.ts';
import { type Attempt, chargeOf, findAttempt, providerOf } from '#modules/payments/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { team } from '../../../seeds/staff/team.ts';
import { emptyDatabase } from '../../../tests/support/database.ts';
import { scaled } from '../../../tests/support/limits.ts';
import { PARIS_TODAY } from '../../../tests/support/paris-today.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../tests/support/stocked-shop.ts';
import { traded } from '../../../tests/support/traded.ts';
import { bookSources } from '../../registry/book-sources.ts';
import { jobs, listeners } from '../../registry/jobs.ts';
import { booksCommand } from '../../team/books-command.ts';
import { yearCommand } from '../../team/year-command.ts';
import { openStaff } from '../open-staff.ts';
import { addSuppliers } from '../open-suppliers.ts';
import { buy, choosePurchases } from './buy.ts';
import { join as joinShop } from './join.ts';
import { whilePlaying } from './meanwhile.ts';
import { LANES, pastShop } from './past-shop.ts';
import { planYear } from './plan.ts';
import { playYear } from './play-year.ts';
import { WHOLE_YEAR } from './whole-year.ts';
import { beginYear } from './year-mark.ts';

const shop = testShop();
const { appContext } = shop;
const rowsOf = async (text: string) => (await shop.database.pool.query(text)).rows;

const eaters = { growth: [KIBBLE], small: [TIN], medium: [KIBBLE], large: [KIBBLE], senior: [TIN] };
const assortment = {
  kibble: { dog: eaters, cat: eaters },
  wet: { dog: [TIN], cat: [TIN] },
  extras: { dog: [BOWL], cat: [BOWL] },
};
const usual = new Map([
  [KIBBLE, 100],
  [TIN, 300],
  [BOWL, 30],
]);
const SLICE = { people: 26, days: 44 };

/** As many people on fewer days, so that several order, subscribe and are written to at once. */
const CROWD = { people: 30, days: 5 };

const fillShop = async (size: typeof SLICE) => {
  await stockShop(appContext, { kibble: 60, tin: 300, bowl: 30 });
  await openStaff(appContext, team);
  await addSuppliers(appContext);
  await beginYear(appContext, size);
};

const play = (onProgress: (done: number) => void, stopping?: AbortSignal) =>
  playYear(appContext, {
    machine: { jobs, listeners },
    size: SLICE,
    stage: { assortment, usual },
    onProgress,
    stopping,
  });

beforeEach(() => fillShop(SLICE));

test(
  'O-07 a slice of the year, stopped once, agrees with ledger, invoices, books, stock and figures',
  async () => {
    const stopping = new AbortController();
    expect(await play((done) => done === 20 && stopping.abort(), stopping.signal)).toBe(false);
    expect(await play(() => undefined)).toBe(true);
    expect(await play(() => expect.fail('played twice'))).toBe(true);

    expect((await matchPayments(appContext)).findings).toEqual([]);
    const { problems, documents } = await verifyChains(appContext.db);
    expect(problems).toEqual([]);
    expect(documents).toBeGreaterThan(10);
    expect(await rebuildBooks(appContext, bookSources)).toMatchObject({
      missing: [],
      different: [],
      unexplained: [],
    });
    await transact(appContext, rebuildFigures);
    expect(await transact(appContext, compareFigures)).toEqual([]);

    // Everything an accountant exports from it, written and read back.
    const day = appContext.clock.today();
    const years = new Set([day.subtract({ days: SLICE.days }).year, day.year]);
    const statement = join(appContext.dataDir, 'releve.xml');
    for (const year of years) {
      await yearCommand(appContext, ['statement', String(year), statement]);
      const said: string[] = [];
      await booksCommand(appContext, ['check', String(year), statement], (line) => said.push(line));
      expect(said.filter((line) => !line.startsWith('right'))).toEqual([]);
      const [{ bank, payouts }] = await rowsOf(`select
        count(*) filter (where e.label = 'receipt')::int as bank, count(*) filter (where e.label = 'payout')::int as payouts
        from book_entries e where e.journal = 'BQ' and extract(year from e.piece_on) = ${year}`);
      expect(said.at(-1)).toContain(`${bank} noted and ${payouts} payouts, as recorded`);
      expect(said.at(-1)).toContain('0 that may');
      expect(said.at(-1)).toContain('0 of nobody knows whom');
    }
    const [accounts] = await rowsOf(`select (select count(*) from payouts)::int as payouts,
      (select count(*) from book_closings)::int as closings,
      (select count(*) from book_entries e where not exists (select from book_numbers n where n.entry_id = e.id)
        and e.entry_on < ${PARIS_TODAY} - 1)::int as unnumbered`);
    expect(accounts.payouts).toBeGreaterThan(3);
    expect(accounts.closings).toBeGreaterThan(0);
    expect(accounts.unnumbered).toBe(0);

    // The shop's day: it begins before that of a database that counts in UTC.
    const today = appContext.clock.today().toString();
    const [sums] = await rowsOf(`select
      (select count(*) from demo_past_jobs)::int as "jobsLeft",
      (select count(*) from mails)::int as mails,
      (select count(*) from product_variants v where on_hand + reserved <> coalesce(
        (select sum(quantity) from lot_levels l where l.variant_code = v.code), 0))::int as "strangeStock",
      (select count(*) from orders o where o.state = 'completed' and not exists (
        select from invoices i where i.order_id = o.id and i.kind = 'invoice'))::int as uninvoiced,
      (select count(*) from (select issued_on, lag(issued_on) over (partition by series order by ordinal) as before
        from invoices) i where issued_on < before)::int as "outOfOrder",
      (select count(*) from (select placed_at, lag(placed_at) over (order by number) as before
        from orders where placed_at is not null and subscription is null) o where placed_at < before)::int as "misnumbered",
      (select count(*) from orders where (placed_at at time zone 'Europe/Paris')::date >= '${today}')::int as "ofToday",
      (select count(*) from invoices where issued_on >= '${today}')::int as "issuedToday",
      (select count(*) from subscription_cycles where closed_at is null and shipping_date < date '${today}' - 1)::int as overdue`);
    expect(sums).toEqual({
      jobsLeft: 0,
      mails: 0,
      strangeStock: 0,
      uninvoiced: 0,
      outOfOrder: 0,
      misnumbered: 0,
      ofToday: 0,
      issuedToday: 0,
      overdue: 0,
    });
    const [counts] = await rowsOf(`select (select count(*) from customers)::int as people,
      (select count(*) from animals)::int as animals,
      (select count(*) from orders where subscription is not null and placed_at is not null)::int as deliveries,
      (select count(*) from goods_receipts)::int as receipts,
      (select sum(proposed) from guide_counts)::int as guided`);
    expect(counts.people).toBe(SLICE.people);
    expect(counts.animals).toBeGreaterThan(SLICE.people);
    expect(counts.deliveries).toBeGreaterThan(1);
    expect(counts.receipts).toBeGreaterThan(0);
    expect(counts.guided).toBeGreaterThan(0);
  },
  scaled(60_000),
);

test(
  'O-07 a few crowded days that are played twice come to the same people, orders, subscriptions, ledger and stock',
  async () => {
    const plays = [];
    for (const lanes of [LANES, 1]) {
      await emptyDatabase();
      await fillShop(CROWD);
      await playYear(appContext, {
        machine: { jobs, listeners },
        size: CROWD,
        stage: { assortment, usual },
        onProgress: () => undefined,
        lanes,
      });
      plays.push(await traded(appContext.db));
    }
    const [atOnce, oneByOne] = plays;
    expect(atOnce?.orders.length).toBeGreaterThan(CROWD.people - 3);
    expect(atOnce?.subscriptions.length).toBeGreaterThan(5);
    expect(atOnce?.ledger.length).toBeGreaterThan(0);
    expect(atOnce).toEqual(oneByOne);
  },
  scaled(60_000),
);

test('O-07 who was stopped between their card and its confirmation has ordered once when the day is played again', async () => {
  const from = appContext.clock.today().subtract({ days: SLICE.days });
  const planned = planYear(from, SLICE).flat();
  const first = planned.find((one) => one.do === 'order' && one.order.payment === 'card');
  if (first?.do !== 'order') throw new Error('nobody pays by card');
  const { person, order, day, minute } = first;
  const playAgain = () => {
    const past = pastShop(appContext, { jobs, listeners });
    past.goTo(from.add({ days: day }), minute);
    return past;
  };
  const past = playAgain();
  await joinShop(past, person);
  const [purchase] = await choosePurchases(past, [{ person, order }], assortment);
  if (!purchase) throw new Error('nothing is left to buy');
  const stop = () => Promise.reject(new Error('stopped'));
  await expect(buy(past, person, purchase, stop)).rejects.toThrow('stopped');
  // Their bank had said yes, and nobody heard it.
  const [{ hash }] = await rowsOf('select hash from payment_attempts');
  await rowsOf("update payment_attempts set state = 'confirming'");
  const attempt = (await findAttempt(appContext.db, hash)) as Attempt;
  await providerOf(appContext, attempt).confirm(chargeOf(attempt), 'http://localhost/');

  await buy(playAgain(), person, purchase, (act) => act());
  await buy(playAgain(), person, purchase, (act) => act());
  expect(
    await rowsOf(`select (select count(*) from orders where placed_at is not null)::int as orders,
      (select count(*) from payment_attempts)::int as payments`),
  ).toEqual([{ orders: 1, payments: 1 }]);
});

test('O-07 the whole year has its people, orders and every kind of life, and names the jobs that go on meanwhile', () => {
  const from = Temporal.PlainDate.from('2025-11-26');
  const plan = planYear(from, WHOLE_YEAR);
  const kinds = Map.groupBy(plan.flat(), (one) => one.do);
  expect(kinds.get('join')).toHaveLength(3000);
  const orders = kinds.get('order')?.length ?? 0;
  expect(orders).toBeGreaterThan(4500);
  for (const kind of [
    'pause',
    'resume',
    'stop',
    'terminate',
    'withdraw',
    'claim',
    'review',
    'write',
  ])
    expect(kinds.get(kind as never)?.length ?? 0, kind).toBeGreaterThan(20);
  const [now, later] = whilePlaying(jobs);
  expect(now.map(({ name }) => name)).toContain('send-order-confirmation');
  expect(later.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['renew-subscriptions', 'issue-invoice', 'dispatch-orders']),
  );
});
