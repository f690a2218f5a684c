import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  publishCategories,
  publishFilters,
  publishProduct,
} from '#modules/catalog/server/index.ts';
import { publishEntry } from '#modules/content/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { readsOnly } from '../../../../tests/support/read-only.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { FacetResult, SearchResult } from '../contracts.ts';

const shop = testShop();
readsOnly(shop);
const jobs = jobRunner(shop);
const keys = {
  'x-algolia-application-id': 'GAMELLE',
  'x-algolia-api-key': 'public-search-key',
};

const post = async (path: string, body: unknown, headers: HeadersInit = keys) => {
  const answer = await shop.request('POST', `/search/1/indexes/${path}`, body, headers);
  return { status: answer.status, body: await answer.json() };
};
const search = async (request: Record<string, unknown>): Promise<SearchResult> => {
  const { status, body } = await post('*/queries', {
    requests: [{ indexName: 'b2c-products', ...request }],
  });
  expect(status).toBe(200);
  return body.results[0];
};
const names = async (query: string, more = {}) =>
  (await search({ query, ...more })).hits.map((hit) => hit.name);

const SALMON = 'Croquettes chat stérilisé saumon';
const DUCK = 'Terrine chien au canard';
const TREAT = 'Bouchées chien au poulet';

/** The label of a wet food, without the salmon of the default one. */
const dry = productDraft().food;
const moist = dry && {
  ...dry,
  composition: 'Canard (60 %), bouillon.',
  analyticalConstituents: [...dry.analyticalConstituents, { code: 'moisture', value: 78 }],
};

const bites = moist && { ...moist, composition: 'Poulet (90 %), riz.' };

const draft = (sku: string, name: string, variant: string, changes: object) =>
  productDraft({
    sku,
    name,
    slug: sku.toLowerCase(),
    variants: [variantDraft({ code: variant })],
    ...changes,
  });

const publishAll = () =>
  transact(shop.appContext, async (work) => {
    await publishFilters(work, [
      {
        key: 'espece',
        label: 'Animal',
        values: [
          { value: 'dog', label: 'Chien' },
          { value: 'cat', label: 'Chat' },
        ],
      },
      { key: 'type', label: 'Type', values: [{ value: 'treat', label: 'Friandises' }] },
      {
        key: 'proteine',
        label: 'Protéine',
        values: [{ value: 'canard', label: 'Canard' }],
      },
    ]);
    await publishCategories(work, [
      {
        path: 'chien',
        name: 'Chien',
        title: 'Pour chien',
        introHtml: '',
        filters: [],
        seo: { title: 'Chien', description: '' },
        position: 0,
      },
      {
        path: 'chien/patees',
        name: 'Pâtées',
        title: 'Pâtées pour chien',
        introHtml: '',
        seo: { title: 'Pâtées', description: '' },
        position: 0,
        filters: [],
      },
    ]);
    await publishProduct(work, draft('PR000001', SALMON, '10000001', { popularity: 5 }));
    await publishProduct(
      work,
      draft('PR000002', DUCK, '10000002', {
        species: 'dog',
        kind: 'wet',
        protein: 'canard',
        needs: [],
        popularity: 3,
        food: moist,
        shortDescription: 'Servie tiède.',
      }),
    );
    await publishProduct(
      work,
      draft('PR000003', TREAT, '10000003', {
        species: 'dog',
        kind: 'treat',
        protein: 'poulet',
        needs: [],
        popularity: 9,
        food: bites,
        shortDescription: 'Pour la récompense.',
        variants: [variantDraft({ code: '10000003', cents: 590, subscriptionCents: 531 })],
      }),
    );
    await publishEntry(work, {
      type: 'faq',
      slug: 'frais',
      locale: 'fr',
      document: {
        slug: 'frais',
        question: 'Combien coûte la livraison ?',
        tags: ['livraison'],
        answer: '<p>À domicile, 4,90&nbsp;€.</p>',
        position: 0,
      },
    });
  });

beforeEach(async () => {
  await jobs.lose();
  await publishAll();
  await jobs.run('index-products', 'index-entry', 'index-categories');
});

test('SRC-01 products are found by recipe, species, protein, need and type', async () => {
  expect(await names('saumon')).toEqual([SALMON]);
  expect(await names('chien')).toEqual([TREAT, DUCK]);
  expect(await names('friandise')).toEqual([TREAT]);
  expect(await names('canards chien')).toEqual([DUCK]);
  expect(await names('PR000002')).toEqual([DUCK]);
  expect(await names('')).toEqual([TREAT, SALMON, DUCK]);
  expect(await names('zeppelin')).toEqual([]);
});

