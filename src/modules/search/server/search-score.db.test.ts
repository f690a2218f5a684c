import { expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { scoreSearch } from '../../../../tests/support/search-judgements.ts';
import { publishDemoCatalogue } from '../../../../tests/support/searched-demo.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { loadResults } from '../../../storefront/search/load-results.ts';
import type { SearchResult } from '../contracts.ts';

const shop = testShop();
const jobs = jobRunner(shop);
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};

const search = async (requests: readonly object[]): Promise<SearchResult[]> => {
  const answer = await shop.request('POST', '/search/1/indexes/*/queries', { requests }, keys);
  expect(answer.status).toBe(200);
  return (await answer.json()).results;
};

test('B-10 N-23 what shoppers type finds what they expect, nDCG@10 of 0.9 by the lower judgement', async () => {
  await publishDemoCatalogue(shop.appContext);
  await jobs.run('index-products', 'index-categories');
  const narrowed = { espece: null, type: null, pages: 1 };
  const { mean, empty, queries, notSold } = await scoreSearch(async (words) =>
    (await loadResults({ search }, { ...narrowed, words })).products.map(({ sku }) => sku),
  );
  if (process.env.SHOW)
    process.stdout.write(
      `${queries
        .slice(0, 70)
        .map(
          ({ query, score, answers }) =>
            `${score.toFixed(2)} ${query} (${answers.length}) ${answers
              .slice(0, 10)
              .map((sku) => sku.slice(-3))
              .join(' ')}`,
        )
        .join('\n')}\n${JSON.stringify(notSold)} ${mean}\n`,
    );
  expect(empty).toEqual([]);
  expect(mean).toBeGreaterThanOrEqual(0.9);
});
