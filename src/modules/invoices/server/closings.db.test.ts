import { afterEach, beforeEach, expect, test } from 'vitest';
import { refundOrder } from '#modules/checkout/server/index.ts';
import { lockOrder, type Order, shipParcels } from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { describeProblem } from './chain-problem.ts';
import { readClosings, readDailyTotals, readOssReturn } from './ledgers.ts';
import { markTestOrder } from './mark-test-order.ts';
import { verifyChains } from './verify-chains.ts';
import { verifyClosings } from './verify-closings.ts';

const shop = testShop();
const { db, pool } = shop.database;
const { clock } = shop.appContext;
const { ready } = orderCalls(shop);
const { pay, run, start } = paymentCalls(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => clock.move(new Temporal.Duration()));

const locked = <T>(token: string, act: (work: never, order: Order) => Promise<T>) =>
  transact(shop.appContext, async (work) =>
    act(work as never, (await lockOrder(work, token)) as Order),
  );
async function sold({ isTest = false } = {}): Promise<string> {
  const cart = await ready('card', [KIBBLE, 2]);
  await pay(cart, ACCEPTED);
  await run();
  if (isTest) await locked(cart.tokenValue, markTestOrder);
  await locked(cart.tokenValue, (work, order) =>
    shipParcels(work, order, [`COLIS-${order.id}`], { isLast: true }),
  );
  await run();
  return cart.tokenValue;
}
const back = async (token: string) => {
  const scope = { units: { [`${KIBBLE}:once`]: 1 }, shipping: false };
  await locked(token, (work, order) => refundOrder(work, order, { scope, reason: 'Sac abîmé' }));
  await run();
};
const days = (count: number) => clock.move(Temporal.Duration.from({ days: count }));
const close = () => start('close-books');
const total = async (kind: string) =>
  Number(
    (
      await pool.query("select sum(total) from invoices where kind = $1 and series not like 'T%'", [
        kind,
      ])
    ).rows[0].sum,
  );

test('INV-03 a test order has a series of its own and is declared nowhere', async () => {
  const today = clock.today();
  const tried = await sold({ isTest: true });
  await back(tried);
  await sold();
  const { rows } = await pool.query('select number from invoices order by id');
  expect(rows.map(({ number }) => number)).toEqual([
    `TFA-FR-${today.year}-000001`,
    `TAV-FR-${today.year}-000001`,
    `FA-FR-${today.year}-000001`,
  ]);
  const period = { from: today, to: today };
  expect(await readDailyTotals(db, period)).toMatchObject([{ invoices: 1, creditNotes: 0 }]);
  expect(await readOssReturn(db, period)).toEqual([]);
  days(1);
  await close();
  expect(await readClosings(db, 'day')).toMatchObject([
    { invoices: 1, creditNotes: 0, invoiced: await total('invoice') },
  ]);
  expect((await verifyChains(db)).problems).toEqual([]);
  const again = await sold();
  await expect(locked(again, markTestOrder)).rejects.toMatchObject({ code: 'invoice.issued' });
});

test('INV-06 days, months and years are sealed with a running total that never starts again', async () => {
  const first = clock.today();
  await back(await sold());
  days(1);
  await sold();
  days(3);
  await close();
  const sealed = await readClosings(db, 'day');
  expect(
    sealed.map(({ firstDay, invoices, creditNotes }) => [firstDay, invoices, creditNotes]),
  ).toEqual([
    [first.toString(), 1, 1],
    [first.add({ days: 1 }).toString(), 1, 0],
    [first.add({ days: 2 }).toString(), 0, 0],
  ]);
  expect(sealed.at(-1)?.sinceTheBeginning).toEqual({
    invoices: 2,
    creditNotes: 1,
    invoiced: await total('invoice'),
    credited: await total('credit_note'),
  });
  // Running it again seals nothing more.
  await close();
  expect(await readClosings(db, 'day')).toHaveLength(3);

  clock.move(Temporal.Duration.from({ days: 800 }));
  await close();
  await close();
  await close();
  const years = await readClosings(db, 'year');
  expect(years[0]).toMatchObject({
    firstDay: `${first.year}-01-01`,
    lastDay: `${first.year}-12-31`,
    invoiced: await total('invoice'),
  });
  const months = await readClosings(db, 'month');
  expect(months[0]).toMatchObject({ firstDay: first.with({ day: 1 }).toString() });
  expect(months.at(-1)?.sinceTheBeginning.invoiced).toBe(years.at(-1)?.sinceTheBeginning.invoiced);
  expect((await verifyClosings(db)).problems).toEqual([]);
});

test('INV-06 nothing is issued in a day whose books are closed, and no seal is changed', async () => {
  await sold();
  days(2);
  await close();
  // The clock goes back: the document gets the first day that is not sealed.
  days(0);
  await sold();
  const { rows } = await pool.query('select issued_on from invoices order by id');
  expect(rows[1].issued_on).toBe(clock.today().add({ days: 2 }).toString());
  await expect(
    pool.query(
      `insert into invoices (series, ordinal, number, kind, order_id, issued_on, visible_from, total,
         snapshot, previous_hash, hash, issued_at)
       select series, 99, 'FA-99', kind, order_id, $1, visible_from, total, snapshot, previous_hash,
         repeat('a', 64), issued_at from invoices limit 1`,
      [clock.today().toString()],
    ),
  ).rejects.toThrow('are closed');
  for (const change of ['update closings set first_day = last_day', 'delete from closings'])
    await expect(pool.query(change), change).rejects.toThrow('is never changed');
});

test('INV-06 a seal that was broken, a day that is missing and a document that changed are found', async () => {
  await sold();
  days(4);
  await close();
  const tamper = async (table: string, sql: string) => {
    await pool.query(`alter table ${table} disable trigger user; ${sql};
                      alter table ${table} enable trigger user`);
    return (await verifyClosings(db)).problems.map(describeProblem);
  };
  const [, second, third] = await readClosings(db, 'day');
  expect(
    await tamper(
      'closings',
      `update closings set snapshot = replace(snapshot, '"invoices":0', '"invoices":1')
       where first_day = '${second?.firstDay}'`,
    ),
  ).toContain(`day ${second?.firstDay} is not what was sealed`);
  expect(
    await tamper('closings', `delete from closings where first_day = '${second?.firstDay}'`),
  ).toContain(`a period is missing before day ${third?.firstDay}`);
  const problems = await tamper('invoices', 'update invoices set total = total - 100');
  expect(problems).toContainEqual(expect.stringContaining('do not come to what was sealed'));
});
