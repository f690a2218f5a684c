import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { chance } from '../../../../tests/support/chance.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { DocumentSnapshot } from '../rules/index.ts';
import { describeProblem } from './chain-problem.ts';
import { type Issuing, issueDocument } from './issue-document.ts';
import { verifyChains } from './verify-chains.ts';

const shop = testShop();
const ORDERS = 1000;
const WORKERS = 8;
const rates = [{ rate: 2000, gross: 120, net: 100, vat: 20 }];

const issuing = (orderId: number, country = 'FR'): Issuing => ({
  kind: 'invoice',
  country,
  orderId,
  orderToken: `order-to-bill-${orderId}`,
  refundId: null,
  correctsId: null,
  visibleAfterDays: 7,
  write: (number, issuedOn) =>
    ({
      kind: 'invoice',
      number,
      issuedOn,
      country,
      regime: 'domestic',
      rates,
      lines: [],
      total: 120,
    }) as unknown as DocumentSnapshot,
});

beforeEach(async () => {
  await shop.database.pool.query(
    `insert into orders (token, channel, locale, currency, created_at, updated_at)
     select 'order-to-bill-' || n, 'FR_WEB', 'fr_FR', 'EUR', now(), now()
     from generate_series(1, $1) n`,
    [ORDERS],
  );
});

const issue = (orderId: number, country?: string) =>
  transact(shop.appContext, (work) => issueDocument(work, issuing(orderId, country)));

test('REL-72 INV-03 a thousand invoices from eight workers, some rolled back: no gap, none twice', async () => {
  const waiting = Array.from({ length: ORDERS }, (_, index) => index + 1);
  const random = chance();
  let rolledBack = 0;
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const orderId = id;
      const country = orderId % 3 === 0 ? 'BE' : 'FR';
      // One in four is rolled back after its number was taken, and issued again.
      if (random() < 0.25) {
        await transact(shop.appContext, async (work) => {
          await issueDocument(work, issuing(orderId, country));
          throw new Error('lost');
        }).catch(() => {
          rolledBack += 1;
        });
      }
      await issue(orderId, country);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  expect(rolledBack).toBeGreaterThan(100);
  const { rows } = await shop.database.pool.query(
    `select series, count(*)::int as issued, min(ordinal) as first, max(ordinal) as last,
            count(distinct number)::int as numbers
     from invoices group by series order by series`,
  );
  const year = shop.appContext.clock.today().year;
  const [belgian, french] = [Math.floor(ORDERS / 3), ORDERS - Math.floor(ORDERS / 3)];
  expect(rows).toEqual([
    { series: `FA-BE-${year}`, issued: belgian, first: 1, last: belgian, numbers: belgian },
    { series: `FA-FR-${year}`, issued: french, first: 1, last: french, numbers: french },
  ]);
  expect(await verifyChains(shop.database.db)).toEqual({ documents: ORDERS, problems: [] });
});

test('INV-04 nothing of an invoice is changed or deleted', async () => {
  await issue(1);
  for (const change of [
    'update invoices set total = 1',
    'delete from invoices',
    'update vat_entries set vat = 0',
    'delete from vat_entries',
  ])
    await expect(shop.database.pool.query(change), change).rejects.toThrow('is never changed');
});

test('REL-72 INV-04 a changed byte, a missing document and a cut end are found', async () => {
  for (const id of [1, 2, 3, 4, 5]) await issue(id);
  const { number } = await shop.database.db
    .selectFrom('invoices')
    .select('number')
    .where('ordinal', '=', 3)
    .executeTakeFirstOrThrow();
  /** Manipulates rows as an attacker with the role of the database owner could. */
  const tamper = async (sql: string) => {
    const client = await shop.database.pool.connect();
    try {
      await client.query('begin; alter table invoices disable trigger user');
      await client.query(sql);
      await client.query('alter table invoices enable trigger user; commit');
    } finally {
      client.release();
    }
    return (await verifyChains(shop.database.db)).problems.map(describeProblem);
  };
  expect(
    await tamper(
      `update invoices set snapshot = replace(snapshot, '120', '121') where ordinal = 3`,
    ),
  ).toEqual([`${number} is not what was issued`]);
  expect(
    await tamper(
      'delete from vat_entries where false; update invoices set ordinal = 9 where ordinal = 5',
    ),
  ).toContainEqual(expect.stringContaining('a number is missing'));
});

test('INV-03 a number issued later never bears an earlier date', async () => {
  shop.appContext.clock.move(Temporal.Duration.from({ days: 2 }));
  await issue(1);
  shop.appContext.clock.move(new Temporal.Duration());
  await issue(2);
  const rows = await shop.database.db
    .selectFrom('invoices')
    .select('issued_on')
    .orderBy('ordinal')
    .execute();
  expect(rows[1]?.issued_on).toBe(rows[0]?.issued_on);
});
