import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { pagesAt } from '#registry/pages-at.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { findVariantsForSale, publishCategories, publishFilters } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const jobs = jobRunner(shop);
const shopper = orderCalls(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;

beforeEach(async () => {
  await stockShop(shop.appContext);
  await transact(shop.appContext, async (work) => {
    const category = { title: 'Chat', introHtml: '', filters: [], position: 0 };
    const seo = { title: 'Chat', description: 'Chat' };
    await publishCategories(work, [
      { ...category, path: 'chat', name: 'Chat', seo },
      { ...category, path: 'chat/croquettes', name: 'Croquettes', seo },
    ]);
    await publishFilters(work, [
      { key: 'proteine', label: 'Gamme', values: [{ value: 'saumon', label: 'Saumon' }] },
      { key: 'age', label: 'Âge', values: [{ value: 'adult', label: 'Adulte' }] },
    ]);
  });
  call = await as('merchandising');
});

const typed = { name: 'Croquettes d’essai', species: 'cat', kind: 'kibble' };
const SKU = 'PR000301';
const begin = async () => {
  const answer = await call('POST', '/products', {
    ...typed,
    taxCategory: 'pet_food',
    category: 'chat/croquettes',
  });
  expect([answer.status, answer.body.sku]).toEqual([201, SKU]);
};
const read = async () => (await call('GET', `/products/${SKU}`)).body;
const edit = async (changes: object) =>
  call('PUT', `/products/${SKU}`, { version: (await read()).version, ...changes });
const format = {
  format: '1,5 kg',
  netGrams: 1500,
  grossGrams: 1560,
  ean: '4006381333931',
  code: null,
  cents: 1990,
};
const add = async (changes: object = {}) =>
  call('POST', `/products/${SKU}/variants`, {
    version: (await read()).version,
    ...format,
    ...changes,
  });
const fields = async () => (await read()).missing.map(({ field }: { field: string }) => field);

/** Everywhere the shop shows the product. */
async function shown() {
  const { slug } = await read();
  const of = async (path: string) => {
    const join = path.includes('?') ? '&' : '?';
    const answer = await shop.request('GET', `${path}${join}channelCode=FR_WEB&locale=fr_FR`);
    return (await answer.text()).includes(SKU);
  };
  await jobs.run('index-products');
  const keys = {
    'x-algolia-application-id': 'GAMELLE',
    'x-algolia-api-key': 'public-search-key',
  };
  const found = await shop.request(
    'POST',
    '/search/1/indexes/*/queries',
    { requests: [{ indexName: 'b2c-products', query: 'essai' }] },
    keys,
  );
  return {
    product: await of(`/api/v2/shop/products/${SKU}`),
    list: await of('/api/v2/shop/products?itemsPerPage=100'),
    document: await of(`/api/b2c-products/${slug}`),
    documents: await of('/api/b2c-products?pagination[pageSize]=100'),
    category: await of('/api/b2c-categories/chat'),
    search: (await found.text()).includes(SKU),
    address: (await pagesAt(shop.database.db, [`/produits/${slug}/`])).size > 0,
    sold: (await findVariantsForSale(shop.database.db, 'FR_WEB', ['10030101'])).length > 0,
  };
}
const everywhere = (is: boolean) =>
  Object.fromEntries(
    ['product', 'list', 'document', 'documents', 'category', 'search', 'address', 'sold'].map(
      (place) => [place, is],
    ),
  );

/** Fills in all required fields. */
async function complete() {
  const facts = { species: 'cat', kind: 'kibble', taxCategory: 'pet_food', protein: 'saumon' };
  const parts = [
    { shortDescription: 'Pour essayer.', description: 'Une **recette**.' },
    {
      facts: {
        ...facts,
        lifeStages: ['adult'],
        sizes: [],
        needs: [],
        subscribable: true,
        guided: true,
      },
    },
    {
      label: {
        composition: 'Saumon (30 %).',
        additives: 'Aucun.',
        instructions: 'Pesez.',
        storage: 'Au sec.',
        operator: 'Essai SAS, 1 rue du Test, Lyon',
        kibbleMm: 8,
      },
    },
    {
      analysis: {
        constituents: Object.entries({ protein: 36, fat: 16, fibre: 3, ash: 7 }).map(
          ([code, value]) => ({ code, value }),
        ),
        declaredEnergy: null,
      },
    },
    { packaging: [{ element: 'Sac', material: 'Papier', sort: 'Bac de tri' }] },
  ];
  for (const part of parts) expect((await edit(part)).status).toBe(204);
  expect((await add()).status).toBe(204);
  await shop.database.pool.query(
    `insert into pictures (hash, art, width, height) values ('00000000000000000000', '{}', 4, 5)
     on conflict do nothing`,
  );
  await shop.database.pool.query(
    `insert into product_pictures select id, 0, '00000000000000000000', 'Le sac'
     from products where sku = '${SKU}'`,
  );
}

test('O-02 a draft that has no format yet has no users either', async () => {
  await begin();
  const { status, body } = await call('GET', `/products/${SKU}/uses`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ subscriptions: 0, deliveries: 0, carts: 0 });
});

test('catalogue: a draft is seen by nobody, lists what it lacks, and is shown everywhere once published', async () => {
  await begin();
  expect(await read()).toMatchObject({ status: 'draft', slug: 'croquettes-d-essai-301' });
  expect(await fields()).toEqual(
    expect.arrayContaining(['composition', 'constituents.protein', 'pictures', 'variants']),
  );
  const early = await edit({ status: 'sold' });
  expect([early.status, early.body.violations[0].code]).toEqual([422, 'product.missing']);
  await complete();
  expect(await fields()).toEqual([]);
  expect(await shown()).toEqual(everywhere(false));
  expect((await edit({ status: 'sold' })).status).toBe(204);
  expect(await shown()).toEqual(everywhere(true));
  const { label, guided } = await read();
  expect([label.computedEnergy > 300, label.rations.length > 0, guided]).toEqual([
    true,
    true,
    true,
  ]);
});

