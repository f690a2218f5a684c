import type { RecommendationAnswer } from '#modules/nutrition/contracts.ts';
import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { withoutOwn } from '../animals/animal-draft.ts';
import { readAnswers } from '../animals/load-animal.server.ts';
import { type Answered, question } from './load-menu.server.ts';

/** Total grams per day of a product for a customer's animals. */
export interface Ration {
  sku: string;
  grams: number;
}

/**
 * Grams per day of products for a customer's animals, computed as in the guide; null where an
 * animal needs a vet's advice first or has no recommendation.
 */
export async function loadRations(
  { shop, content }: { shop: ShopClient; content: ContentClient },
  animals: readonly string[],
  foods: readonly string[],
): Promise<Ration[] | null> {
  const requested = await Promise.all(animals.map((id) => rationsOf(shop, content, id, foods)));
  if (requested.some((one) => one === null)) return null;
  return foods.flatMap((sku) => {
    const each = requested.map((menus) => menus?.find((menu) => menu.sku === sku)?.rationGrams);
    const grams = each.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    return each.every((one) => one !== undefined) && grams > 0 ? [{ sku, grams }] : [];
  });
}

async function rationsOf(
  shop: ShopClient,
  content: ContentClient,
  id: string,
  foods: readonly string[],
): Promise<RecommendationAnswer['menus'] | null> {
  const answered = await answersOf(shop, id);
  if (!answered) return null;
  try {
    const { menus } = await content.recommend({
      ...question(answered),
      foods: [...foods],
    });
    return menus;
  } catch (error) {
    if (error instanceof ServiceError && error.status < 500) return null;
    throw error;
  }
}

/** What the guide would have been answered for an animal of the account; null without its weight. */
export async function answersOf(shop: ShopClient, id: string): Promise<Answered | null> {
  const { profile, shape, life, food } = (await readAnswers(shop, id)).answers;
  if (!shape) return null;
  const { feeds, kibbleBrand } = food;
  return { profile: withoutOwn(profile), shape, diet: { ...life, feeds, kibbleBrand } };
}
