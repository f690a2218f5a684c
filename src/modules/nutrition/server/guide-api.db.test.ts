import { beforeEach, expect, test } from 'vitest';
import { type ProductDraft, publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();

// Fixes the clock, so that the animals of this file have the stated ages.
beforeEach(() => goToNoon(shop.appContext.clock, '2026-11-20'));

const FACTS: NonNullable<ProductDraft['guide']> = {
  lifeStages: ['adult'],
  sizes: [],
  seniorOnly: false,
  neutered: 'any',
  breeds: [],
  benefits: [],
  light: false,
};

let next = 10_000_000;
const kibble = (sku: string, facts: Partial<typeof FACTS>, changes: Partial<ProductDraft> = {}) => {
  const food = { ...(productDraft().food as NonNullable<ProductDraft['food']>) };
  const formats = [2000, 4000, 12_000].map((netGrams) => ({
    code: String(next++),
    slug: `${netGrams / 1000}-kg`,
    format: `${netGrams / 1000} kg`,
    netGrams,
    grossGrams: netGrams + 100,
  }));
  return productDraft({
    sku,
    slug: sku.toLowerCase(),
    name: sku,
    species: 'dog',
    guide: { ...FACTS, ...facts },
    food: { ...food, declaredEnergy: 379.2 },
    variants: formats.map(variantDraft),
    ...changes,
  });
};

beforeEach(() =>
  transact(shop.appContext, async (work) => {
    await publishProduct(work, kibble('PR000401', {}));
    await publishProduct(work, kibble('PR000402', { benefits: ['digestif'] }));
    await publishProduct(work, kibble('PR000403', { sizes: ['moyen'] }));
    await publishProduct(work, kibble('PR000404', { sizes: ['petit'] }));
    await publishProduct(work, kibble('PR000405', { lifeStages: ['growth'] }));
    await publishProduct(
      work,
      kibble('PR000406', { neutered: 'only' }, { species: 'cat', status: 'sold' }),
    );
  }),
);

const moka = {
  type: 1,
  gender: 2,
  breed: 'chien-labrador-retriever',
  birthday: '2022-05-01',
  weight: 22,
  sterilized: true,
  condition: 3,
  activity: 'moderee',
  feature: ['digestif'],
  feeds: ['croquettes'],
  kibbleBrand: 'Autre marque',
};
const recommend = async (change: object = {}, query = '') => {
  const path = `/api/b2c-recommendation/getReco${query}`;
  const response = await shop.request('POST', path, { ...moka, ...change });
  return { status: response.status, body: await response.json() };
};
const ration = async (query: Record<string, string>) => {
  const text = new URLSearchParams({ ref: 'PR000401', weight: '22', month: '36', ...query });
  const response = await shop.request('GET', `/api/b2c-rations/getReco?${text}`);
  return { status: response.status, body: await response.json() };
};

test('CMS-11 a kitten said to be of a breed of dogs is fed as a kitten', async () => {
  const birthday = shop.appContext.clock.today().subtract({ months: 3 }).toString();
  const kitten = { type: 2, weight: 1.2, sterilized: false, feature: [], birthday };
  const plain = await recommend({ ...kitten, breed: null });
  expect(plain.status).toBe(200);
  expect(await recommend({ ...kitten, breed: 'chien-terre-neuve' })).toEqual(plain);
});

test('CMS-10 a dog and its food give a ration and the table around it', async () => {
  const { status, body } = await ration({});
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ ref: 'PR000401', weight: 22, month: 36, unit: 'g' });
  expect(body.data.ration).toBeGreaterThan(200);
  expect(body.data.mealGrams.reduce((sum: number, one: number) => sum + one)).toBe(
    body.data.ration,
  );
  const grams = body.data.table.map((row: { ration: number }) => row.ration);
  expect(grams).toEqual(grams.toSorted((a: number, b: number) => a - b));
});

test('CMS-10 a format names the same food as its product', async () => {
  const document = await (await shop.request('GET', '/api/b2c-products/sku-PR000401')).json();
  const variant = document.data.attributes.ProductVariants[0].sku;
  expect((await ration({ ref: variant })).body.data.ration).toBe(
    (await ration({})).body.data.ration,
  );
});

test.each([
  [{ ref: 'PR999999' }, 404],
  [{ ref: 'PR000406' }, 404],
  [{ weight: '200' }, 404],
  [{ month: '1' }, 404],
  [{ weight: '0' }, 400],
  [{ weight: '-3' }, 400],
  [{ month: 'a' }, 400],
  [{ month: '' }, 400],
])('CMS-10 outside of what it answers for: %o gives %d', async (query, status) => {
  expect((await ration(query)).status).toBe(status);
});

test('GDE-11 and GDE-12 at 12 months the weight is the adult weight, at 13 the present one', async () => {
  const puppy = { ref: 'PR000405' };
  expect((await ration({ ...puppy, month: '12' })).body.data.lifeStage).toBe('chiot');
  expect((await ration({ month: '12' })).status).toBe(404);
  expect((await ration({ month: '13' })).body.data.lifeStage).toBe('adulte');
});

