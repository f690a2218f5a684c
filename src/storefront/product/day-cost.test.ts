import { expect, test } from 'vitest';
import type { ProposedDelivery } from '#modules/nutrition/contracts.ts';
import { cheapestPlan } from '#modules/nutrition/rules/index.ts';
import { demoShop } from '../../../seeds/index.ts';
import { costText, countedRhythm, perDayOf, tooOftenText, whyDearer } from './day-cost.ts';

type SeededVariant = (typeof demoShop.products)[number]['variants'][number];

const FREE_FROM = 4900;
const FEE = 490;
const deliveryOf = (goods: number) => (goods >= FREE_FROM ? 0 : FEE);
const costOf = (goods: number) => ({ goods, delivery: deliveryOf(goods) });

const foods = demoShop.products.filter(({ kind }) => kind === 'kibble' || kind === 'wet');
const rations = [4, 8, 15, 25, 40, 55, 62, 66, 70, 90, 130, 180, 240, 310, 400, 560, 800, 1200];

/** A proposal like the service's, for these formats and a ration. */
function proposed(variants: readonly SeededVariant[], rationGrams: number): ProposedDelivery {
  const formats = variants.map((variant) => ({
    sku: variant.code,
    bagGrams: variant.netGrams,
    onHand: 200,
    variant,
  }));
  const plan = cheapestPlan(
    formats,
    { rationGrams, growingUnder6Months: false },
    ({ variant }, bags) => ({
      ...costOf(bags * variant.subscriptionPriceCents),
      once: bags * variant.priceCents,
    }),
  );
  if (!plan) throw new Error('something is sold');
  const { format, bags, days, frequency } = plan;
  return {
    sku: format.sku,
    bags,
    days,
    frequency,
    once: costOf(bags * format.variant.priceCents),
    subscription: costOf(bags * format.variant.subscriptionPriceCents),
  };
}

const everyPlan = foods.flatMap(({ variants }) =>
  [variants, ...variants.map((one) => [one])].flatMap((sold) =>
    rations.map((grams) => proposed(sold, grams)),
  ),
);

test('N-21 of all products, formats and rations no shown subscription costs a day more than buying once, but by its delivery, which is said', () => {
  expect(everyPlan.length).toBeGreaterThan(2000);
  for (const plan of everyPlan)
    for (const every of [plan.frequency, 21, 31, 42, 62, 93, 155]) {
      const shown = costText(plan, every);
      const counted = countedRhythm(plan, every);
      const isCounted = costText(plan, counted) !== null;
      if (isCounted) expect(whyDearer(plan, counted)).not.toBe('rhythm');
      const dearer = whyDearer(plan, every);
      if (perDayOf(plan, every) <= perDayOf(plan, null)) continue;
      // There is always an explanation: about the interval, and then no price, or about the
      // delivery included in it.
      expect(dearer).not.toBeNull();
      if (dearer === 'rhythm') expect(shown).toBeNull();
      else expect(shown).toMatch(/, dont 0,\d\d\s€ de livraison$/);
    }
});

test('N-21 most rations have a format and a rhythm that fit, and where none does the words say to buy once', () => {
  const unfit = everyPlan.filter((plan) => whyDearer(plan, plan.frequency) === 'rhythm');
  expect(unfit.length).toBeGreaterThan(0);
  for (const plan of unfit) expect(tooOftenText(plan, '4 kg')).toContain('une seule fois');
  const chosen = foods.flatMap(({ variants }) => rations.map((grams) => proposed(variants, grams)));
  const fitting = chosen.filter((plan) => whyDearer(plan, plan.frequency) !== 'rhythm');
  expect(fitting.length / chosen.length).toBeGreaterThan(0.8);
});

test('N-21 a rhythm that brings too much has no price: the one that fits is named and counted', () => {
  const plan: ProposedDelivery = {
    sku: '20000001',
    bags: 2,
    days: 54,
    frequency: 49,
    once: { goods: 3780, delivery: 490 },
    subscription: { goods: 3402, delivery: 490 },
  };
  expect(costText(plan, 49)).toMatch(/^0,79\s€ par jour, livraison comprise$/);
  expect(costText(plan, 21)).toBeNull();
  expect(countedRhythm(plan, 21)).toBe(49);
  expect(countedRhythm(plan, 62)).toBe(62);
  expect(tooOftenText(plan, '1,5 kg')).toBe(
    'Compté toutes les 7\u00a0semaines : plus souvent, 2 × 1,5 kg s’accumulent.',
  );
});
