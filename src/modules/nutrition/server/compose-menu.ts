import { findGuideFoods } from '#modules/catalog/server/index.ts';
import type { Channel } from '#modules/channels/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import type {
  MixedMenuAnswer,
  RecommendationAnswer,
  RecommendationQuestion,
} from '../contracts.ts';
import {
  animalEnergy,
  DAILY_TREAT_SHARE,
  expectedAdultWeight,
  mixedWeek,
  reasonsToShow,
  weightDoubt,
} from '../rules/index.ts';
import { chosenKibble, chosenRecipes } from './chosen-foods.ts';
import { findProducts, recommendable } from './foods-to-propose.ts';
import { type MenuFoods, menuFoods } from './menu-foods.ts';
import { menuRefusal } from './menu-refusal.ts';
import { findMenuOffer, proposeMenu } from './propose-menu.ts';
import { readMenuAnimal } from './read-animal.ts';
import type { Recommended } from './recommend-food.ts';

/**
 * A mixed menu of kibble and wet food for a cat (GDE-03): foods it can contain, and its week for
 * each interval. Refuses with the code of the first check that fails (GDE-15 to GDE-21).
 */
export async function composeMenu(
  appContext: AppContext,
  channel: Channel,
  question: RecommendationQuestion,
): Promise<Recommended> {
  // Checked before the weight, since a dog may be heavier than the limit for cats (GDE-16).
  if (question.type === 1) return { refused: { code: 'dog', reason: null } };
  const { db, clock, config } = appContext;
  const { code: channelCode } = channel;
  const animal = readMenuAnimal(question, clock.today());
  const foods = recommendable(await findGuideFoods(db, channelCode, 'cat'));
  const kibble = await chosenKibble(db, foods, question.kibble);
  const early = menuRefusal(animal, kibble);
  if (early) return { refused: early };
  const energy = animalEnergy(animal);
  if (energy.status === 'vet') return { refused: { code: 'pathology', reason: energy.reason } };
  const treatShare = question.feeds.includes('friandises') ? DAILY_TREAT_SHARE : 0;
  const energyKcal = energy.energyKcal * (1 - treatShare);

  const eater = { ...animal, adultWeightKg: expectedAdultWeight(animal) };
  const offered = await menuFoods({ db, channelCode, foods, eater, energyKcal });
  if (offered.noServingFits) return { refused: { code: 'overweight', reason: null } };
  if (!question.weightConfirmed && weightDoubt(animal))
    return { refused: { code: 'weight', reason: null } };
  const recipes = chosenRecipes(question.recipes, offered.recipes, config.MENU_RECIPES);
  const main = kibble ?? foods.find(({ sku }) => sku === offered.kibbles[0]?.sku);
  const [recommendation = null] = main ? await findProducts(db, channelCode, [main.sku]) : [];
  const chosen = recipes.map(({ sku }) => sku);
  const wet = offered.products.recipes.filter(({ attributes }) => chosen.includes(attributes.sku));
  const bought = wet.map(({ attributes }) => attributes);
  if (recommendation) bought.unshift(recommendation.attributes);
  const offer = await findMenuOffer(db, channel, bought);
  const weeks = (['3_per_week', 'daily'] as const).flatMap((wetFrequency) => {
    const kibbleKcalPer100g = main?.kcalPer100g;
    if (!main || kibbleKcalPer100g === undefined || recipes.length === 0) return [];
    const { sku } = main;
    const rhythm = wetFrequency === 'daily' ? 'daily' : 'three';
    const week = mixedWeek({ energyKcal, kibbleKcalPer100g, recipes, wetFrequency: rhythm });
    if (week.status === 'none') return [];
    const { status: _, ...eaten } = week;
    const { ageMonths } = animal;
    const { deliveries, proposed } = proposeMenu(offer, eaten, { kibble: sku, ageMonths });
    return [{ wetFrequency, ...eaten, deliveries, proposed }];
  });
  const week = weeks.find(({ wetFrequency }) => wetFrequency === question.wetFrequency);
  return {
    answer: {
      recommendation,
      alternatives: offered.products.kibbles.filter(({ id }) => id !== recommendation?.id),
      ration: week
        ? { kibble: Math.round(week.kibbleGramsPerDay), wet: Math.round(week.wetGramsPerDay) }
        : null,
      wetFrequency: week ? question.wetFrequency : null,
      energyKcal: Math.round(energy.energyKcal),
      lifeStage: offered.lifeStage,
      notes: energy.notes,
      menus: [],
      mixed: { maximum: config.MENU_RECIPES, ...shown(offered), weeks },
    } satisfies RecommendationAnswer,
  };
}

/** The foods to choose from, in the shape of the API. */
function shown(offered: MenuFoods): Omit<MixedMenuAnswer, 'maximum' | 'weeks'> {
  const { kibbles, recipes, otherKibbles, products } = offered;
  return {
    kibbles: kibbles.map((food) => ({ ...food, reasons: reasonsToShow(food.reasons) })),
    otherKibbles,
    recipes: recipes.map((food) => ({ ...food, reasons: reasonsToShow(food.reasons) })),
    products: products.recipes,
  };
}
