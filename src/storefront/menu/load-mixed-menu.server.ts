import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { withoutPlaceholder } from '#modules/catalog/rules/index.ts';
import type { MixedMenuAnswer, RecommendationAnswer } from '#modules/nutrition/contracts.ts';
import { transition } from '#modules/nutrition/rules/index.ts';
import type { WholeMenu } from './menu-answers.ts';

type Answer = RecommendationAnswer & { mixed: MixedMenuAnswer };

const soldOf = ({ ProductVariants }: ProductSummary) =>
  ProductVariants.filter((one) => one.show_variant && one.in_stock);

/** The chosen menu for the result page; null when one of its foods is no longer available. */
export function mixedMenuOf(answer: Answer, chosen: WholeMenu) {
  const { recommendation, mixed, notes } = answer;
  const rhythm = chosen.ration === 'daily' ? 'daily' : '3_per_week';
  const week = mixed.weeks.find(({ wetFrequency }) => wetFrequency === rhythm);
  if (!recommendation || !week || week.proposed === null) return null;
  const kibble = recommendation.attributes;
  const recipes = week.unitsPerWeek.flatMap(({ sku, units }) => {
    const food = mixed.products.find(({ attributes }) => attributes.sku === sku)?.attributes;
    const unitGrams = mixed.recipes.find((one) => one.sku === sku)?.unitGrams;
    return food && unitGrams ? [{ food, unitGrams, unitsPerWeek: units }] : [];
  });
  const foods = [kibble, ...recipes.map(({ food }) => food)];
  const reasons = mixed.kibbles.find(({ sku }) => sku === kibble.sku)?.reasons ?? [];
  const grams = Math.round(week.kibbleGramsPerDay);
  return {
    week,
    notes,
    reasons,
    kibble: { ...shownFood(kibble), grams },
    recipes: recipes.map(({ food, unitGrams, unitsPerWeek }) => ({
      ...shownFood(food),
      unitGrams,
      unitsPerWeek,
    })),
    hasHalves: week.days.some(({ units }) => units === 0.5),
    deliveries: week.deliveries,
    goods: productsOf(foods),
    proposed: week.proposed,
    transition: transition(grams, grams).map(({ fromDay, toDay, newShare, newGrams }) => ({
      fromDay,
      toDay,
      newShare,
      newGrams,
    })),
  };
}

const shownFood = ({ sku, slug, name, image }: ProductSummary) => ({
  sku,
  slug,
  name,
  image: image && withoutPlaceholder(image),
});

/** Formats by code, with price and price per kilo. */
function productsOf(foods: readonly ProductSummary[]) {
  const formats = foods.flatMap((food) =>
    soldOf(food).map(({ sku, format, ...prices }) => {
      const once = { cents: prices.base_price, perKg: prices.price_per_unit?.ttc ?? null };
      const subscription = {
        cents: prices.base_price_subscription,
        perKg: prices.price_per_unit_subscription?.ttc ?? null,
      };
      return [sku, { name: food.name, format, once, subscription }] as const;
    }),
  );
  return Object.fromEntries(formats);
}

export type MixedMenuShown = NonNullable<ReturnType<typeof mixedMenuOf>>;
