import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { filters } from '../../../../seeds/categories/filters.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { publishFilters } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 10, tin: 0 }));

test('catalogue: products are found by name, sku, code, animal, state and stock', async () => {
  const call = await as('logistics');
  const skus = async (query: string) =>
    (await call('GET', `/products?${query}`)).body['hydra:member'].map(
      ({ sku }: { sku: string }) => sku,
    );
  expect(await skus('')).toEqual(['PR000123', 'PR000300', 'PR000200']);
  for (const search of ['terrine', 'pr000200', TIN])
    expect(await skus(`search=${search}`)).toEqual(['PR000200']);
  expect(await skus('search=100%25')).toEqual([]);
  // The name of the bowl contains neither species nor kind; its filters do.
  await transact(shop.appContext, (work) => publishFilters(work, filters));
  expect(await skus('search=chat+accessoire')).toEqual(['PR000300']);
  expect(await skus('search=chien+accessoire')).toEqual([]);
  expect(await skus('species=dog')).toEqual([]);
  expect(await skus('status=hidden')).toEqual([]);
  expect(await skus('stock=out')).toEqual(['PR000200']);
  expect(await skus('stock=low')).toEqual(['PR000123']);
  expect((await call('GET', '/products?stock=odd')).status).toBe(422);
  const one = await countQueries(shop.database.pool, () => call('GET', '/products?search=terrine'));
  expect(await countQueries(shop.database.pool, () => call('GET', '/products'))).toBe(one);
});

test('formats are found by every word of their name, without accents, and by a part of their code', async () => {
  const call = await as('accounting');
  const codes = async (typed: string) =>
    (await call('GET', `/product-variants?search=${encodeURIComponent(typed)}`)).body[
      'hydra:member'
    ].map(({ code }: { code: string }) => code);
  for (const typed of ['sterilise croquettes', 'CHAT saumon 4', KIBBLE.slice(0, 6), 'pr000123 kg'])
    expect(await codes(typed), typed).toContain(KIBBLE);
  for (const typed of ['', '  ', 'saumon terrine', '100%', "';--"])
    expect(await codes(typed), typed).toEqual([]);
  expect((await call('GET', '/product-variants')).status).toBe(400);
  await transact(shop.appContext, (work) => publishFilters(work, filters));
  expect(await codes('chat accessoire')).toEqual([BOWL]);
});

test('PRI-02 a product shows its formats with stock, prices of each site and their history', async () => {
  const call = await as('merchandising');
  const { body } = await call('GET', '/products/PR000123');
  expect(body).toMatchObject({ sku: 'PR000123', status: 'sold', label: { type: 'complete' } });
  const [variant] = body.variants;
  expect(variant).toMatchObject({
    code: KIBBLE,
    onHand: 10,
    promised: 0,
    available: 10,
    lowStockAt: 10,
    availability: 'available',
  });
  expect(variant.prices).toContainEqual({
    channel: 'FR_WEB',
    cents: 4100,
    subscriptionCents: 3690,
    since: '2026-01-01',
    reference: null,
  });
  expect(variant.history).toHaveLength(variant.prices.length);
  expect((await call('GET', '/products/PR999999')).status).toBe(404);
});
