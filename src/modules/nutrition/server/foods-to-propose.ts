import type { ProductSummary } from '#modules/catalog/contracts.ts';
import { type findGuideFoods, findSummaries } from '#modules/catalog/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { RecommendableFood } from '../contracts.ts';

type GuideFood = Awaited<ReturnType<typeof findGuideFoods>>[number];

/** Food of unknown energy is never recommended, because no ration could be given (nutrition §10). */
export function recommendable(foods: readonly GuideFood[]): RecommendableFood[] {
  return foods.flatMap(({ kind, kcalPer100g, ...food }) =>
    kcalPer100g === null ? [] : [{ ...food, type: kind === 'kibble' ? 'dry' : 'wet', kcalPer100g }],
  );
}

/** The products of these foods as in the content API, in the order named. */
export async function findProducts(db: Db, channelCode: string, skus: readonly string[]) {
  return (await findSummaries(db, channelCode, skus)).map(({ id, json }) => ({
    id,
    attributes: JSON.parse(json) as ProductSummary,
  }));
}

export const isOf =
  (sku: string) =>
  (one: { sku: string }): boolean =>
    one.sku === sku;
