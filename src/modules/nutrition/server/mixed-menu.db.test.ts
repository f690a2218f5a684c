import { beforeEach, expect, test } from 'vitest';
import { type ProductDraft, publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import type { MenuWeek } from '../contracts.ts';
import messages from '../messages/fr.json' with { type: 'json' };
import { FREQUENCY_CODES, FRESH_DAYS } from '../rules/index.ts';

const shop = testShop();
const { filled } = orderCalls(shop);

// Fixes the clock, so that the animals of this file have the stated ages.
beforeEach(() => goToNoon(shop.appContext.clock, '2026-11-20'));
const texts = messages.menu.errors;

const FACTS: NonNullable<ProductDraft['guide']> = {
  lifeStages: ['adult'],
  sizes: [],
  seniorOnly: false,
  neutered: 'any',
  breeds: [],
  benefits: [],
  light: false,
};

let next = 20_000_000;
function food(sku: string, changes: Partial<ProductDraft>, formats: [string, number][]) {
  const label = productDraft().food as NonNullable<ProductDraft['food']>;
  return productDraft({
    sku,
    slug: sku.toLowerCase(),
    name: sku,
    guide: FACTS,
    food: label,
    variants: formats.map(([format, netGrams], at) =>
      variantDraft({
        code: String(next++),
        slug: `f${at}`,
        format,
        netGrams,
        grossGrams: netGrams + 100,
        // The larger format costs less per kilo.
        cents: 10 * Math.round(20 + netGrams / 10),
        subscriptionCents: 9 * Math.round(20 + netGrams / 10),
      }),
    ),
    ...changes,
  });
}
const kibble = (sku: string, changes: Partial<ProductDraft> = {}) =>
  food(sku, changes, [
    ['400 g', 400],
    ['2 kg', 2000],
  ]);
const wet = (sku: string, declaredEnergy = 92, unit = 85) => {
  const label = productDraft().food as NonNullable<ProductDraft['food']>;
  const constituents = [...label.analyticalConstituents, { code: 'moisture' as const, value: 80 }];
  return food(
    sku,
    {
      kind: 'wet',
      food: { ...label, declaredEnergy, kibbleMm: null, analyticalConstituents: constituents },
    },
    [
      [`${unit} g`, unit],
      [`12 × ${unit} g`, 12 * unit],
    ],
  );
};

beforeEach(() =>
  transact(shop.appContext, async (work) => {
    await publishProduct(work, kibble('PR000501'));
    await publishProduct(work, kibble('PR000502', { guide: { ...FACTS, lifeStages: ['growth'] } }));
    await publishProduct(work, kibble('PR000503', { species: 'dog' }));
    for (const sku of ['PR000511', 'PR000512', 'PR000513', 'PR000514'])
      await publishProduct(work, wet(sku));
    await publishProduct(work, wet('PR000515', 110, 400));
  }),
);

const isis = {
  type: 2,
  gender: 2,
  breed: 'chat-bengal',
  birthday: '2022-05-01',
  nutrition: 'bi',
  weight: 4.6,
  sterilized: true,
  condition: 3,
  activity: 'moderee',
  feature: ['aucune'],
};
async function menu(change: object = {}) {
  const path = '/api/b2c-recommendation/getReco';
  const response = await shop.request('POST', path, { ...isis, ...change });
  return { status: response.status, body: await response.json() };
}
async function refused(change: object) {
  const { status, body } = await menu(change);
  expect([status, body.data]).toEqual([422, null]);
  return [body.error.details.code, body.error.message];
}

test('GDE-03 GDE-07 a cat gets kibble and wet food with amounts, for either rhythm', async () => {
  const { status, body } = await menu({ kibble: 'PR000501', recipes: ['PR000512', 'PR000511'] });
  expect(status).toBe(200);
  const { recommendation, mixed, ration, wetFrequency } = body.data;
  expect(recommendation.attributes.sku).toBe('PR000501');
  expect(mixed.recipes.map((one: { sku: string }) => one.sku)).not.toContain('PR000515');
  const weeks: MenuWeek[] = mixed.weeks;
  expect(weeks.map((week) => week.days.filter(({ recipe }) => recipe !== null).length)).toEqual([
    3, 7,
  ]);
  const [three, daily] = weeks as [MenuWeek, MenuWeek];
  expect(three.days[0]).toMatchObject({ day: 'lundi', recipe: 'PR000512', units: 1 });
  expect(three.days[2]).toMatchObject({ day: 'mercredi', recipe: 'PR000511' });
  expect(three.days[1]?.kibbleGrams).toBeGreaterThan(three.days[0]?.kibbleGrams ?? 0);
  expect(daily.kibbleGramsPerDay).toBeLessThan(three.kibbleGramsPerDay);
  expect([ration.kibble, wetFrequency]).toEqual([
    Math.round(three.kibbleGramsPerDay),
    '3_per_week',
  ]);
});

test('N-21 GDE-14 each rhythm of a menu costs what the cart asks for it, and the one proposed fits and costs least a day', async () => {
  await stockShop(shop.appContext);
  const { body } = await menu({ kibble: 'PR000501', recipes: ['PR000511'] });
  const [week] = body.data.mixed.weeks as [MenuWeek];
  expect(week.deliveries.map(({ frequency }) => frequency)).toEqual([...FREQUENCY_CODES]);
  for (const { frequency, lines, once, subscription } of week.deliveries.slice(0, 4))
    for (const [cost, more] of [
      [once, {}],
      [subscription, { subscriptionInterval: frequency }],
    ] as const) {
      const items = lines.map(({ sku, count }): [string, number, object] => [sku, count, more]);
      const cart = await filled(...items);
      expect([cost?.goods, cost?.delivery]).toEqual([cart.itemsTotal, cart.shippingTotal]);
    }
  const proposed = week.deliveries.find(({ frequency }) => frequency === week.proposed);
  const fitting = week.deliveries.filter(
    ({ fits, frequency }) => fits && frequency < FRESH_DAYS && frequency <= (week.proposed ?? 0),
  );
  expect(proposed?.fits).toBe(true);
  expect(proposed?.subscription?.perDay).toBe(
    Math.min(...fitting.map(({ subscription }) => subscription?.perDay ?? Number.NaN)),
  );
});

test('GDE-03 nothing chosen yet: what may be chosen, and a week of ours', async () => {
  const { body } = await menu();
  expect(body.data.mixed).toMatchObject({
    maximum: 3,
    kibbles: [{ sku: 'PR000501' }],
    otherKibbles: [{ sku: 'PR000501' }, { sku: 'PR000502' }],
  });
  expect(body.data.mixed.products).toHaveLength(4);
  expect(body.data.mixed.weeks).toHaveLength(2);
});

test('GDE-06 one recipe more than the configured maximum is refused', async () => {
  const recipes = ['PR000511', 'PR000512', 'PR000513'];
  expect((await menu({ recipes })).status).toBe(200);
  const { status, body } = await menu({ recipes: [...recipes, 'PR000514'] });
  expect([status, body.error.message]).toEqual([400, 'Choisissez 3 recettes au maximum.']);
});

test('GDE-08 a menu cat weighs more than 0 and less than 13 kg', async () => {
  const cat = { breed: 'chat-maine-coon', gender: 1 };
  for (const weight of [0, 13]) expect((await menu({ ...cat, weight })).status).toBe(400);
  expect((await menu({ ...cat, weight: 11.6 })).status).toBe(200);
  expect((await menu({ ...cat, weight: undefined })).status).toBe(400);
});

test('GDE-15 a dog kibble', async () => {
  expect(await refused({ kibble: 'PR000503' })).toEqual(['dog-kibbles', texts['dog-kibbles']]);
});

test('GDE-16 a dog, whatever it weighs', async () => {
  expect(await refused({ type: 1, breed: null, weight: 30 })).toEqual(['dog', texts.dog]);
});

test.each([{ condition: 5 }, { weight: 12.9 }, { weight: 0.6 }])(
  'GDE-17 the weight allows no recipe: %o',
  async (change) => {
    expect(await refused(change)).toEqual(['overweight', texts.overweight]);
  },
);

test.each([
  [{ feature: ['renal'] }, 'pathologie'],
  [{ condition: 1 }, 'maigreur'],
  [{ birthday: '2026-11-01', weight: 0.9 }, 'trop_jeune'],
  [{ gender: 1, feature: ['urinaire_maladie'] }, 'urgence_urinaire'],
])('GDE-18 a vet must be asked: %o', async (change, reason) => {
  expect(await refused(change)).toEqual(['pathology', texts.pathology]);
  expect((await menu(change)).body.error.details.reason).toBe(reason);
});

test('GDE-19 GDE-20 kibble of another age', async () => {
  const kitten = { birthday: '2026-05-01', weight: 2.6 };
  expect(await refused({ ...kitten, kibble: 'PR000501' })).toEqual(['kitten', texts.kitten]);
  expect(await refused({ kibble: 'PR000502' })).toEqual(['adult', texts.adult]);
});

test.each([
  { kibble: 'PR999999' },
  { kibble: 'PR000511' },
  { recipes: ['PR000501'] },
  { recipes: ['PR000515'] },
])('CMS-11 what is no food for this cat cannot be chosen: %o', async (change) => {
  expect((await menu(change)).status).toBe(400);
});
