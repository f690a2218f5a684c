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
  /** The shopper confirmed a weight far from its breed's range. */
  weightConfirmed: boolean;
  /** Daily treats reduce the ration. */
  dailyTreats: boolean;
  /** Products to include with a ration, even if they are not recommended. */
  requested: readonly string[];
}

export type Recommended =
  | { answer: RecommendationAnswer; refused?: never }
  | { answer?: never; refused: RecommendationRefusal };

/** Recommends kibble: the best and two alternatives, each with its ration (GDE-01, GDE-14). */
export async function recommendFood(db: Db, channel: Channel, eater: Eater): Promise<Recommended> {
  try {
    return await propose(db, channel, eater);
  } catch (error) {
    // No equation is valid for these values, for example a puppy heavier than its breed ever gets.
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
