import type { ProductSummary } from '#modules/catalog/contracts.ts';
import type { RecommendationAnswer } from '../contracts.ts';
import { type BowlEater, bowlOf, deliveryFrequency, reasonsToShow } from '../rules/index.ts';
import { type Offer, proposeDelivery } from './propose-delivery.ts';

/** Ration of a product for an animal: grams a day, meals, how long each format lasts, recommended delivery (GDE-14). */
export function menuOf(
  product: ProductSummary,
  food: { kcalPer100g: number; reasons: readonly string[]; isForAge: boolean; offer: Offer },
  fed: BowlEater,
): RecommendationAnswer['menus'][number] {
  const { ageMonths } = fed;
  const { grams, mealGrams } = bowlOf(fed, food.kcalPer100g);
  const sold = product.ProductVariants.filter((one) => one.show_variant && one.in_stock);
  const eater = { rationGrams: grams, growingUnder6Months: ageMonths < 6 };
  const { variants, options } = food.offer;
  const isSold = ({ code }: Offer['variants'][number]) => sold.some(({ sku }) => sku === code);
  const forSale = variants.filter(isSold);
  const proposal = proposeDelivery({ variants: forSale, options }, eater);
  return {
    sku: product.sku,
    kcalPer100g: food.kcalPer100g,
    rationGrams: grams,
    mealGrams,
    reasons: reasonsToShow(food.reasons),
    formats: sold.map(({ sku, weight }) => {
      const one = deliveryFrequency({ bagGrams: weight, bags: 1, ...eater });
      const bags = one.minimumBags ?? 1;
      const { daysCovered, frequencyCode } = deliveryFrequency({
        bagGrams: weight,
        bags,
        ...eater,
      });
      const suggested = sku === proposal?.sku;
      const only = forSale.filter(({ code }) => code === sku);
      const plan = proposeDelivery({ variants: only, options }, eater);
      return { sku, days: daysCovered, frequency: frequencyCode, bags, suggested, plan };
    }),
    isForAge: food.isForAge,
    proposal,
  };
}