test('SRC-01 accents, plurals and slips still find', async () => {
  expect(await names('STERILISE')).toEqual([SALMON]);
  expect(await names('corquettes')).toEqual([SALMON]);
  expect(await names('saumn')).toEqual([SALMON]);
  expect(await names('chein')).toEqual([TREAT, DUCK]);
  expect(await names('terines canar')).toEqual([DUCK]);
  expect(await names('chiot')).toEqual([]);
  expect(await names('PR000009')).toEqual([]);
});

test('SRC-01 a product that only speaks of what is asked gives way to those that are it', async () => {
  const aside = 'Ne pas donner au chat.';
  await transact(shop.appContext, (work) =>
    publishProduct(
      work,
      draft('PR000004', 'Os à ronger', '10000004', {
        species: 'dog',
        shortDescription: aside,
        needs: [],
        kind: 'treat',
      }),
    ),
  );
  await jobs.run('index-products');
  expect(await names('chat')).toEqual([SALMON]);
  expect(await names('donner')).toEqual(['Os à ronger']);
});

test('SRC-01 when no product answers all words, those that answer most are offered if asked', async () => {
  expect(await names('canard bleu')).toEqual([]);
  expect(await names('canard bleu', { removeWordsIfNoResults: 'allOptional' })).toEqual([DUCK]);
});

test('SRC-01 what is found follows what is published', async () => {
  await transact(shop.appContext, (work) =>
    publishProduct(work, draft('PR000001', 'Recette au lapin', '10000001', { status: 'hidden' })),
  );
  await jobs.run('index-products');
  expect(await names('saumon')).toEqual([]);
  await shop.database.db.deleteFrom('search_records').execute();
  await jobs.run('rebuild-search');
  expect(await names('canard')).toEqual([]);
});

test('questions and categories are found like products', async () => {
  const { body } = await post('*/queries', {
    requests: [
      { indexName: 'b2c-faqs', query: 'livrason' },
      { indexName: 'b2c-categories', query: 'pâtées chien' },
    ],
  });
  const [faqs, categories] = body.results as SearchResult[];
  expect(faqs?.hits[0]).toMatchObject({ objectID: 'frais', slug: 'frais' });
  expect(faqs?.hits[0]?._highlightResult.question).toEqual({
    value: 'Combien coûte la <em>livraison</em> ?',
    matchLevel: 'full',
    fullyHighlighted: false,
    matchedWords: ['livrason'],
  });
  expect(categories?.hits.map(({ trail }) => trail)).toEqual(['Chien › Pâtées']);
});

test('an answer has the shape official clients read', async () => {
  const result = await search({
    query: 'chien',
    hitsPerPage: 1,
    page: 1,
    facets: ['espece', 'price'],
    attributesToRetrieve: ['name'],
    highlightPreTag: '__a__',
    highlightPostTag: '__/a__',
  });
  expect(result).toMatchObject({
    index: 'b2c-products',
    query: 'chien',
    page: 1,
    hitsPerPage: 1,
    nbHits: 2,
    nbPages: 2,
    exhaustive: { nbHits: true, facetsCount: true },
    facets: { espece: { dog: 2 }, price: { 590: 1, 4100: 1 } },
    facets_stats: { price: { min: 590, max: 4100, avg: 2345, sum: 4690 } },
  });
  expect(result.hits).toEqual([
    {
      objectID: 'PR000002',
      name: DUCK,
      _highlightResult: {
        name: {
          value: 'Terrine __a__chien__/a__ au canard',
          matchLevel: 'full',
          fullyHighlighted: false,
          matchedWords: ['chien'],
        },
        shortDescription: expect.objectContaining({ matchLevel: 'none' }),
      },
    },
  ]);
});

test('facets, numbers and boolean filters narrow; replicas sort', async () => {
  expect(await names('', { facetFilters: [['espece:cat', 'type:wet']] })).toEqual([SALMON, DUCK]);
  expect(await names('', { facetFilters: ['espece:-cat'] })).toEqual([TREAT, DUCK]);
  expect(await names('', { numericFilters: 'price<1000' })).toEqual([TREAT]);
  expect(await names('', { filters: 'espece:dog AND NOT type:treat' })).toEqual([DUCK]);
  const sorted = await search({ indexName: 'b2c-products_price_desc', query: 'chien' });
  expect(sorted.hits.map(({ price }) => price)).toEqual([4100, 590]);
});

test('V-17 a list of refinements can be shown and narrowed in French', async () => {
  const { facets } = await search({ query: '', facets: ['labels.espece'] });
  expect(facets).toEqual({ 'labels.espece': { Chat: 1, Chien: 2 } });
  expect(await names('', { facetFilters: [['labels.espece:Chat']] })).toEqual([SALMON]);
  expect(await names('', { filters: 'labels.espece:"Chien" AND NOT type:treat' })).toEqual([DUCK]);
});

