import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestPacks } from './cheapest-packs.ts';
import { FRESH_DAYS } from './delivery-frequency.ts';
import { cheapestMenuPlan, menuPlans } from './menu-plan.ts';
import { type MenuSupply, menuSupplies } from './menu-supplies.ts';
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

const pack = (sku: string, size: number, cents: number) => ({
  sku,
  size,
  cents,
  subscriptionCents: Math.round(0.9 * cents),
  onHand: 99,
});
const bag = (grams: number, cents: number) => pack(`B${grams}`, grams, cents);
const pouches = [pack('U1', 1, 175), pack('U12', 12, 1990), pack('U48', 48, 7490)];

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

const linesOf = (days: number, of: MenuSupply) =>
  menuSupplies(days, of).flatMap(({ lines }) => lines);

test('GDE-03 GDE-14 a delivery lasts its days: kibble that stays fresh, and the wet food beside it', () => {
  expect(menuSupplies(31, supply)).toEqual([
    { lines: [{ sku: 'B2000', count: 1 }], days: 39 },
    {
      lines: [
        { sku: 'U12', count: 1 },
        { sku: 'U1', count: 2 },
      ],
      days: 32,
    },
  ]);
  expect(linesOf(77, supply).map(({ sku }) => sku)).not.toContain('B4000');
});

test('GDE-14 a kitten under 6 months gets a margin of kibble; without a format that stays fresh the smallest', () => {
  const growing = { ...supply, rationGrams: 60, growingUnder6Months: true };
  expect(linesOf(31, growing)[0]).toEqual({ sku: 'B2000', count: 1 });
  expect(linesOf(31, growing)[1]).toEqual({ sku: 'B400', count: 1 });
  expect(linesOf(21, { ...supply, bags: [bag(12_000, 9900)] })[0]).toEqual({
    sku: 'B12000',
    count: 1,
  });
  expect(menuSupplies(21, { ...supply, bags: [] })).toHaveLength(1);
});

const tariff = (_lines: unknown, goods: number) => (goods >= 4900 ? 0 : 490);

test('N-21 GDE-14 the rhythm of a mixed menu is the one that fits and costs least a day, delivered', () => {
  const cats = fc.record({
    rationGrams: fc.integer({ min: 15, max: 90 }),
    growingUnder6Months: fc.boolean(),
    unitsPerWeek: fc.constantFrom(0.5, 1, 1.5, 3, 3.5, 7),
    freeFrom: fc.integer({ min: 2000, max: 9000 }),
  });
  fc.assert(
    fc.property(cats, ({ rationGrams, growingUnder6Months, unitsPerWeek, freeFrom }) => {
      const own = {
        ...supply,
        rationGrams,
        growingUnder6Months,
        recipes: [{ unitsPerWeek, packs: pouches }],
      };
      const delivery = (_lines: unknown, goods: number) => (goods >= freeFrom ? 0 : 490);
      const plans = menuPlans(own, delivery, true);
      const proposed = cheapestMenuPlan(plans);
      if (!proposed?.subscription) throw new Error('something is sold');
      const aDay = growingUnder6Months ? rationGrams * 1.15 : rationGrams;
      for (const { frequency, lines } of plans) {
        // Independent computation: what is delivered, what of it is eaten, and the cost of both.
        const held = (of: readonly { sku: string; size: number }[]) =>
          of.reduce(
            (sum, { sku, size }) =>
              sum + size * (lines.find((line) => line.sku === sku)?.count ?? 0),
            0,
          );
        const cents = (of: typeof pouches, mode: 'cents' | 'subscriptionCents') =>
          of.reduce(
            (sum, one) => sum + one[mode] * (lines.find(({ sku }) => sku === one.sku)?.count ?? 0),
            0,
          );
        const kibbleDays = Math.floor(held(own.bags) / aDay + 1e-9);
        const wetDays = Math.floor((held(pouches) * 7) / unitsPerWeek + 1e-9);
        expect(Math.min(kibbleDays, wetDays)).toBeGreaterThanOrEqual(frequency);
        if (kibbleDays > FRESH_DAYS) continue;
        const bags = [...own.bags];
        const paid = cents(bags, 'subscriptionCents') + cents(pouches, 'subscriptionCents');
        const onceADay = cents(bags, 'cents') / kibbleDays + cents(pouches, 'cents') / wetDays;
        const fits = paid / frequency <= onceADay + 1e-9;
        if (fits) expect(proposed.fits).toBe(true);
        else if (proposed.fits) continue;
        const perDay = (paid + delivery(lines, paid)) / frequency;
        expect(proposed.subscription.perDay).toBeLessThanOrEqual(Math.round(perDay + 1e-9));
      }
    }),
  );
});

test('N-21 of a menu no rhythm fits nothing on subscription is proposed, and what is not there never', () => {
  const large = { ...supply, rationGrams: 40, bags: [bag(400, 690), bag(2000, 1890)] };
  const alone = { ...large, bags: [bag(2000, 1890)], recipes: [] };
  expect(
    menuPlans(alone, tariff, true).map(({ frequency, fits }) => [frequency, fits]),
  ).toContainEqual([31, false]);
  const sparse = [
    { ...bag(400, 690), onHand: 1 },
    { ...bag(2000, 1890), onHand: 0 },
  ];
  const none = menuPlans({ ...large, bags: sparse }, tariff, true);
  expect(none.every(({ isAllowed }) => !isAllowed)).toBe(true);
  expect(cheapestMenuPlan(none)?.frequency).toBe(21);
  expect(cheapestMenuPlan(menuPlans({ ...large, bags: [], recipes: [] }, tariff, true))).toBeNull();
});