test('catalogue: a withdrawn product leaves the shop, and carts that hold it say so', async () => {
  await begin();
  await complete();
  await edit({ status: 'sold' });
  await call('POST', '/product-variants/10030101/stock-movements', {
    reason: 'restock',
    quantity: 5,
    note: '',
  });
  const cart = await shopper.filled(['/api/v2/shop/product-variants/10030101', 1]);
  expect(cart.items).toHaveLength(1);
  expect((await edit({ status: 'hidden' })).status).toBe(204);
  const { product, list, category, search, address } = await shown();
  expect([product, list, category, search, address]).toEqual(Array(5).fill(false));
  const stored = (await shopper.call('GET', `/${cart.tokenValue}`)).body;
  expect(stored.items).toMatchObject([{ productName: 'Croquettes d’essai' }]);
  expect((await edit({ status: 'draft' })).status).toBe(422);
  expect((await edit({ status: 'sold' })).status).toBe(204);
});

test('PRI-02 what a draft cost before it was shown is no reference to strike through', async () => {
  await begin();
  await complete();
  const price = { channels: ['FR_WEB'], cents: 9990, from: null, confirmed: false };
  const set = (changes: object) =>
    call('POST', '/product-variants/10030101/prices', { ...price, ...changes });
  expect((await set({})).status).toBe(204);
  expect((await set({ cents: 2490 })).status).toBe(204);
  await edit({ status: 'sold' });
  const [variant] = (await read()).variants;
  expect(
    variant.history.filter(({ channel }: { channel: string }) => channel === 'FR_WEB'),
  ).toEqual([{ channel: 'FR_WEB', cents: 2490, from: expect.any(String), to: null }]);
  expect(variant.prices).toContainEqual(
    expect.objectContaining({ channel: 'FR_WEB', cents: 2490, subscriptionCents: 2241 }),
  );
});

test('catalogue: formats are checked, ordered, withdrawn, and never deleted once shown', async () => {
  await begin();
  await add();
  for (const [changes, path] of [
    [{ ean: '4006381333930', code: null }, 'ean'],
    [{ ean: '4006381333931' }, 'ean'],
    [{ ean: null, code: KIBBLE }, 'code'],
    [{ ean: null, code: '123' }, 'code'],
    [{ ean: null, grossGrams: 0 }, 'grossGrams'],
    [{ ean: null, cents: 0 }, 'cents'],
  ] as const) {
    const refused = await add(changes);
    expect([refused.status, refused.body.violations?.[0].propertyPath]).toEqual([422, path]);
  }
  expect((await add({ format: '4 kg', ean: null })).status).toBe(204);
  const { variants, version } = await read();
  expect(variants.map(({ code }: { code: string }) => code)).toEqual(['10030101', '10030102']);
  const rows = variants.map(({ code, format, netGrams, grossGrams, ean }: typeof variants) => ({
    code,
    format,
    netGrams,
    grossGrams,
    ean,
    visible: true,
  }));
  const put = (changed: unknown, at = version) =>
    call('PUT', `/products/${SKU}/variants`, { version: at, variants: changed });
  expect((await put(rows.slice(1))).status).toBe(422);
  expect((await put(rows.toReversed())).status).toBe(204);
  expect((await read()).variants.map(({ format }: { format: string }) => format)).toEqual([
    '4 kg',
    '1,5 kg',
  ]);
  expect((await put(rows)).status).toBe(409);
  const remove = async (code: string, sku = SKU) => {
    const { body } = await call('GET', `/products/${sku}`);
    const path = `/products/${sku}/variants/${code}/remove`;
    return (await call('POST', path, { version: body.version })).status;
  };
  expect(await remove('10030102')).toBe(204);
  expect(await remove('10030102')).toBe(404);
  expect(await remove(KIBBLE, 'PR000123')).toBe(422);
});

test('catalogue: a format added to a product that is sold waits for its price to be shown', async () => {
  const product = async () => (await call('GET', '/products/PR000123')).body;
  const { version } = await product();
  const wanted = { ...format, version, ean: null, cents: null };
  expect((await call('POST', '/products/PR000123/variants', wanted)).status).toBe(204);
  const { variants, version: next } = await product();
  expect(variants.at(-1)).toMatchObject({ code: '10012301', visible: false, prices: [] });
  const rows = variants.map(({ code, format, netGrams, grossGrams, ean }: typeof variants) => ({
    code,
    format,
    netGrams,
    grossGrams,
    ean,
    visible: true,
  }));
  const refused = await call('PUT', '/products/PR000123/variants', {
    version: next,
    variants: rows,
  });
  expect([refused.status, refused.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'variants.1.visible', code: 'variant.unpriced' }],
  ]);
});

test('GRD-27 only whoever manages the catalogue begins products', async () => {
  const support = await as('support');
  expect((await support('POST', '/products', { ...typed, taxCategory: 'accessory' })).status).toBe(
    403,
  );
  for (const wrong of [
    { ...typed, taxCategory: 'pet_food', category: 'cheval' },
    { ...typed, kind: 'accessory', taxCategory: 'pet_food', category: null },
    { ...typed, name: ' ', taxCategory: 'pet_food', category: null },
  ])
    expect((await call('POST', '/products', wrong)).status).toBe(422);
});
