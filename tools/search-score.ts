/**
 * `npm run shop -- search-score`: quality of the search for typical queries
 * (seeds/search-judgements), as sent by its page. Uses the demonstration shop, or the shop at a
 * given address: `npm run shop -- search-score http://localhost:3000`.
 */

import type { SearchResult } from '#modules/search/contracts.ts';
import type { SearchQuery } from '#services/search.ts';
import { loadResults } from '../src/storefront/search/load-results.ts';
import { createFilledFolder } from '../tests/support/data-folder.ts';
import { scoreSearch } from '../tests/support/search-judgements.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';

const WORST = 40;

/** The request of the shop's own client, with a longer timeout for a busy machine. */
async function search(address: string, requests: readonly SearchQuery[]): Promise<SearchResult[]> {
  const answer = await fetch(`${address}/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': 'GAMELLE',
      'x-algolia-api-key': 'public-search-key',
    },
    body: JSON.stringify({ requests }),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const { results }: { results: SearchResult[] } = await answer.json();
  return results;
}

async function measure(address: string): Promise<string[]> {
  const client = { search: (queries: readonly SearchQuery[]) => search(address, queries) };
  const narrowed = { espece: null, type: null, pages: 1 };
  const { mean, empty, queries, notSold } = await scoreSearch(async (words) =>
    (await loadResults(client, { ...narrowed, words })).products.map(({ sku }) => sku),
  );
  return [
    ...queries
      .slice(0, WORST)
      .map(({ query, score, answers }) => `${score.toFixed(2)}  ${query}  (${answers.length})`),
    '',
    `Not sold: ${notSold.map(({ query, found }) => `${query} (${found})`).join(', ')}`,
    `Empty that should not be: ${empty.length} ${empty.join(', ')}`,
    `nDCG@10 of ${queries.length} queries: ${mean.toFixed(3)}`,
  ];
}

async function ofDemonstration(): Promise<string[]> {
  const folder = await createFilledFolder();
  try {
    const shop = await startShopProcess({ dataDir: folder.path });
    try {
      return await measure(shop.url);
    } finally {
      await shop.stop();
    }
  } finally {
    await folder.remove();
  }
}

const [, , address] = process.argv;
const lines = await (address ? measure(address) : ofDemonstration());
process.stdout.write(`${lines.join('\n')}\n`);
