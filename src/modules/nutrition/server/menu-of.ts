import type { ProductSummary } from '#modules/catalog/contracts.ts';
import type { RecommendationAnswer } from '../contracts.ts';
import {
  bagToSuggest,
  DAILY_TREAT_SHARE,
  deliveryFrequency,
  mealsPerDay,
  ration,
  reasonsToShow,
} from '../rules/index.ts';

interface Eater {
  energyKcal: number;
  ageMonths: number;
  dailyTreats: boolean;
}

/** How a product feeds an animal: grams a day, meals, and how long each format lasts (GDE-14). */
export function menuOf(
  product: ProductSummary,
  food: { kcalPer100g: number; reasons: readonly string[] },
  { energyKcal, ageMonths, dailyTreats }: Eater,
): RecommendationAnswer['menus'][number] {
  const treatShare = dailyTreats ? DAILY_TREAT_SHARE : 0;
  const { grams, mealGrams } = ration(
    energyKcal,
    food.kcalPer100g,
    mealsPerDay(ageMonths),
    treatShare,
  );
  const sold = product.ProductVariants.filter((one) => one.show_variant && one.in_stock);
  const suggested = bagToSuggest(
    sold.map(({ weight }) => weight),
    grams,
  );
  return {
    sku: product.sku,
    kcalPer100g: food.kcalPer100g,
    rationGrams: grams,
    mealGrams,
    reasons: reasonsToShow(food.reasons),
    formats: sold.map(({ sku, weight }) => {
      const line = { bagGrams: weight, rationGrams: grams, growingUnder6Months: ageMonths < 6 };
      const one = deliveryFrequency({ ...line, bags: 1 });
      const bags = one.minimumBags ?? 1;
      const { daysCovered, frequencyCode } = deliveryFrequency({ ...line, bags });
      const isSuggested = weight === suggested;
      return { sku, days: daysCovered, frequency: frequencyCode, bags, suggested: isSuggested };
    }),
  };
}
