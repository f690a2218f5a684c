import { expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { publishDemoCatalogue } from '../../../../tests/support/searched-demo.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const jobs = jobRunner(shop);
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};

const found = async (query: string): Promise<number> => {
  const body = { requests: [{ indexName: 'b2c-products', query }] };
  const answer = await shop.request('POST', '/search/1/indexes/*/queries', body, keys);
  return (await answer.json()).results[0].nbHits;
};

test('N-23 the team says what words stand for, and the search follows at once, slips included', async () => {
  await publishDemoCatalogue(shop.appContext);
  await jobs.run('index-products');
  const call = await as('direction');
  const list = async () =>
    (await call('GET', '/search-synonyms')).body['hydra:member'] as {
      id: number;
      typed: string;
    }[];
  const lineOf = async (typed: string) => (await list()).find((one) => one.typed === typed);

  expect(await found('frimousse')).toBe(0);
  const given = { typed: 'frimousse, petit tigre', meant: 'chaton' };
  expect((await call('POST', '/search-synonyms', given)).status).toBe(204);
  const kittens = await found('chaton');
  expect(kittens).toBeGreaterThan(0);
  expect(await found('frimousse')).toBe(kittens);
  expect(await found('frimouses')).toBe(kittens);
  expect(await found('petits tigres')).toBe(kittens);

  const again = await call('POST', '/search-synonyms', { typed: 'Petits tigres', meant: 'chat' });
  expect(again.status).toBe(422);
  expect(again.body['hydra:description']).toMatch(/Une autre ligne/);
  expect((await call('POST', '/search-synonyms', { typed: ' , ', meant: '' })).status).toBe(422);

  const line = await lineOf(given.typed);
  const address = `/search-synonyms/${line?.id}`;
  expect((await call('PUT', address, { typed: 'frimousse', meant: '' })).status).toBe(204);
  expect(await found('frimousse chaton')).toBe(kittens);
  expect(await found('petits tigres')).toBe(0);
  expect((await call('DELETE', address)).status).toBe(204);
  expect((await call('DELETE', address)).status).toBe(404);
  expect(await found('frimousse chaton')).toBe(0);

  const { rows } = await shop.database.pool.query(
    `select action from staff_actions where action like 'search_synonym.%' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'search_synonym.added',
    'search_synonym.changed',
    'search_synonym.removed',
  ]);
});

test('N-23 who may not manage the catalogue reads the words and changes nothing', async () => {
  const call = await as('support');
  expect((await call('GET', '/search-synonyms')).status).toBe(200);
  const given = { typed: 'frimousse', meant: 'chaton' };
  expect((await call('POST', '/search-synonyms', given)).status).toBe(403);
});
