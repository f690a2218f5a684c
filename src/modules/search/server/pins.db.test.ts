import { beforeEach, expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { publishDemoCatalogue } from '../../../../tests/support/searched-demo.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const jobs = jobRunner(shop);
const { clock } = shop.appContext;
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};

const find = async (query: string, more: object = {}, indexName = 'b2c-products') => {
  const body = { requests: [{ indexName, query, hitsPerPage: 20, ...more }] };
  const answer = await shop.request('POST', '/search/1/indexes/*/queries', body, keys);
  const [result] = (await answer.json()).results as [
    { hits: { objectID: string; name: string }[]; nbHits: number },
  ];
  return { ids: result.hits.map(({ objectID }) => objectID), total: result.nbHits };
};

beforeEach(async () => {
  await publishDemoCatalogue(shop.appContext);
  await jobs.run('index-products');
});

test('N-23 pinned products come first in their order, accents and plurals aside, and obey filters, sorts, pages and their last day', async () => {
  const call = await as('direction');
  const before = await find('chaton');
  expect(before.total).toBeGreaterThan(3);
  const [top = '', , third = ''] = before.ids;
  // One of the results, and a product the words do not mention.
  const { ids: others } = await find('shampooing chien');
  const foreign = others.find((id) => !before.ids.includes(id)) ?? '';
  expect(foreign).not.toBe('');
  const pin = {
    typed: 'chaton, petit fauve',
    products: `${foreign}\n${third}`,
    endsOn: clock.today().toString(),
  };
  expect((await call('POST', '/search-pins', pin)).status).toBe(204);
  const rest = before.ids.filter((id) => id !== third);
  const pinned = await find('chaton');
  expect(pinned.ids.slice(0, 3)).toEqual([foreign, third, top]);
  expect(pinned.ids).toEqual([foreign, third, ...rest].slice(0, 20));
  expect(pinned.total).toBe(before.total + 1);
  for (const query of ['Chatons', 'CHATON', 'le chaton'])
    expect((await find(query)).ids.slice(0, 2)).toEqual([foreign, third]);
  // A query without any other result shows the pinned ones; a longer query is another one.
  expect((await find('petits fauves')).ids).toEqual([foreign, third]);
  expect((await find('chaton saumon')).ids).not.toContain(foreign);
  // Suggestions ask for hits only, and a second page goes on behind the first.
  const few = { hitsPerPage: 2, responseFields: ['hits'] };
  const input = { requests: [{ indexName: 'b2c-products', query: 'chaton', ...few }] };
  const suggested = await shop.request('POST', '/search/1/indexes/*/queries', input, keys);
  const [{ hits }] = (await suggested.json()).results;
  expect(hits.map(({ objectID }: { objectID: string }) => objectID)).toEqual([foreign, third]);
  expect((await find('chaton', { page: 1, hitsPerPage: 2 })).ids).toEqual(rest.slice(0, 2));
  // What a filter leaves out stays out, and who sorts by price gets that order.
  const filtered = await find('chaton', { numericFilters: ['price<1'] });
  expect(filtered.ids).toEqual([]);
  expect((await find('chaton', {}, 'b2c-products_price_asc')).ids).not.toContain(foreign);
  // Off the shelf: the next pinned product takes its place.
  await shop.database.pool.query('delete from search_records where object_id = $1', [foreign]);
  expect((await find('chaton')).ids.slice(0, 2)).toEqual([third, top]);
  clock.move(Temporal.Duration.from({ hours: 24 }));
  expect((await find('chaton')).ids).toEqual(before.ids);
  clock.move(new Temporal.Duration());
});

test('N-23 a line of pins is switched off, changed and removed, its errors stand under their fields, and the journal keeps it', async () => {
  const call = await as('direction');
  const { ids } = await find('chaton');
  const [, second = '', third = ''] = ids;
  const add = (more: object) =>
    call('POST', '/search-pins', { typed: 'chaton', products: third, ...more });
  expect((await add({})).status).toBe(204);
  const wrong = await add({ typed: 'Chatons', products: 'RIEN-1, RIEN-2' });
  expect(wrong.status).toBe(422);
  expect(wrong.body.violations.map(({ code }: { code: string }) => code)).toEqual([
    'search.pin_taken',
    'search.pin_product',
  ]);
  expect(wrong.body.violations[1].message).toContain('RIEN-1, RIEN-2');
  expect((await add({ typed: ', ,' })).status).toBe(422);
  // The same words may be pinned in the other language.
  expect((await add({ language: 'nl' })).status).toBe(204);
  const list = (await call('GET', '/search-pins')).body['hydra:member'];
  expect(list).toMatchObject([
    { typed: 'chaton', language: 'fr', products: [{ code: third, name: expect.any(String) }] },
    { language: 'nl' },
  ]);
  const address = `/search-pins/${list[0].id}`;
  expect((await find('chaton')).ids[0]).toBe(third);
  const change = (more: object) =>
    call('PUT', address, { typed: 'chaton', products: second, ...more });
  expect((await change({})).status).toBe(204);
  expect((await find('chaton')).ids[0]).toBe(second);
  expect((await change({ isOn: false })).status).toBe(204);
  expect((await find('chaton')).ids).toEqual(ids);
  expect((await call('DELETE', address)).status).toBe(204);
  expect((await call('DELETE', address)).status).toBe(404);
  expect(
    (await (await as('support'))('POST', '/search-pins', { typed: 'a', products: third })).status,
  ).toBe(403);
  const { rows } = await shop.database.pool.query(
    `select action from staff_actions where action like 'search_pin.%' order by id`,
  );
  expect(rows.map(({ action }) => action.split('.')[1])).toEqual([
    'added',
    'added',
    'changed',
    'changed',
    'removed',
  ]);
});
