import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { transact } from '#platform/work.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { productComplete, productSummary } from '../contracts.ts';
import {
  type ProductDraft,
  publishCategories,
  publishCrossSell,
  publishFilters,
  publishProduct,
} from './index.ts';

const shop = testShop();

const publish = (...drafts: Partial<ProductDraft>[]) =>
  transact(shop.machine, async (work) => {
    for (const draft of drafts) await publishProduct(work, productDraft(draft));
  });

const numbered = (index: number, changes: Partial<ProductDraft> = {}) => {
  const code = String(20_000_000 + index);
  return {
    sku: `PR${String(index).padStart(6, '0')}`,
    slug: `recette-${index}`,
    name: `Recette ${index}`,
    categories: ['chat/croquettes', 'chat'],
    variants: [variantDraft({ code })],
    ...changes,
  };
};

const get = async (path: string) => {
  const response = await shop.request('GET', `/api${path}`);
  return { status: response.status, body: await response.json() };
};

beforeEach(() =>
  transact(shop.machine, async (work) => {
    const seo = { title: 't', description: 'd' };
    const category = (path: string, name: string) => ({
      ...{ path, name, title: name, introHtml: '<p>Bonjour</p>', seo, position: 0 },
      filters: ['proteine', 'besoin', 'format'],
    });
    await publishCategories(work, [
      category('chat/croquettes', 'Croquettes'),
      category('chat', 'Chat'),
    ]);
    await publishFilters(work, [
      {
        key: 'proteine',
        label: 'Protéine',
        values: [
          { value: 'saumon', label: 'Saumon' },
          { value: 'poulet', label: 'Poulet' },
        ],
      },
      { key: 'besoin', label: 'Besoin', values: [{ value: 'sterilise', label: 'Stérilisé' }] },
      { key: 'format', label: 'Format', values: [] },
    ]);
  }),
);

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

test('CMS-13 CAT-05 CAT-06 a category lists what is sold, and nothing else', async () => {
  await publish(
    numbered(1, { popularity: 1 }),
    numbered(2, { popularity: 9 }),
    numbered(3, { status: 'hidden' }),
    numbered(4, { status: 'replaced', replacedBy: 'PR000002' }),
    numbered(5, { categories: [] }),
  );
  for (const path of ['chat/croquettes', 'chat%2Fcroquettes', 'chat']) {
    const { body } = await get(`/b2c-products/b2c-categories/${path}`);
    const skus = body.data.map((entry: { attributes: { sku: string } }) => entry.attributes.sku);
    expect(skus).toEqual(['PR000002', 'PR000001']);
  }
  expect((await get('/b2c-products/b2c-categories/cheval')).status).toBe(404);
  const replaced = await get('/b2c-products/sku-PR000004?render=1');
  expect(replaced.body.data.attributes).toMatchObject({
    oldProduct: true,
    availability: 'no_longer_sold',
    replacedBy: { sku: 'PR000002', slug: 'recette-2', name: 'Recette 2' },
  });
  const hidden = await get('/b2c-products/sku-PR000003?render=1');
  expect(hidden.body.data.attributes).toMatchObject({
    viewable: false,
    availability: 'unavailable',
  });
});

