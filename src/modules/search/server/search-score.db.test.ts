import { expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { readJudgements, scoreSearch } from '../../../../tests/support/search-judgements.ts';
import { publishDemoCatalogue } from '../../../../tests/support/searched-demo.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { SearchResult } from '../contracts.ts';

const shop = testShop();
const jobs = jobRunner(shop);
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};
/** As many as one call may hold. */
const AT_ONCE = 50;

/** The products each query finds, best first. */
async function findAll(queries: readonly string[], more: object): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (let from = 0; from < queries.length; from += AT_ONCE) {
    const requests = queries
      .slice(from, from + AT_ONCE)
      .map((query) => ({ indexName: 'b2c-products', query, hitsPerPage: 10, ...more }));
    const answer = await shop.request('POST', '/search/1/indexes/*/queries', { requests }, keys);
    expect(answer.status).toBe(200);
    const { results }: { results: SearchResult[] } = await answer.json();
    for (const { query, hits } of results)
      found.set(
        query,
        hits.map(({ objectID }) => objectID),
      );
  }
  return found;
}

test('B-10 N-23 what shoppers type finds what they expect, nDCG@10 of 0.9 by the lower judgement', async () => {
  await publishDemoCatalogue(shop.appContext);
  await jobs.run('index-products', 'index-categories');
  // As the search page asks: all words, and when nothing answers them, those that answer most.
  const exact = await findAll(
    readJudgements().map(({ query }) => query),
    {},
  );
  const rest = [...exact].filter(([query, skus]) => skus.length === 0 && query.includes(' '));
  const close = await findAll(
    rest.map(([query]) => query),
    { removeWordsIfNoResults: 'allOptional' },
  );
  const { mean, empty, queries } = await scoreSearch(
    async (query) => close.get(query) ?? exact.get(query) ?? [],
  );
  expect(empty).toEqual([]);
  expect(mean, JSON.stringify(queries.slice(0, 20))).toBeGreaterThanOrEqual(0.9);
}, 300_000);
