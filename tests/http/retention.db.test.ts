import { afterEach, beforeEach, expect, test } from 'vitest';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { mandateText } from '#modules/payments/web/index.ts';
import { createShopPool } from '#platform/database.ts';
import { verifyClosings } from '../../src/modules/invoices/server/verify-closings.ts';
import { bearer, people } from '../support/people.ts';
import { jobRunner } from '../support/run-jobs.ts';
import { testShop } from '../support/shop.ts';
import { KIBBLE, stockShop } from '../support/stocked-shop.ts';
import { subscribers } from '../support/subscriber.ts';
import { subscriptionCalls } from '../support/subscription-calls.ts';

const shop = testShop();
const { pool } = shop.database;
const { arrive, move, post, read, signIn } = people(shop);
const { start, run } = jobRunner(shop);
const { subscribe } = subscribers(shop);
const subscriptions = subscriptionCalls(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => move({ days: 0 }));

// biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
  (await pool.query(text, values)).rows;
const person = (name: string) => ({
  firstName: name,
  lastName: 'Martin',
  email: `${name}@example.org`.toLowerCase(),
  password: 'quatre tasses de thé',
});
const names = async () =>
  (await query('select first_name from customers order by id')).map((row) => row.first_name);
const mails = async () =>
  (await query("select recipient, text from mails where kind = 'inactivity' order by id")).map(
    ({ recipient, text }) => [recipient, text.replaceAll('\u00a0', ' ')],
  );

test('W-04 PRV-02 a choice of cookies has its proof, kept once and forgotten after its term', async () => {
  const id = crypto.randomUUID();
  for (const granted of [['measure'], []])
    expect((await post('/consents', { id, granted })).status).toBe(204);
  expect((await post('/consents', { id, granted: ['all'] })).status).toBe(422);
  expect(await query('select id, version, granted from consents')).toEqual([
    { id, version: '1', granted: ['measure'] },
  ]);
  move({ years: 2, months: 11 });
  await start('forget-consents');
  expect(await query('select id from consents')).toHaveLength(1);
  move({ years: 3, days: 2 });
  await start('forget-consents');
  expect(await query('select id from consents')).toEqual([]);
});

test('W-06 PAY-02 the mandate that is shown is the one that is kept, with when and from where', async () => {
  const { cart } = await subscribe('mandate@example.org');
  const shown = mandateText([frequencyLabel(31)]);
  expect(
    await query('select order_token, text, address is not null as known from payment_mandates'),
  ).toEqual([{ order_token: cart.tokenValue, text: shown, known: true }]);
  const [mail] = await query("select html from mails where kind = 'order-confirmation'");
  expect(mail?.html.replaceAll('&nbsp;', '\u00a0')).toContain('Mandat de paiement');
});

test('W-03 INV-07 PRV-08 books older than ten years are purged by the owner, and by nobody else', async () => {
  await subscribe('books@example.org');
  move({ days: 3 });
  await start('dispatch-orders');
  await run();
  const stored = () =>
    query(
      'select (select count(*) from invoices)::int as documents, (select count(*) from orders where placed_at is not null)::int as orders',
    );
  const before = await stored();
  expect(before[0].documents).toBeGreaterThan(0);
  const asShop = createShopPool(shop.database.url, 1);
  for (const table of ['invoices', 'ledger_entries', 'staff_actions', 'price_history']) {
    await expect(asShop.query(`delete from ${table}`)).rejects.toThrow(/permission denied/);
    await expect(asShop.query(`truncate ${table} cascade`)).rejects.toThrow(/permission denied/);
  }
  await expect(asShop.query("select purge_books('2020-01-01')")).rejects.toThrow(
    /permission denied/,
  );
  expect(
    (await asShop.query('select count(*)::int as n from orders where placed_at is not null'))
      .rows[0].n,
  ).toBe(before[0].orders);
  await asShop.end();
  move({ years: 10 });
  await start('purge-books');
  expect(await stored()).toEqual(before);
  await query("update subscriptions set status = 'stopped', stopped_at = created_at");
  move({ years: 11 });
  await start('purge-books');
  await start('purge-books');
  expect((await stored())[0]).toEqual({ documents: 0, orders: 0 });
  expect((await verifyClosings(shop.appContext.db)).problems).toEqual([]);
  await expect(query('delete from ledger_entries')).resolves.toEqual([]);
});

test('W-03 PRV-08 an account nobody uses is written to, then erased; one that is used stays', async () => {
  await arrive(person('Silent'));
  await arrive(person('Woken'));
  await arrive(person('Busy'));
  const { code, headers } = await subscribe('sub@example.org');
  const night = () => start('forget-inactive-accounts');

  move({ years: 2, months: 10 });
  await signIn(person('Busy'));
  await night();
  expect(await mails()).toEqual([]);

  move({ years: 2, months: 11, days: 5 });
  await night();
  await night();
  expect((await mails()).map(([to]) => to)).toEqual(['silent@example.org', 'woken@example.org']);
  const day = shop.appContext.clock.today().add({ days: 30 });
  expect((await mails())[0]?.[1]).toContain(`Le ${day.day}`);
  expect((await mails())[0]?.[1]).toContain('/connexion/');

  // The term is over only when both have passed: three years, and the reminder's thirty days.
  move({ years: 3, days: 1 });
  await night();
  expect(await names()).toContain('Silent');
  await signIn(person('Woken'));
  move({ years: 3, days: 20 });
  await night();
  await run();
  expect(await names()).not.toContain('Silent');
  expect(await names()).toEqual(expect.arrayContaining(['Woken', 'Busy']));
  expect(await query('select reason from erasures')).toEqual([{ reason: 'inactive' }]);
  expect((await post('/authentication-token', person('Silent'))).status).toBe(401);
  // A running subscription uses its account.
  expect((await subscriptions.of({ code, headers }).get()).status).not.toBe(404);
  expect(await query('select 1 from subscriptions')).toHaveLength(1);
});

