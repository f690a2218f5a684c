import { expect, test } from 'vitest';
import { getProductDocument, listProductDocuments } from '#modules/catalog/content-operations.ts';
import { getFooter, getHome, getPage, listPages } from '#modules/content/content-operations.ts';
import type { RecommendationRequest } from '#modules/nutrition/contracts.ts';
import { AnswerCache } from './answer-cache.ts';
import { ContentClient } from './content.ts';

/** A content system with a movable clock that counts its requests. */
function content(answer: () => Response = () => Response.json({ data: { id: 1 }, meta: {} })) {
  const requested: string[] = [];
  let hours = 0;
  const cache = new AnswerCache(() => hours * 3_600_000);
  const client = new ContentClient({
    base: 'http://content.test/api',
    cache,
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    send: async (request) => {
      requested.push(new URL(request.url).pathname);
      return answer();
    },
  });
  return { requested, client, cache, wait: (count: number) => (hours += count) };
}

test('CAT-23 CMS-02 what was loaded is not fetched again', async () => {
  const { requested, client } = content();
  await client.get(getProductDocument, { params: { slug: 'saumon' }, query: { render: '2' } });
  await client.get(getProductDocument, { params: { slug: 'saumon' }, query: { render: '2' } });
  expect(requested).toHaveLength(1);
});

test('CAT-24 concurrent loads share one pending request', async () => {
  const { requested, client } = content();
  await Promise.all([client.get(getHome), client.get(getHome), client.get(getHome)]);
  expect(requested).toHaveLength(1);
});

test('OPS-10 an answer is kept for one hour, not longer', async () => {
  const { requested, client, wait } = content();
  await client.get(getHome);
  wait(0.99);
  await client.get(getHome);
  expect(requested).toHaveLength(1);
  wait(0.02);
  await client.get(getHome);
  expect(requested).toHaveLength(2);
});

test('CAT-25 a failed load is not kept: the next one asks again', async () => {
  let fails = true;
  const { requested, client } = content(() =>
    fails ? new Response('{}', { status: 404 }) : Response.json({ data: [], meta: {} }),
  );
  await expect(client.get(listProductDocuments)).rejects.toMatchObject({ status: 404 });
  fails = false;
  await expect(client.get(listProductDocuments)).resolves.toEqual([]);
  expect(requested).toHaveLength(2);
});

test('changed content is asked for again', async () => {
  const { requested, client, cache } = content();
  await client.get(getFooter);
  cache.clear();
  await client.get(getFooter);
  expect(requested).toHaveLength(2);
});

test('CMS-01 every call goes to the configured base and says its language', async () => {
  const requested: string[] = [];
  const client = new ContentClient({
    base: 'https://content.example/v1',
    cache: new AnswerCache(() => 0),
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    send: async (request) => {
      requested.push(request.url);
      return Response.json({ data: [], meta: {} });
    },
  });
  await client.get(getHome);
  await client.all(listProductDocuments, { query: { render: '1' } });
  await client.recommend(cat);
  expect(requested).toHaveLength(3);
  for (const address of requested) {
    expect(address).toMatch(/^https:\/\/content\.example\/v1\/b2c-/);
    expect(new URL(address).searchParams.get('locale')).toBe('fr');
  }
});

const cat = {
  type: 2,
  birthday: '2024-03-01',
  weight: 4.6,
  sterilized: true,
  condition: 3,
  activity: 'moderee',
} satisfies RecommendationRequest;

test('a document asked for by a misspelt filter, render or name does not compile', async () => {
  const { requested, client } = content(() => Response.json({ data: [], meta: {} }));
  await client.get(listPages, { query: { 'filters[slug]': 'livraison', sort: 'slug' } });
  // @ts-expect-error Pages have no such attribute.
  await client.get(listPages, { query: { 'filters[slag]': 'livraison' } });
  // @ts-expect-error There is no such render.
  await client.get(listProductDocuments, { query: { render: '3' } });
  // @ts-expect-error A page is named by its slug.
  await client.get(getPage);
  expect(requested).toHaveLength(4);
});

/** A content system with one product, in its summary and complete forms. */
function products() {
  const requested: string[] = [];
  const client = new ContentClient({
    base: 'http://content.test/api',
    cache: new AnswerCache(() => 0),
    channelCode: 'FR_WEB',
    locale: 'fr_FR',
    send: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const skus = searchParams.getAll('filters[sku][$in]');
      requested.push([pathname.slice('/api/b2c-products'.length), ...skus].join(' '));
      const level = Number(searchParams.get('render'));
      const entry = { id: 1, attributes: { sku: 'PR1', slug: 'saumon', level } };
      const isBatch = pathname.endsWith('/b2c-products');
      const data = isBatch ? [entry].filter(() => skus.includes('PR1')) : entry;
      return Response.json({ data, meta: {} });
    },
  });
  const level = async () => {
    const [found] = await client.summaries(['PR1']);
    return found && 'summary' in found && (found.summary as unknown as { level: number }).level;
  };
  return { requested, client, level };
}

test('CAT-22 CAT-23 what is loaded of a product rises from its summary to the whole, never back', async () => {
  const { requested, client, level } = products();
  expect(await level()).toBe(1);
  await client.product('saumon');
  expect(await level()).toBe(2);
  await client.product('saumon');
  expect([await level(), await level()]).toEqual([2, 2]);
  expect(requested).toEqual([' PR1', '/saumon']);
});

test('CAT-24 CAT-26 a batch asks for what is missing, once, and names what the answer lacks', async () => {
  const { requested, client } = products();
  const [found, lacking] = await client.summaries(['PR1', 'PR2']);
  expect(found).toMatchObject({ sku: 'PR1', summary: { slug: 'saumon' } });
  expect(lacking).toEqual({ sku: 'PR2', error: 'Product not found' });
  await Promise.all([client.summaries(['PR3', 'PR1']), client.summaries(['PR3'])]);
  expect(requested).toEqual([' PR1 PR2', ' PR3']);
});

test('I18-05 in another language the same product is fetched again, and its French answer stays', async () => {
  const requested: (string | null)[] = [];
  const cache = new AnswerCache(() => 0);
  const reader = (locale: string) =>
    new ContentClient({
      base: 'http://content.test/api',
      cache,
      channelCode: 'FR_WEB',
      locale,
      send: async (request) => {
        const spoken = new URL(request.url).searchParams.get('locale');
        requested.push(spoken);
        return Response.json({ data: { spoken }, meta: {} });
      },
    });
  const read = (locale: string) =>
    reader(locale).get(getProductDocument, { params: { slug: 'saumon' }, query: { render: '2' } });
  expect(await read('fr_FR')).toEqual({ spoken: 'fr' });
  expect(await read('nl_NL')).toEqual({ spoken: 'nl' });
  expect(await read('fr_FR')).toEqual({ spoken: 'fr' });
  expect(requested).toEqual(['fr', 'nl']);
});
