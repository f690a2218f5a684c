import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf, type StatementCost } from '../../../../tests/support/statement-cost.ts';
import { KINDS } from '../rules/index.ts';
import { findDocuments, refsFoundBy } from './find-documents.ts';

const shop = testShop();
const SMALL = 1000;
/** Number of documents: FULL=1 uses a million, which takes many minutes. */
const LARGE = process.env.FULL ? 1_000_000 : Number(process.env.DOCUMENTS ?? 6000);
const MOST = 2;

/**
 * Documents of orders in a range of numbers, each of another person; one in four hundred has the same first name, one
 * in sixty the same food, as in a growing shop.
 */
const fill = (from: number, to: number) =>
  sql`
    insert into team_documents (kind, ref, key, title, heads, others, codes, numbers, open_text, facts, at)
    select 'order', n::text, lpad(n::text, 9, '0'), lpad(n::text, 9, '0'),
      format('%s prenom%s %s compte%s@boite%s.test', lpad(n::text, 9, '0'), chr((97 + n % 20)::int) || chr((97 + n / 20 % 20)::int), name.last,
        name.last, n % 50),
      format('croquettes recette%s 4 kg 100%s %s ville%s rue du moulin', n % 60, 10000 + n % 60, 10000 + n % 80000, n % 30000),
      array[lpad(n::text, 9, '0')], array['06' || lpad((n * 37 % 100000000)::text, 8, '0'), '6A' || (40000000000 + n)],
      format('croquettes recette%s 4 kg', n % 60), '{}', timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(${from}::bigint, ${to}::bigint) n
    cross join lateral (select translate(to_hex(n * 2654435761 % 4294967296), '0123456789', 'ghijklmnop') as last) name`.execute(
    shop.database.db,
  );

/** One document for each query. */
const addMeant = () =>
  sql`
    insert into team_documents (kind, ref, key, title, heads, others, codes, numbers, facts, at) values
    ('order', 'a', '990000045', '990000045', '990000045 Éléonore Castelnau eleonore.castelnau@orange.test Chenil des Étangs',
      'Mousse dinde et potiron 31130 Montauban impasse des Mésanges 4242', '{990000045}',
      '{0712345012,33712345012,8R98765432101}', '{}', now())`.execute(shop.database.db);

const TYPED = [
  'stelnau',
  'eleonore castelnau',
  'castelnau éléonore',
  'Chenil des etangs',
  '07 12 34 50 12',
  '+33 7 12 34 50 12',
  'montauban',
  '8R98765432101',
  'mésanges',
  'eleonore.cast',
  'mousse potiron',
  '990000045',
];

async function costs(): Promise<Map<string, StatementCost>> {
  const { db, pool } = shop.database;
  await sql`analyze team_documents`.execute(db);
  const found = new Map<string, StatementCost>();
  for (const typed of TYPED) {
    const cost = await costOf(pool, async () => {
      const [first] = await findDocuments(db, typed, { kinds: KINDS, withPeople: true });
      expect(first?.ref, typed).toBe('a');
    });
    found.set(typed, cost);
  }
  return found;
}

test(`O-08 a search reads no more than twice as much of ${LARGE} documents as of ${SMALL}, and no table from end to end`, async () => {
  const { db, pool } = shop.database;
  await addMeant();
  await fill(1, SMALL);
  const small = await costs();
  await fill(SMALL + 1, LARGE);
  const large = await costs();
  const table = TYPED.map((typed) => ({
    typed,
    pages: [small.get(typed)?.pages, large.get(typed)?.pages],
    rows: [small.get(typed)?.rows, large.get(typed)?.rows],
  }));
  const sum = (of: Map<string, StatementCost>, what: 'pages' | 'rows') =>
    [...of.values()].reduce((all, one) => all + one[what], 0);
  if (process.env.DOCUMENTS || process.env.FULL)
    process.stdout.write(`${JSON.stringify(table, null, 1)}\n`);
  expect([...large.values()].flatMap(({ scanned }) => scanned)).toEqual([]);
  expect(sum(large, 'pages')).toBeLessThanOrEqual(MOST * sum(small, 'pages'));
  expect(sum(large, 'rows')).toBeLessThanOrEqual(MOST * sum(small, 'rows'));
  // For frequent words, only a bounded number of documents is ranked.
  for (const typed of ['prenomab', 'recette7', 'croquettes']) {
    const { rows, scanned } = await costOf(pool, () =>
      findDocuments(db, typed, { kinds: KINDS, withPeople: true }),
    );
    expect(rows, typed).toBeLessThan(400);
    expect(scanned.length === 0 || typed === 'croquettes', typed).toBe(true);
  }
  // A list filtered by words reads only its matches.
  const listed = await costOf(pool, () =>
    sql`select count(*) from (${refsFoundBy('order', 'stelnau')}) f where ${1} = 1`.execute(db),
  );
  expect(listed.rows).toBeLessThan(20);
}, 1_800_000);
