import { expect, test } from 'vitest';
import { mailPaths } from '#pages/mail-paths.ts';
import { payByLinkIn } from '../../../../tests/support/pay-by-link.ts';
import { ACCEPTED } from '../../../../tests/support/payment-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { figuresCommand } from '../../../team/figures-command.ts';

const shop = testShop();
const { subscribe, query, goToDue, live, run, start, cardsBecome, call, cycles } = renewals(shop);
const payByLink = payByLinkIn(shop);
const { as } = staffCalls(shop);

const FACTS = `
  select 'lives' as what, to_jsonb(f) as fact from subscription_lives f union all
  select 'months', to_jsonb(f) from subscription_months f union all
  select 'cohorts', to_jsonb(f) from cohort_facts f union all
  select 'endings', to_jsonb(f) from ending_facts f union all
  select 'recoveries', to_jsonb(f) from recovery_facts f union all
  select 'promotions', to_jsonb(f) from promotion_facts f union all
  select 'dispatch', to_jsonb(f) from dispatch_facts f order by 1, 2`;
const SOLD =
  "o.placed_at is not null and o.state <> 'cancelled' and o.payment_state in ('authorized', 'paid')";

/** The last 300 days, by the shop's clock. */
const address = () => {
  const to = shop.appContext.clock.today();
  return `/figures/subscribers?from=${to.subtract({ days: 300 })}&to=${to}`;
};

/** Two delivered subscriptions: one was refused and then paid in the account or by a retry; one was then stopped. */
async function twoLives() {
  const lea = await subscribe('lea@example.org');
  await goToDue(lea.code);
  await cardsBecome('insufficient_funds');
  await live();
  const paid = await payByLink((await cycles(lea.code)).at(-1).token, ACCEPTED);
  expect(paid.body.state).toBe('completed');
  await run();
  const max = await subscribe('max@example.org');
  await cardsBecome('insufficient_funds');
  await goToDue(max.code);
  await live();
  await cardsBecome('accepted_visa');
  await goToDue(max.code, 1);
  await live();
  const { headers } = await signedIn(shop, 'max@example.org');
  const ending = { reason: 'too_expensive', message: 'Trop cher pour nous en ce moment.' };
  const { status } = await call('POST', `/subscriptions/${max.code}/abort`, ending, headers);
  expect(status).toBeLessThan(300);
  await start('keep-figures');
  await run();
  return { lea, max };
}

test('O-17 cohorts, endings, what subscriptions bring and what brought refused payments back are what independent SQL says', async () => {
  await twoLives();
  const read = await as('accounting');
  const { body } = await read('GET', address());
  const [sums] = await query(`
    select (select sum(o.total) from orders o where ${SOLD} and o.subscription is not null and o.id not in (select created_from from subscriptions))::int as later,
      (select sum(i.total) from order_items i join orders o on o.id = i.order_id
       where ${SOLD} and i.subscription_interval is not null
         and o.id in (select created_from from subscriptions))::int as first,
      (select count(*) from orders o where ${SOLD})::int as orders,
      (select count(*) from subscriptions)::int as began`);
  const months = body.cohorts.flatMap((one: { months: object[] }) => one.months);
  const sum = (name: string) =>
    months.reduce((all: number, one: Record<string, number>) => all + (one[name] ?? 0), 0);
  expect(sum('gross')).toBe(sums.first + sums.later);
  expect(sum('orders')).toBe(sums.orders);
  const began = body.cohorts.reduce((all: number, one: { began: number }) => all + one.began, 0);
  expect(began).toBe(sums.began);
  const running = body.cohorts.map(
    (one: { months: { running: number }[] }) => one.months.at(-1)?.running ?? 0,
  );
  expect(running.reduce((a: number, b: number) => a + b, 0)).toBe(1);
  expect(body.endings).toMatchObject([{ reason: 'too_expensive', subscriptions: 1, before: 0 }]);
  expect(body.churn).toMatchObject({ ended: 1 });
  const paid =
    await query(`select o.total::int as amount from renewals r join orders o on o.id = r.order_id
    where r.state = 'paid' and (r.tries > 1 or r.decline is not null)`);
  expect(body.recoveries.map(({ means }: { means: string }) => means).toSorted()).toEqual([
    'account',
    'retry',
  ]);
  expect(
    body.recoveries.reduce((all: number, one: { amount: number }) => all + one.amount, 0),
  ).toBe(paid.reduce((all, one) => all + one.amount, 0));
  expect(body.wrong).toEqual([]);
});

test('O-17 facts of subscriptions kept by events are those derived from nothing, and a cohort that does not agree is not shown', async () => {
  await twoLives();
  const before = await query(FACTS);
  expect(new Set(before.map(({ what }) => what))).toEqual(
    new Set(['lives', 'months', 'cohorts', 'endings', 'recoveries', 'promotions', 'dispatch']),
  );
  await figuresCommand(shop.appContext, ['rebuild']);
  expect(await query(FACTS)).toEqual(before);
  await query('update cohort_facts set gross = gross + 1 where orders > 0');
  await expect(figuresCommand(shop.appContext, [])).rejects.toThrow('cohorts');
  const read = await as('accounting');
  expect((await read('GET', address())).body.wrong).toEqual(['cohorts']);
  // A differing day is recomputed with the next change.
  await figuresCommand(shop.appContext, []);
  expect((await read('GET', address())).body.wrong).toEqual([]);
  expect(await query(FACTS)).toEqual(before);
});

test('O-17 a refused delivery paid through the link of its mail counts as that', async () => {
  await twoLives();
  const path = mailPaths.paymentLinkReturn('jeton');
  await query(`update payment_attempts set target_path = '${path}' where visitor is not null`);
  await figuresCommand(shop.appContext, ['rebuild']);
  const read = await as('accounting');
  const { recoveries } = (await read('GET', address())).body;
  expect(recoveries.map(({ means }: { means: string }) => means).toSorted()).toEqual([
    'link',
    'retry',
  ]);
});
