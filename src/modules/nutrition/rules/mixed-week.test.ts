import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPacks } from './cheapest-packs.ts';
import { type MenuSupply, menuFrequency, menuSupplies } from './menu-supplies.ts';
import { mixedWeek } from './mixed-week.ts';

const chicken = { sku: 'PR000401', kcalPer100g: 92, unitGrams: 85 };
const cod = { sku: 'PR000403', kcalPer100g: 78, unitGrams: 85 };
const cat = { energyKcal: 230, kibbleKcalPer100g: 385 };

function week(recipes: (typeof chicken)[], wetFrequency: 'three' | 'daily') {
  const found = mixedWeek({ ...cat, recipes, wetFrequency });
  if (found.status === 'none') throw new Error('a serving fits');
  return found;
}

test('GDE-03 GDE-07 the week of the example: three wet days or seven', () => {
  const three = week([chicken], 'three');
  expect(three.days.map(({ kibbleGrams, units }) => [kibbleGrams, units])).toEqual([
    [39, 1],
    [60, 0],
    [39, 1],
    [60, 0],
    [39, 1],
    [60, 0],
    [60, 0],
  ]);
  expect(three.kibbleGramsPerDay * 7).toBeCloseTo(357);
  expect(three.unitsPerWeek).toEqual([{ sku: 'PR000401', units: 3 }]);
  const daily = week([chicken], 'daily');
  expect(daily.kibbleGramsPerDay * 7).toBeCloseTo(273);
  expect(daily.unitsPerWeek).toEqual([{ sku: 'PR000401', units: 7 }]);
});

test('GDE-03 recipes come in turn, and each wet day has the kibble of its own recipe', () => {
  const { days, unitsPerWeek, kibbleGramsPerDay } = week([chicken, cod], 'three');
  const wet = days.filter(({ recipe }) => recipe !== null);
  expect(wet.map(({ day, recipe, kibbleGrams }) => [day, recipe, kibbleGrams])).toEqual([
    ['lundi', 'PR000401', 39],
    ['mercredi', 'PR000403', 43],
    ['vendredi', 'PR000401', 39],
  ]);
  expect(unitsPerWeek.map(({ units }) => units)).toEqual([1.5, 1.5]);
  expect(kibbleGramsPerDay * 7).toBeCloseTo(4 * 60 + 1.5 * 39 + 1.5 * 43);
});

test('GDE-17 a recipe of which no serving fits in half of the day gives no week', () => {
  const rich = { ...chicken, unitGrams: 400 };
  expect(mixedWeek({ ...cat, recipes: [chicken, rich], wetFrequency: 'three' })).toEqual({
    status: 'none',
    error: 'overweight',
  });
});

const bag = (grams: number, cents: number) => ({ sku: `B${grams}`, size: grams, cents });
const pouches = [
  { sku: 'U1', size: 1, cents: 175 },
  { sku: 'U12', size: 12, cents: 1990 },
  { sku: 'U48', size: 48, cents: 7490 },
];

test('the cheapest packs: a box where it costs less than what it holds', () => {
  expect(cheapestPacks(pouches, 14)).toEqual([
    { sku: 'U12', count: 1 },
    { sku: 'U1', count: 2 },
  ]);
  expect(cheapestPacks(pouches, 47)).toEqual([{ sku: 'U48', count: 1 }]);
  expect(cheapestPacks([], 3)).toEqual([]);
});

test('packs hold at least what is wanted, and are never dearer than one format alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 160 }), (wanted) => {
      const found = cheapestPacks(pouches, wanted);
      const of = (sku: string) => pouches.find((one) => one.sku === sku) as (typeof pouches)[0];
      const held = found.reduce((sum, { sku, count }) => sum + count * of(sku).size, 0);
      const cents = found.reduce((sum, { sku, count }) => sum + count * of(sku).cents, 0);
      expect(held).toBeGreaterThanOrEqual(wanted);
      for (const { size, cents: one } of pouches)
        expect(cents).toBeLessThanOrEqual(one * Math.ceil(wanted / size));
    }),
  );
});

const supply: MenuSupply = {
  rationGrams: 51,
  growingUnder6Months: false,
  bags: [bag(400, 690), bag(2000, 2490), bag(4000, 4290)],
  recipes: [{ unitsPerWeek: 3, packs: pouches }],
};

test('GDE-03 GDE-14 a delivery lasts its days: kibble that stays fresh, and the wet food beside it', () => {
  expect(menuFrequency(supply)).toBe(31);
  expect(menuSupplies(31, supply)).toEqual([
    { sku: 'B2000', count: 1 },
    { sku: 'U12', count: 1 },
    { sku: 'U1', count: 2 },
  ]);
  expect(menuSupplies(77, supply).map(({ sku }) => sku)).not.toContain('B4000');
});

test('GDE-14 a kitten under 6 months gets a margin of kibble; without a format that stays fresh the smallest', () => {
  const growing = { ...supply, rationGrams: 60, growingUnder6Months: true };
  expect(menuSupplies(31, growing)[0]).toEqual({ sku: 'B2000', count: 1 });
  expect(menuSupplies(31, growing)[1]).toEqual({ sku: 'B400', count: 1 });
  expect(menuSupplies(21, { ...supply, bags: [bag(12_000, 9900)] })[0]).toEqual({
    sku: 'B12000',
    count: 1,
  });
  expect(menuFrequency({ ...supply, bags: [] })).toBe(21);
});
