import { beforeEach, expect, test } from 'vitest';
import { publishFilters, publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { type RecommendQuery, SearchClient } from '#services/search.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const jobs = jobRunner(shop);

const SALMON = 'PR000001';
const CHICKEN = 'PR000002';
const DOG = 'PR000003';
const BOWL = 'PR000004';

const draft = (sku: string, changes: object) =>
  productDraft({
    sku,
    name: sku,
    slug: sku.toLowerCase(),
    variants: [variantDraft({ code: `10${sku.slice(-6)}` })],
    ...changes,
  });

beforeEach(async () => {
  await jobs.lose();
  await transact(shop.appContext, async (work) => {
    const key = (key: string, ...values: string[]) => ({
      key,
      label: key,
      values: values.map((value) => ({ value, label: value })),
    });
    await publishFilters(work, [key('espece', 'dog', 'cat'), key('proteine', 'poulet', 'saumon')]);
    await publishProduct(work, draft(SALMON, { popularity: 5 }));
    await publishProduct(work, draft(CHICKEN, { popularity: 3, protein: 'poulet' }));
    await publishProduct(work, draft(DOG, { popularity: 10, species: 'dog' }));
    await publishProduct(
      work,
      draft(BOWL, {
        popularity: 1,
        kind: 'accessory',
        taxCategory: 'accessory',
        protein: null,
        subscribable: false,
        food: null,
      }),
    );
  });
  await jobs.run('index-products');
});

const client = (lite: boolean, seen: Request[] = []) =>
  new SearchClient({
    cache: new AnswerCache(() => 0),
    channelCode: 'FR_WEB',
    lite,
    appId: 'GAMELLE',
    apiKey: 'public-search-key',
    hosts: [
      {
        base: 'http://localhost/search',
        send: (request) => {
          seen.push(request);
          return shop.send(request);
        },
      },
    ],
  });

const recommend = async (requested: Partial<RecommendQuery>) => {
  const usual = { model: 'related-products', threshold: 0, maxRecommendations: 10 } as const;
  const [found] = await client(false).recommend([
    { indexName: 'b2c-products', ...usual, ...requested },
  ]);
  return found?.hits.map(({ objectID, _score }) => [objectID, _score]);
};

test('SRC-05 what goes with a product is for the same animal, the most alike first', async () => {
  const found = await recommend({ objectID: SALMON });
  expect(found?.map(([sku]) => sku)).toEqual([CHICKEN, BOWL]);
  const scores = found?.map(([, score]) => Number(score)) ?? [];
  expect(scores[0]).toBeGreaterThan(Number(scores[1]));
  expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  expect(await recommend({ objectID: SALMON, threshold: 100 })).toEqual([]);
  expect(await recommend({ objectID: SALMON, maxRecommendations: 1 })).toHaveLength(1);
  expect(await recommend({ objectID: 'PR999999' })).toEqual([]);
});

test('SRC-05 what is bought together is of another type; what trends is most popular', async () => {
  const together = await recommend({ model: 'bought-together', objectID: SALMON });
  expect(together?.map(([sku]) => sku)).toEqual([BOWL]);
  expect(await recommend({ model: 'trending-items' })).toEqual([
    [DOG, 100],
    [SALMON, 50],
    [CHICKEN, 30],
    [BOWL, 10],
  ]);
});

test('SRC-05 official clients narrow, and ask for the values that trend', async () => {
  const keys = 'x-algolia-application-id=GAMELLE&x-algolia-api-key=public-search-key';
  const ask = async (request: object) => {
    const path = `/search/1/indexes/*/recommendations?${keys}`;
    const body = { requests: [{ indexName: 'b2c-products', threshold: 0, ...request }] };
    const answer = await shop.request('POST', path, body, { 'content-type': 'text/plain' });
    return { status: answer.status, body: await answer.json() };
  };
  const narrowed = { model: 'trending-items', queryParameters: { facetFilters: ['espece:cat'] } };
  expect((await ask(narrowed)).body.results[0]).toMatchObject({
    nbHits: 3,
    processingTimeMS: expect.any(Number),
  });
  const values = await ask({ model: 'trending-facets', facetName: 'espece' });
  expect(values.body.results[0].hits).toEqual([
    { facetName: 'espece', facetValue: 'dog', _score: 100 },
    { facetName: 'espece', facetValue: 'cat', _score: 90 },
  ]);
  expect((await ask({ model: 'clairvoyance' })).status).toBe(400);
  expect((await ask({ model: 'trending-items', indexName: 'autre' })).status).toBe(404);
});

test('SRC-03 the lite client says who it is in the address, as browsers may', async () => {
  const seen: Request[] = [];
  const queries = [{ indexName: 'b2c-products', query: 'PR000001' }];
  const [lite] = await client(true, seen).search(queries);
  const [full] = await client(false, seen).search(queries);
  expect([lite?.nbHits, lite?.hits]).toEqual([full?.nbHits, full?.hits]);
  const named = seen.map(({ url, headers }) => [
    new URL(url).searchParams.get('x-algolia-api-key'),
    headers.get('x-algolia-api-key'),
    headers.get('content-type'),
  ]);
  expect(named).toEqual([
    ['public-search-key', null, 'text/plain'],
    [null, 'public-search-key', 'application/json'],
  ]);
});