test('CAT-01 CAT-02 a category page narrows by filters, counts what each would show, and sorts', async () => {
  const priced = (cents: number, subscriptionCents: number, code: string) => ({
    variants: [variantDraft({ cents, subscriptionCents, code })],
  });
  await publish(
    numbered(1, priced(5000, 4500, '30000001')),
    numbered(2, { ...priced(3000, 2700, '30000002'), protein: 'poulet', needs: [] }),
    numbered(3, { ...priced(4000, 3600, '30000003'), protein: 'poulet' }),
  );
  const page = async (query = '') =>
    (await get(`/b2c-categories/chat/croquettes?${query}`)).body as {
      data: { attributes: Record<string, unknown> };
      meta: object;
    };
  const names = ({ data }: Awaited<ReturnType<typeof page>>) =>
    (data.attributes.products as { name: string }[]).map(({ name }) => name);
  const facet = ({ data }: Awaited<ReturnType<typeof page>>, key: string) =>
    (data.attributes.facets as { key: string; values: object[] }[]).find((one) => one.key === key)
      ?.values;

  const all = await page('sort=price_asc');
  expect(names(all)).toEqual(['Recette 2', 'Recette 3', 'Recette 1']);
  expect(all.data.attributes).toMatchObject({
    name: 'Croquettes',
    breadcrumb: [
      { path: 'chat', name: 'Chat' },
      { path: 'chat/croquettes', name: 'Croquettes' },
    ],
  });

  const chicken = await page('filters[proteine]=poulet&sort=price_desc');
  expect(names(chicken)).toEqual(['Recette 3', 'Recette 2']);
  expect(facet(chicken, 'proteine')).toEqual([
    { value: 'saumon', label: 'Saumon', count: 1, selected: false },
    { value: 'poulet', label: 'Poulet', count: 2, selected: true },
  ]);
  expect(facet(chicken, 'besoin')).toMatchObject([{ value: 'sterilise', count: 1 }]);

  const both = await page(
    'filters[proteine][$in]=poulet&filters[proteine][$in]=saumon&filters[besoin]=sterilise',
  );
  expect(names(both).toSorted()).toEqual(['Recette 1', 'Recette 3']);
  const second = await page('pagination[page]=2&pagination[pageSize]=2&sort=name');
  expect(names(second)).toEqual(['Recette 3']);
  expect(second.meta).toEqual({ pagination: { page: 2, pageSize: 2, pageCount: 2, total: 3 } });
  expect((await get('/b2c-categories/cheval/box')).status).toBe(404);
  expect((await get('/b2c-categories/chat?sort=colour')).status).toBe(400);
});

test('CMS-14 CAT-27 CAT-29 cross-sells are answered by key', async () => {
  await publish(numbered(1), numbered(2));
  await transact(shop.machine, async (work) => {
    for (const key of ['cross_sell_produit_1', 'cross_sell_produit_2', 'cross_sell_divers'])
      await publishCrossSell(work, {
        key,
        title: 'À associer',
        mainProduct: 'PR000001',
        skus: key.endsWith('1') ? ['PR000002', 'PR000001'] : ['PR000001', 'PR999999'],
      });
  });
  const dog = (await get('/b2c-cross-sells/cross_sell_produit_1')).body.data.attributes;
  expect(dog).toMatchObject({
    main_product: 'PR000001',
    crossSell: ['PR000002', 'PR000001'],
    products: { data: [{ attributes: { sku: 'PR000002' } }, { attributes: { sku: 'PR000001' } }] },
  });
  const cat = (await get('/b2c-cross-sells/cross_sell_produit_2')).body.data.attributes;
  expect(cat.products.data).toHaveLength(1);
  expect((await get('/b2c-cross-sells/cross_sell_divers')).status).toBe(200);
  expect((await get('/b2c-cross-sells/cross_sell_autre')).status).toBe(404);
});

test('a sample has its own document, and only a sample does', async () => {
  await publish(
    numbered(1),
    numbered(2, { kind: 'sample', slug: 'echantillon', sampleOf: 'PR000001' }),
  );
  const { body } = await get('/b2c-samples/echantillon');
  expect(body.data.attributes).toMatchObject({ kind: 'sample', sampleOf: 'PR000001' });
  expect((await get('/b2c-samples/recette-1')).status).toBe(404);
});

test('the number of queries does not grow with the number of products', async () => {
  const queries = async (path: string) => {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    await get(path);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    return count;
  };
  const paths = [
    '/b2c-categories/chat',
    '/b2c-products?render=2&pagination[pageSize]=100',
    '/b2c-products/b2c-categories/chat',
    '/v2/shop/products?itemsPerPage=100',
    '/v2/shop/product-variants?itemsPerPage=100',
  ];
  await publish(numbered(1));
  await get('/b2c-categories/chat');
  const few = await Promise.all(paths.map(() => 0));
  for (const [index, path] of paths.entries()) few[index] = await queries(path);
  await publish(...Array.from({ length: 99 }, (_, index) => numbered(index + 2)));
  for (const [index, path] of paths.entries()) expect(await queries(path)).toBe(few[index]);
  expect(Math.max(...few)).toBeLessThanOrEqual(2);
});
