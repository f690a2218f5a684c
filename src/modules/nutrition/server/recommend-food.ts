import { findGuideFoods, findVariantsForSale } from '#modules/catalog/server/index.ts';
import type { Channel } from '#modules/channels/server/index.ts';
import { findShippingOptions } from '#modules/shipping/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type {
  GuideAnimal,
  RecommendableFood,
  RecommendationAnswer,
  RecommendationRefusal,
} from '../contracts.ts';
import {
  animalEnergy,
  expectedAdultWeight,
  isForAge,
  MOST_KIBBLES,
  recommend,
  weightDoubt,
} from '../rules/index.ts';
import { findProducts, isOf, recommendable } from './foods-to-propose.ts';
import { menuOf } from './menu-of.ts';
import { vetReason } from './vet-reason.ts';

interface Eater {
  animal: GuideAnimal;
  /** Its weight counts although it is far from its breed. */
  weightConfirmed: boolean;
  /** Treats every day: less room in the bowl. */
  dailyTreats: boolean;
  /** Products whose ration is wanted too, whether they would be proposed or not. */
  requested: readonly string[];
}

export type Recommended =
  | { answer: RecommendationAnswer; refused?: never }
  | { answer?: never; refused: RecommendationRefusal };

/** Kibble for an animal: the best, two alternatives, and how each feeds it (GDE-01, GDE-14). */
export async function recommendFood(db: Db, channel: Channel, eater: Eater): Promise<Recommended> {
  try {
    return await propose(db, channel, eater);
  } catch (error) {
    // Figures no equation answers for, such as a puppy heavier than its breed ever gets.
    if (error instanceof RangeError) return { refused: { code: 'generic', reason: null } };
    throw error;
  }
}

async function propose(
  db: Db,
  channel: Channel,
  { animal, dailyTreats, weightConfirmed, requested }: Eater,
): Promise<Recommended> {
  const energy = animalEnergy(animal);
  if (energy.status === 'vet') return { refused: vetReason(animal, energy.reason) };
  if (!weightConfirmed && weightDoubt(animal)) return { refused: { code: 'weight', reason: null } };
  const foods = recommendable(await findGuideFoods(db, channel.code, animal.species));
  const adultWeightKg = expectedAdultWeight(animal);
  const found = recommend(foods, { ...animal, adultWeightKg }, 'dry', MOST_KIBBLES);
  if (found.status === 'vet') return { refused: vetReason(animal, 'obesite') };
  const proposed = found.proposals.map(({ sku }) => sku);
  const also = requested.filter((sku) => !proposed.includes(sku) && foods.some(isOf(sku)));
  const skus = [...proposed, ...new Set(also)];
  const products = await findProducts(db, channel.code, skus);
  const codes = products.flatMap(({ attributes }) =>
    attributes.ProductVariants.map(({ sku }) => sku),
  );
  const variants = await findVariantsForSale(db, channel.code, codes);
  const options = await findShippingOptions(db, channel.countries[0] ?? '');
  const menus = products.map(({ attributes }) => {
    const reasons = found.proposals.find(isOf(attributes.sku))?.reasons ?? [];
    const { kcalPer100g, lifeStages } = foods.find(isOf(attributes.sku)) as RecommendableFood;
    const { species, ageMonths } = animal;
    const made = isForAge(species, lifeStages, adultWeightKg, ageMonths);
    const eater = { energyKcal: energy.energyKcal, ageMonths, dailyTreats };
    const offer = {
      variants: variants.filter(({ productSku }) => productSku === attributes.sku),
      options,
    };
    return menuOf(attributes, { reasons, kcalPer100g, isForAge: made, offer }, eater);
  });
  const [recommendation = null, ...alternatives] = products.filter(({ attributes }) =>
    proposed.includes(attributes.sku),
  );
  return {
    answer: {
      recommendation,
      alternatives,
      menus,
      wetFrequency: null,
      ration: recommendation && menus[0] ? { kibble: menus[0].rationGrams, wet: null } : null,
      energyKcal: Math.round(energy.energyKcal),
      lifeStage: found.lifeStage,
      notes: energy.notes,
    },
  };
}