test('W-03 PRV-08 a notice of long ago erases nobody: it is sent again first, with its new day', async () => {
  await arrive(person('Silent'));
  const night = () => start('forget-inactive-accounts');
  move({ years: 2, months: 11, days: 5 });
  await night();
  expect(await mails()).toHaveLength(1);

  move({ years: 4 });
  await night();
  expect(await names()).toContain('Silent');
  expect(await mails()).toHaveLength(2);
  move({ years: 4, days: 31 });
  await night();
  await run();
  expect(await names()).not.toContain('Silent');
});

test('W-03 PRV-08 a reader who neither signs in nor orders for three years is forgotten', async () => {
  const { token } = await arrive(person('Reader'));
  const newsletter = (email: string) =>
    query(
      `insert into newsletter_subscriptions (email, channel_code, state, source, asked_at,
         consent_version, confirmed_at, leave_token)
       values ($1, 'FR_WEB', 'confirmed', 'footer', $2, '1', $2, $1)`,
      email,
      new Date(shop.appContext.clock.now().epochMilliseconds),
    );
  await newsletter('reader@example.org');
  await newsletter('silent@example.org');
  expect((await read('/customers/1', token)).status).toBe(200);
  const readers = async () =>
    (await query('select email from newsletter_subscriptions order by id')).map((row) => row.email);
  move({ years: 2, months: 11 });
  await start('forget-newsletter');
  expect(await readers()).toEqual(['reader@example.org', 'silent@example.org']);
  await signIn(person('Reader'));
  move({ years: 3, days: 1 });
  await start('forget-newsletter');
  expect(await readers()).toEqual(['reader@example.org']);
});

test('W-03 PRV-08 a review is forgotten after five years, and no longer counted', async () => {
  const { token } = await arrive(person('Ondine'));
  const review = { rating: 5, title: 'Très bien', comment: 'Il adore.', product: 'PR000200' };
  await post('/product-reviews', review, bearer(token));
  move({ years: 2 });
  const later = await signIn(person('Ondine'));
  const second = { rating: 3, title: 'Bien', comment: 'Il aime.', product: 'PR000200' };
  expect((await post('/product-reviews', second, bearer(later.token))).status).toBe(201);
  const titles = async () => (await query('select title from reviews')).map(({ title }) => title);
  move({ years: 5 });
  await start('forget-reviews');
  expect(await titles()).toEqual(['Très bien', 'Bien']);
  move({ years: 5, days: 2 });
  await start('forget-reviews');
  expect(await titles()).toEqual(['Bien']);
});

test('W-03 PRV-08 a card is forgotten 13 months after its subscription ended, at its provider too', async () => {
  const { code, headers } = await subscribe('ended@example.org');
  await subscribe('running@example.org', [KIBBLE, 1, { subscriptionInterval: 31 }]);
  const cards = async () =>
    (await query('select customer_id from payment_cards order by id')).length;
  expect(await cards()).toBe(2);
  expect(await query('select 1 from standin_cards')).toHaveLength(2);
  move({ months: 10 });
  await query(
    `update subscriptions set status = 'stopped', stopped_at = $2 where code = $1`,
    code,
    new Date(shop.appContext.clock.now().epochMilliseconds),
  );
  expect(headers).toBeDefined();
  move({ months: 22 });
  await start('forget-cards');
  expect(await cards()).toBe(2);
  move({ months: 23, days: 2 });
  await start('forget-cards');
  await run('forget-card');
  expect(await cards()).toBe(1);
  expect(await query('select 1 from standin_cards')).toHaveLength(1);
  // The one that pays a running subscription.
  expect(await query('select 1 from subscriptions where card_id is not null')).toHaveLength(1);
});

test('PRV-03 figures of campaigns are kept 25 months', async () => {
  await query(
    `insert into campaigns (code, action, configurations, conditions) values ('bandeau', 'popup', '{}', '{}')`,
  );
  const today = shop.appContext.clock.today();
  for (const day of [today, today.subtract({ months: 26 })])
    await query(
      `insert into campaign_reports (campaign_code, day, shown) values ('bandeau', $1, 3)`,
      day.toString(),
    );
  for (const day of [today, today.subtract({ months: 26 })])
    await query(
      "insert into abtest_visitors (test, visitor, segment, seen_on) values ('hero', sha256($1::text::bytea), 'b', $1::date)",
      day.toString(),
    );
  await start('forget-campaign-figures');
  expect(await query('select seen_on as day from abtest_visitors')).toEqual([
    { day: today.toString() },
  ]);
  expect(await query('select day from campaign_reports')).toEqual([{ day: today.toString() }]);
});
