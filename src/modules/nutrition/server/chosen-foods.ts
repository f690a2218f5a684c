import { t } from '#i18n/catalogue.server.ts';
import { findGuideFood } from '#modules/catalog/server/index.ts';
import { invalid } from '#platform/http/content-errors.ts';
import type { Db } from '#registry/schema.ts';
import type { RecommendableFood } from '../contracts.ts';
import type { WetFood } from '../rules/index.ts';

/** The kibble selected for a cat, or a marker that it is dog kibble. Null: none selected. */
export type ChosenKibble =
  | (Pick<RecommendableFood, 'sku' | 'kcalPer100g' | 'lifeStages'> & { species: 'cat' })
  | { species: 'dog'; sku: string; kcalPer100g?: undefined };

/** Refuses with 400 a product that is not a kibble sold by the shop. */
export async function chosenKibble(
  db: Db,
  foods: readonly RecommendableFood[],
  sku: string | null | undefined,
): Promise<ChosenKibble | null> {
  if (!sku) return null;
  const ours = foods.find((one) => one.sku === sku && one.type === 'dry' && one.available);
  if (ours) return { ...ours, species: 'cat' };
  const other = await findGuideFood(db, sku);
  if (other?.kind === 'kibble' && other.species === 'dog') return { species: 'dog', sku };
  throw invalid('Unknown kibble', ['kibble']);
}

/**
 * The selected recipes in order, without duplicates; our choice when none was selected. Refuses
 * with 400 unknown or too many recipes (GDE-06).
 */
export function chosenRecipes<Food extends WetFood>(
  skus: readonly string[],
  offered: readonly Food[],
  maximum: number,
): Food[] {
  const wanted = [...new Set(skus)];
  if (wanted.length > maximum)
    throw invalid(t('nutrition.menu.tooManyRecipes', { count: maximum }), ['recipes']);
  if (wanted.length === 0) return offered.slice(0, 1);
  return wanted.map((sku) => {
    const food = offered.find((one) => one.sku === sku);
    if (!food) throw invalid('Unknown recipe', ['recipes']);
    return food;
  });
}
