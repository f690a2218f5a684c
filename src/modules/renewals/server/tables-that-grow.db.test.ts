import { expect, test } from 'vitest';
import { PARIS_TODAY } from '../../../../tests/support/paris-today.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf } from '../../../../tests/support/statement-cost.ts';
import { listMails } from '../../../platform/mail-log.ts';
import { findExpiringCards } from './processes/send-mails.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, query, goToDue, start, run } = renewals(shop);

const OLD = 1100;
const YOUNG = 2500;
/** Jobs that find nothing to delete read the top of an index. */
const FEW_PAGES = 20;

const addMails = (count: number, daysAgo: number, prefix: string) =>
  query(
    `insert into mails (key, kind, recipient, subject, html, text, created_at, sent_at, attachments)
     select $1 || n, 'order-confirmation', 'lea@example.org', 'Votre commande', repeat('<p>', 500), 'Merci',
       $2::timestamptz - make_interval(days => $3), $2, '[{"name": "cgv.html", "content": "texte"}]'
     from generate_series(1, $4::integer) n`,
    prefix,
    new Date(appContext.clock.now().epochMilliseconds),
    daysAgo,
    count,
  );

test('the HTML and attachments of a mail are deleted after ninety days, its text stays', async () => {
  await addMails(OLD, 91, 'old-');
  await addMails(YOUNG, 89, 'young-');
  await query("update mails set sent_at = null where key = 'old-1'");
  await start('forget-mail-forms');
  const rows = await query(
    `select split_part(key, '-', 1) as age, html <> '' as has_form, attachments <> '[]' as has_file,
       count(*)::integer as mails, bool_and(text = 'Merci') as has_text
     from mails group by 1, 2, 3 order by 1, 2`,
  );
  expect(rows).toEqual([
    { age: 'old', has_form: false, has_file: false, mails: OLD - 1, has_text: true },
    // It was not sent yet.
    { age: 'old', has_form: true, has_file: true, mails: 1, has_text: true },
    { age: 'young', has_form: true, has_file: true, mails: YOUNG, has_text: true },
  ]);
  // As autovacuum does: entries of deleted rows leave the index.
  await query('vacuum (analyze) mails');
  const again = await costOf(database.pool, () => start('forget-mail-forms') as Promise<void>);
  expect(again.scanned).toEqual([]);
  expect(again.pages).toBeLessThanOrEqual(FEW_PAGES);
});

test('the latest mails are listed without a look at the others', async () => {
  await addMails(YOUNG, 3, 'young-');
  await query("update mails set sent_at = null where key = 'young-7'");
  await query('analyze mails');
  const listed = await listMails(appContext.db as never);
  expect(listed).toHaveLength(50);
  expect(listed[0]?.sent_at).toBeNull();
  const { rows, scanned } = await costOf(database.pool, () => listMails(appContext.db as never));
  expect(scanned.filter((table) => table === 'mails')).toEqual([]);
  expect(rows).toBeLessThanOrEqual(200);
});

test('links of reminders and failed charges, and messages of the provider, are deleted after ninety days', async () => {
  const { code } = await subscribe();
  const add = (table: string, count: number, daysAgo: number, more: [string, string] = ['', '']) =>
    query(
      `insert into ${table} (token_hash, cycle_id, created_at${more[0]})
       select $1 || n, c.id, $2::timestamptz - make_interval(days => $3)${more[1]}
       from generate_series(1, $4::integer) n, subscription_cycles c
       where c.closed_at is null`,
      `${daysAgo}-`,
      new Date(appContext.clock.now().epochMilliseconds),
      daysAgo,
      count,
    );
  for (const [count, daysAgo] of [
    [OLD, 91],
    [YOUNG, 89],
  ] as const) {
    await add('delivery_links', count, daysAgo, [
      ', action, shipping_date',
      `, 'skip', ${PARIS_TODAY}`,
    ]);
    await add('payment_links', count, daysAgo);
    await query(
      `insert into payment_events (provider, event_id, type, attempt_hash, received_at, state)
       select 'sandbox', $1 || n, 'charge.captured', 'h' || n, $2::timestamptz - make_interval(days => $3),
         case n when 1 then 'parked' else 'handled' end
       from generate_series(1, $4::integer) n`,
      `${daysAgo}-`,
      new Date(appContext.clock.now().epochMilliseconds),
      daysAgo,
      count,
    );
  }
  const before = await query(
    "select count(*)::integer as events from payment_events where event_id !~ '^[0-9]+-'",
  );
  const forget = async () => {
    await start('forget-delivery-links');
    await start('forget-payment-events');
  };
  await forget();
  for (const table of ['delivery_links', 'payment_links'])
    expect(await query(`select count(*)::integer as links from ${table}`), table).toEqual([
      { links: YOUNG },
    ]);
  // One message of long ago was not processed yet.
  expect(await query('select count(*)::integer as events from payment_events')).toEqual([
    { events: before[0].events + YOUNG + 1 },
  ]);
  await query('vacuum (analyze) delivery_links, payment_links, payment_events');
  const { scanned, pages } = await costOf(database.pool, forget);
  expect(scanned.filter((table) => table !== 'renewal_rehearsals')).toEqual([]);
  expect(pages).toBeLessThanOrEqual(3 * FEW_PAGES);
  expect(code).toMatch(/^AB-/);
});

test('REL-12 a card whose notice was sent is left out until the next notice', async () => {
  const { code } = await subscribe();
  await query('update payment_cards set exp_year = 2026, exp_month = 11');
  for (const days of [30, 14, 7]) {
    await goToDue(code, -days);
    expect(await findExpiringCards(appContext), `${days} days before`).toEqual([code]);
    await start('remind-subscribers');
    await run();
    expect(await findExpiringCards(appContext), `${days} days before, an hour later`).toEqual([]);
  }
});
