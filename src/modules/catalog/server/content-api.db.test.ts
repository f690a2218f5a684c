import { expect, test } from 'vitest';
import { readsOnly } from '../../../../tests/support/read-only.ts';
import { numbered, testShelf } from '../../../../tests/support/shelf.ts';
import { productComplete, productSummary } from '../contracts.ts';

const shop = testShelf();
readsOnly(shop);
const { publish, get } = shop;

test('CMS-03 CMS-04 CAT-21 a product is answered by sku and by slug, with growing detail', async () => {
  await publish({});
  const empty = await get('/b2c-products/sku-PR000123?render=0');
  expect(empty.body.data.attributes).toEqual({
    sku: 'PR000123',
    slug: 'croquettes-chat-sterilise-saumon',
  });
  const summary = await get('/b2c-products/croquettes-chat-sterilise-saumon?render=1');
  expect(productSummary.parse(summary.body.data.attributes)).toBeTruthy();
  expect(summary.body.data.attributes).not.toHaveProperty('composition');
  const full = await get('/b2c-products/croquettes-chat-sterilise-saumon?render=2');
  expect(productComplete.parse(full.body.data.attributes)).toMatchObject({
    composition: 'Saumon frais (26 %), riz, huile de saumon.',
    metabolizableEnergy: { value: 370, declared: true },
  });
  expect(full.body.meta).toEqual({});
});

test('CMS-03 CMS-04 an unknown product is a 404 in the shape of the content system', async () => {
  for (const path of ['/b2c-products/sku-PR999999', '/b2c-products/inconnu', '/b2c-nothing/x'])
    expect(await get(path)).toEqual({
      status: 404,
      body: {
        data: null,
        error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
      },
    });
});

test('CAT-03 CAT-04 CAT-07 the product has its seven fields and its variants theirs', async () => {
  await publish({ categories: ['chat/croquettes'] });
  const { attributes } = (await get('/b2c-products/sku-PR000123?render=1')).body.data;
  expect(attributes).toMatchObject({
    sku: 'PR000123',
    slug: 'croquettes-chat-sterilise-saumon',
    json_avis: { count: 0, average: null },
    viewable: true,
    oldProduct: false,
    ProductVariants: [
      {
        sku: '10012345',
        show_variant: true,
        in_stock: true,
        base_price: 4100,
        base_price_tf: 3417,
        base_price_subscription: 3690,
        price_per_unit: { ttc: 1025, ht: 854, unit: 'kg' },
        price_per_unit_subscription: { ttc: 923, ht: 769, unit: 'kg' },
      },
    ],
  });
  expect(attributes.filters).toContainEqual({ key: 'proteine', value: 'saumon', label: 'Saumon' });
  expect(attributes.filters).toContainEqual({
    key: 'format',
    value: '3-a-8-kg',
    label: '3 à 8\u00a0kg',
  });
});

test('BIZ-10 the price without tax follows the country of the site', async () => {
  await publish({});
  const { body } = await get('/b2c-products/sku-PR000123?render=1&channelCode=BE_WEB');
  expect(body.data.attributes.ProductVariants[0].base_price_tf).toBe(3388);
  expect((await get('/b2c-products/sku-PR000123?channelCode=NOWHERE')).status).toBe(404);
});

test('CMS-05 CMS-06 a batch answers every known sku, up to a hundred', async () => {
  const drafts = Array.from({ length: 100 }, (_, index) => numbered(index + 1));
  await publish(...drafts);
  const query = drafts.map(({ sku }) => `filters[sku][$in]=${sku}`).join('&');
  const { body } = await get(`/b2c-products?${query}&filters[sku][$in]=PR999999&render=0`);
  const found = body.data.map((entry: { attributes: object }) => entry.attributes);
  expect(found).toHaveLength(100);
  expect(found).toContainEqual({ sku: 'PR000042', slug: 'recette-42' });
});

test('a list of products is filtered, sorted and paged as the content system does', async () => {
  await publish(numbered(1), numbered(2, { name: 'Agneau' }), numbered(3, { status: 'stopped' }));
  const skus = async (query: string) =>
    (await get(`/b2c-products?render=0&${query}`)).body.data.map(
      (entry: { attributes: { sku: string } }) => entry.attributes.sku,
    );
  expect(await skus('filters[oldProduct]=true')).toEqual(['PR000003']);
  expect(await skus('filters[name][$containsi]=recette&sort=sku:desc')).toEqual([
    'PR000003',
    'PR000001',
  ]);
  expect(await skus('filters[$or][0][slug]=recette-1&filters[$or][1][name]=Agneau')).toEqual([
    'PR000001',
    'PR000002',
  ]);
  expect(
    await skus('filters[filters][value]=saumon&pagination[start]=1&pagination[limit]=1'),
  ).toEqual(['PR000002']);
  const paged = await get('/b2c-products?render=0&pagination[page]=2&pagination[pageSize]=2');
  expect(paged.body.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
});

test.each([
  'filters[colour]=red',
  'filters[sku][$equals]=PR000001',
  'filters[sku][$EQ]=PR000001',
  'filters[id]=one',
  'filters[viewable]=constructor',
  'sort=colour',
  'fields=price',
])('an unknown name or operator is refused: %s', async (query) => {
  const { status, body } = await get(`/b2c-products?${query}`);
  expect(status).toBe(400);
  expect(body.error.name).toBe('ValidationError');
});

test('the flat shape of version 5 is answered when asked for', async () => {
  await publish({});
  const response = await shop.request(
    'GET',
    '/api/b2c-products/sku-PR000123?fields=sku',
    undefined,
    {
      'strapi-response-format': 'v5',
    },
  );
  expect(await response.json()).toEqual({
    data: { id: 1, documentId: 'PR000123', sku: 'PR000123' },
    meta: {},
  });
});
