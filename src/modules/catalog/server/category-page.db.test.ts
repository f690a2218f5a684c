import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { variantDraft } from '../../../../tests/support/product-draft.ts';
import { numbered, testShelf } from '../../../../tests/support/shelf.ts';
import { publishCategories, publishCrossSell, publishFilters } from './index.ts';

const shop = testShelf();
const { publish, get } = shop;

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

test('CAT-04 B-30 a shelf calls the young of its species by their name', async () => {
  const young = { value: 'growth', label: 'Chiot ou chaton' };
  await transact(shop.appContext, async (work) => {
    await publishFilters(work, [{ key: 'age', label: 'Âge', values: [young] }]);
    const shelf = (path: string) => ({
      path,
      name: path,
      title: path,
      introHtml: '',
      seo: { title: 't', description: 'd' },
      position: 0,
      filters: ['age'],
    });
    await publishCategories(work, ['chien', 'chat', 'tous'].map(shelf));
  });
  const eating = { lifeStages: ['growth'] };
  await publish(
    numbered(1, { ...eating, species: 'cat', categories: ['chat', 'tous'] }),
    numbered(2, { ...eating, species: 'dog', categories: ['chien', 'tous'] }),
    numbered(3, { lifeStages: [], species: 'both', categories: ['chien', 'chat', 'tous'] }),
  );
  const label = async (path: string) => {
    const { body } = await get(`/b2c-categories/${path}`);
    return body.data.attributes.facets[0].values[0].label;
  };
  expect(await label('chien')).toBe('Chiot');
  expect(await label('chat')).toBe('Chaton');
  expect(await label('tous')).toBe('Chiot ou chaton');
});

test('CMS-14 CAT-27 CAT-29 cross-sells are answered by key', async () => {
  await publish(numbered(1), numbered(2));
  await transact(shop.appContext, async (work) => {
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
  const queries = (path: string) => countQueries(shop.database.pool, () => get(path));
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
  expect(Math.max(...few)).toBeGreaterThan(0);
  expect(Math.max(...few)).toBeLessThanOrEqual(2);
});
