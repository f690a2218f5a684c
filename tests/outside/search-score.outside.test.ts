import { expect, test } from 'vitest';
import type { SearchResult } from '#modules/search/contracts.ts';
import { LISTS, readJudgements, scoreSearch } from '../support/search-judgements.ts';
import { shopUrl } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const headers = {
  'content-type': 'application/json',
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
  'x-forwarded-for': '192.0.2.77',
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
    const answer = await fetch(`${shopUrl()}/search/1/indexes/*/queries`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ requests }),
    });
    expect(answer.status).toBe(200);
    const { results } = (await answer.json()) as { results: SearchResult[] };
    for (const { query, hits } of results)
      found.set(
        query,
        hits.map(({ objectID }) => objectID),
      );
  }
  return found;
}

/** The demonstration sells what was judged; its catalogue is published and indexed already. */
test.skipIf(foreignShop)(
  `B-10 N-23 what shoppers type finds what they expect, nDCG@10 of 0.9 by the lower judgement${ownOnly}`,
  async () => {
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
    const find = async (query: string) => close.get(query) ?? exact.get(query) ?? [];
    // By each judging alone, the strictest included, and by the lowest grades of all.
    for (const lists of [...LISTS.map((list) => [list]), LISTS]) {
      const { mean, empty, queries } = await scoreSearch(find, lists);
      expect(empty).toEqual([]);
      expect(mean, `${lists}: ${JSON.stringify(queries.slice(0, 20))}`).toBeGreaterThanOrEqual(0.9);
    }
  },
);
