import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { costOf, type StatementCost } from '../../../../tests/support/statement-cost.ts';
import type { SearchResult } from '../contracts.ts';

const shop = testShop();
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};
const SMALL = 200;
const LARGE = 20_000;
const MOST = 1.3;
/** When half of the shop matches, so many records are ranked, which is ten pages. */
const RANKED = 240;
/** An index of 20,000 rows has one level more than one of 200; the table alone has a thousand pages. */
const MOST_PAGES = 250;

const search = async (request: object): Promise<SearchResult> => {
  const body = { requests: [{ indexName: 'b2c-products', ...request }] };
  const answer = await shop.request('POST', '/search/1/indexes/*/queries', body, keys);
  expect(answer.status).toBe(200);
  return (await answer.json()).results[0];
};

/**
 * Records of products in a range of numbers. Each has one of ten proteins and one of a hundred ranges of 200, so that
 * selectivity stays the same as the shop grows.
 */
async function addProducts(from: number, to: number): Promise<void> {
  await sql`
    insert into search_records (index_name, object_id, channel_code, source_id, labels, title, head,
      body, facets, numbers, popularity, record)
    select 'b2c-products', 'X' || n, '', n,
      format(' %s %s %s ', p.species, p.kind, p.protein),
      format(' %s gamme%s recette%s %s ', p.protein, n / 200, n, p.species),
      format(' %s gamme%s recette%s %s 12kg x%s ', p.protein, n / 200, n, p.species, n),
      repeat(format(' %s riz pois carotte huile mineraux vitamines %s ', p.protein, n), 8),
      jsonb_build_object('espece', jsonb_build_array(p.species)),
      jsonb_build_object('price', 1000 + n % 5000), (n * 7919) % 101,
      json_build_object('objectID', 'X' || n, 'name', p.protein || ' ' || n)
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (select (array['chien', 'chat'])[1 + n % 2] as species,
      (array['croquettes', 'patees', 'friandises'])[1 + n % 3] as kind,
      (array['saumon', 'poulet', 'agneau', 'dinde', 'canard', 'boeuf', 'hareng', 'gibier', 'lapin',
        'truite'])[1 + n % 10] as protein) p`.execute(shop.database.db);
  await sql`insert into search_terms (index_name, word)
    select distinct 'b2c-products', t.word
    from search_records r cross join lateral unnest(string_to_array(btrim(r.head), ' ')) t (word)
    on conflict do nothing`.execute(shop.database.db);
  await sql`analyze search_records, search_terms`.execute(shop.database.db);
}

const RESULT = { query: 'gamme0 saumon chien', hitsPerPage: 24, facets: ['espece'] };
/** Queries of the suggestion list, and of the result page. */
const QUERIES = {
  suggestion: { query: 'gamme0 saum', hitsPerPage: 5, responseFields: ['hits'] },
  'suggestion of half the shop': { query: 'chien', hitsPerPage: 5, responseFields: ['hits'] },
  'suggestion without a word': { query: '', hitsPerPage: 5, responseFields: ['hits'] },
  result: RESULT,
  slip: { query: 'gamme0 saumno chien', hitsPerPage: 24 },
  'result by price': { ...RESULT, indexName: 'b2c-products_price_asc' },
};

async function costs(): Promise<Map<string, StatementCost>> {
  const found = new Map<string, StatementCost>();
  for (const [name, request] of Object.entries(QUERIES))
    found.set(name, await costOf(shop.database.pool, () => search(request)));
  return found;
}

test('E-04 a search of 20,000 products reads what one of 200 reads, by an index', async () => {
  await addProducts(0, SMALL - 1);
  const small = await costs();
  await addProducts(SMALL, LARGE - 1);
  const large = await costs();
  for (const [name, cost] of large) {
    const before = small.get(name);
    expect(cost.rows, name).toBeLessThanOrEqual(MOST * (before?.rows ?? 0));
    expect(cost.pages, name).toBeLessThanOrEqual(MOST_PAGES);
  }
  expect((await search(QUERIES.result)).nbHits).toBe(20);
  // Queries that half of the shop matches: only the most popular records are examined, however large the shop is.
  const broadly = ['', '_price_asc', '_price_desc'].flatMap((order) =>
    ['', 'chien'].map((query) => ({ indexName: `b2c-products${order}`, query })),
  );
  for (const one of broadly) {
    const request = { ...one, facets: ['espece'] };
    const broad = await search(request);
    const exhaustive = { nbHits: false, facetsCount: false };
    expect(broad).toMatchObject({ nbHits: RANKED, exhaustiveNbHits: false, exhaustive });
    expect(broad.hits).toHaveLength(20);
    const { rows, pages, scanned } = await costOf(shop.database.pool, () => search(request));
    // The few synonyms and pins may be scanned; every table that grows with the shop is read by an index.
    const ofTeam = ['search_synonyms', 'search_pins'];
    expect(scanned.filter((table) => !ofTeam.includes(table))).toEqual([]);
    expect(rows).toBeLessThanOrEqual(2.2 * RANKED);
    expect(pages).toBeLessThanOrEqual(2.2 * RANKED + MOST_PAGES);
    // Whoever reads on finds more of them, to the thousandth.
    const deeper = await search({ ...request, page: 11 });
    expect(deeper.hits).toHaveLength(20);
    expect(deeper.nbHits).toBe(2 * 12 * 20);
    expect((await search({ ...request, page: 49 })).hits).toHaveLength(20);
  }
}, 300_000);