test('CMS-11 GDE-01 a dog gets products with reasons and grams a day', async () => {
  const { status, body } = await recommend();
  expect(status).toBe(200);
  const { recommendation, alternatives, menus, ration: daily } = body.data;
  expect(recommendation.attributes.sku).toBe('PR000402');
  expect(alternatives.map((one: typeof recommendation) => one.attributes.sku)).toEqual([
    'PR000403',
    'PR000401',
  ]);
  expect(menus[0].reasons).toEqual(['age', 'digestif']);
  expect(daily).toEqual({ kibble: menus[0].rationGrams, wet: null });
});

test('CMS-11 a cat gets cat food', async () => {
  const cat = { type: 2, breed: 'chat-bengal', weight: 4.6, feature: [] };
  const { body } = await recommend(cat);
  expect(body.data.recommendation.attributes.sku).toBe('PR000406');
  expect(body.data.menus[0].reasons).toContain('sterilise');
});

test('S-04 a weight ten times that of the breed gets no grams until it is confirmed', async () => {
  const pepito = { breed: 'chien-chihuahua', weight: 46, feature: [] };
  const { status, body } = await recommend(pepito);
  expect([status, body.data, body.error.details]).toEqual([
    422,
    null,
    { code: 'weight', reason: null },
  ]);
  expect((await recommend({ ...pepito, weightConfirmed: true })).status).toBe(200);
  expect((await recommend({ ...pepito, weight: 2.4 })).status).toBe(200);
});

test('CMS-12 with list=true the answer is the list of products', async () => {
  const { body } = await recommend({}, '?list=true');
  expect(body.data.map((one: { attributes: { sku: string } }) => one.attributes.sku)).toEqual([
    'PR000402',
    'PR000403',
    'PR000401',
  ]);
});

test('GDE-14 each format lasts its days, and the next bag comes before the last is empty', async () => {
  const { body } = await recommend();
  const [{ rationGrams, formats }] = body.data.menus;
  for (const { days, frequency } of formats) expect(frequency).toBeLessThanOrEqual(days);
  const large = formats.at(-1);
  expect(large.days).toBe(Math.floor(12_000 / rationGrams));
  const small = formats[0];
  expect(small.bags * 2000).toBeGreaterThanOrEqual(21 * rationGrams);
  expect(formats.filter((one: { suggested: boolean }) => one.suggested)).toHaveLength(1);
});

test('S-09 the ration of a named food is answered though it would not be proposed', async () => {
  const { body } = await recommend({ foods: ['PR000404', 'PR000402', 'PR000406', 'PR999999'] });
  const rations = body.data.menus.map(({ sku }: { sku: string }) => sku);
  expect(rations).toEqual(['PR000402', 'PR000403', 'PR000401', 'PR000404']);
  expect(body.data.alternatives).toHaveLength(2);
  expect(body.data.menus[3]).toMatchObject({ reasons: [], rationGrams: expect.any(Number) });
});

test('treats every day are taken out of the bowl', async () => {
  const without = (await recommend()).body.data.ration.kibble;
  const treated = (await recommend({ feeds: ['friandises'] })).body.data.ration.kibble;
  expect(treated).toBeLessThan(without);
});

test('GDE-22 nothing fits: the answer is empty', async () => {
  const { status, body } = await recommend({
    type: 2,
    breed: null,
    weight: 4,
    sterilized: false,
    feature: [],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ recommendation: null, alternatives: [], ration: null });
});

test.each([
  [{ condition: 5 }, 'overweight', 'obesite'],
  [{ condition: 1 }, 'pathology', 'maigreur'],
  [{ feature: ['diabete'] }, 'pathology', 'pathologie'],
  [{ birthday: '2026-11-10', weight: 2 }, 'pathology', 'trop_jeune'],
  [
    { type: 2, gender: 1, weight: 4, breed: null, feature: ['urinaire_maladie'] },
    'pathology',
    'urgence_urinaire',
  ],
])('CMS-11 %o is refused as %s', async (change, code, reason) => {
  const { status, body } = await recommend(change);
  expect(status).toBe(422);
  expect(body).toMatchObject({
    data: null,
    error: { name: 'RecommendationError', details: { code, reason } },
  });
  expect(body.error.message).toMatch(/vétérinaire/);
});

test.each([
  { weight: 0 },
  { weight: 100 },
  { type: 2, weight: 13.1 },
  { birthday: '2027-01-01' },
  { birthday: '2020-02-31' },
  { condition: 6 },
  { type: 3 },
])('CMS-11 an animal that cannot be is a bad request: %o', async (change) => {
  const { status, body } = await recommend(change);
  expect([status, body.error.name]).toEqual([400, 'ValidationError']);
});

test('CMS-11 a weight no equation answers for is refused in general words', async () => {
  const { status, body } = await recommend({ weight: 0.001, weightConfirmed: true });
  expect([status, body.error.details.code]).toEqual([422, 'generic']);
  expect(body.error.message).toMatch(/service client/);
});