test('V-09 hits may be asked for by offset and length', async () => {
  const result = await search({ query: '', offset: 1, length: 1 });
  expect(result).toMatchObject({ offset: 1, length: 1, nbHits: 3 });
  expect(result.hits.map(({ name }) => name)).toEqual([SALMON]);
  expect(result).not.toHaveProperty('page');
});

test('V-09 a body may come as gzip, and not unpack to more than any other', async () => {
  const send = async (body: Buffer, coding = 'gzip') => {
    const url = 'http://localhost/search/1/indexes/*/queries';
    const headers = { ...keys, 'content-encoding': coding };
    const answer = await shop.send(
      new Request(url, { method: 'POST', body: body as BodyInit, headers }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  const requested = { requests: [{ indexName: 'b2c-products', query: 'canard' }] };
  const { status, body } = await send(gzipSync(JSON.stringify(requested)));
  expect(status).toBe(200);
  expect(body.results[0].hits.map(({ name }: { name: string }) => name)).toEqual([DUCK]);
  expect((await send(gzipSync(' '.repeat(300_000)))).status).toBe(413);
  expect((await send(Buffer.from('{}'))).status).toBe(400);
  expect((await send(Buffer.from('{}'), 'br')).status).toBe(400);
});

test('parameters may come as a query string in any content type', async () => {
  const params = `query=chien&facets=${encodeURIComponent('["espece"]')}&hitsPerPage=0`;
  const request = { requests: [{ indexName: 'b2c-products', params }] };
  const path =
    '/search/1/indexes/%2A/queries?x-algolia-application-id=GAMELLE&x-algolia-api-key=public-search-key';
  const answer = await shop.request('POST', path, JSON.stringify(request), {
    'content-type': 'text/plain',
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { results } = await answer.json();
  expect(results[0]).toMatchObject({ nbHits: 2, hits: [], facets: { espece: { dog: 2 } } });
});

test('the values of a facet can be searched', async () => {
  const { body } = await post('b2c-products/facets/espece/query', { facetQuery: 'do' });
  expect((body as FacetResult).facetHits).toEqual([
    { value: 'dog', highlighted: '<em>dog</em>', count: 2 },
  ]);
});

test.each([
  ['*/queries', { requests: [{ indexName: 'b2c-unknown' }] }, 404],
  ['*/queries', { requests: [{}] }, 400],
  ['*/queries', {}, 400],
  ['*/queries', '{', 400],
  ['*/queries', { requests: [{ indexName: 'b2c-products', query: 'a\u0000' }] }, 400],
  ['*/queries', { requests: [{ indexName: 'b2c-products', page: -1 }] }, 400],
  ['*/queries', { requests: [{ indexName: 'b2c-products', filters: '((' }] }, 400],
  ['a/queries', { requests: [] }, 404],
] as const)('what cannot be answered says so: %s %j', async (path, body, status) => {
  const answer = await post(path, body);
  expect(answer).toEqual({ status, body: { status, message: expect.any(String) } });
});

test('SRC-02 a wrong key is refused', async () => {
  const wrong = { ...keys, 'x-algolia-api-key': 'public-search-kez' };
  expect(await post('*/queries', { requests: [] }, wrong)).toEqual({
    status: 403,
    body: { message: 'Invalid Application-ID or API key', status: 403 },
  });
});

test('whatever is asked is answered or refused, never a failure', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('espece:cat', 'price>=1', 'chien', '*', 'a:1 TO 9'),
  );
  const value = fc.oneof(
    text,
    fc.integer(),
    fc.double(),
    fc.array(fc.oneof(text, fc.array(text))),
    fc.jsonValue(),
  );
  const request = fc.record(
    {
      query: text,
      page: value,
      hitsPerPage: value,
      facets: value,
      facetFilters: value,
      numericFilters: value,
      filters: text,
      params: text,
      attributesToRetrieve: value,
      type: fc.constantFrom('facet', 'default'),
      facet: text,
      facetQuery: text,
      removeWordsIfNoResults: text,
    },
    { requiredKeys: [] },
  );
  const index = fc.constantFrom('b2c-products', 'b2c-faqs', 'b2c-products_price_asc', 'x');
  await fc.assert(
    fc.asyncProperty(index, request, async (indexName, input) => {
      const { status } = await post('*/queries', { requests: [{ indexName, ...input }] });
      expect([200, 400, 404]).toContain(status);
    }),
    { numRuns: scaled(300, 60) },
  );
});
