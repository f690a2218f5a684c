import type { ProductSummary } from '#modules/catalog/contracts.ts';
import type { Db } from '#registry/schema.ts';
import type { LifeStage, RecommendableFood } from '../contracts.ts';
import {
  MOST_KIBBLES,
  type Proposal,
  packUnits,
  type RecommendationAnimal,
  recommend,
  type WetFood,
  wetServing,
} from '../rules/index.ts';
import { findProducts, isOf } from './foods-to-propose.ts';

/** Nobody compares more than one page of tiles. */
const MOST_RECIPES = 9;

interface MenuFoodsRequest {
  db: Db;
  channelCode: string;
  /** All cat food. */
  foods: readonly RecommendableFood[];
  eater: RecommendationAnimal;
  energyKcal: number;
}

type Listed = Awaited<ReturnType<typeof findProducts>>[number];

export interface MenuFoods {
  lifeStage: LifeStage;
  kibbles: (Pick<RecommendableFood, 'sku' | 'kcalPer100g'> & Pick<Proposal, 'reasons'>)[];
  recipes: (WetFood & Pick<Proposal, 'reasons'>)[];
  otherKibbles: { sku: string; name: string }[];
  products: { kibbles: Listed[]; recipes: Listed[] };
  /** There is wet food for this cat, but half a unit of each exceeds half of its daily energy. */
  noServingFits: boolean;
}

/** Kibble and wet food for a mixed menu of this cat; two queries. */
export async function menuFoods(request: MenuFoodsRequest): Promise<MenuFoods> {
  const { db, channelCode, foods, eater, energyKcal } = request;
  const dry = recommend(foods, eater, 'dry', MOST_KIBBLES);
  const wet = recommend(foods, eater, 'wet', MOST_RECIPES);
  const bought = foods.filter(({ type, available }) => type === 'dry' && available);
  const products = await findProducts(db, channelCode, [
    ...bought.map(({ sku }) => sku),
    ...wet.proposals.map(({ sku }) => sku),
  ]);
  const productOf = (sku: string) => products.find(({ attributes }) => attributes.sku === sku);
  const kcalOf = (sku: string) => (foods.find(isOf(sku)) as RecommendableFood).kcalPer100g;
  const sold = wet.proposals.flatMap(({ sku, reasons }) => {
    const unitGrams = unitOf(productOf(sku)?.attributes);
    return unitGrams ? [{ sku, reasons, unitGrams, kcalPer100g: kcalOf(sku) }] : [];
  });
  const recipes = sold.filter(
    ({ kcalPer100g, unitGrams }) =>
      wetServing(energyKcal, { wetKcalPer100g: kcalPer100g, wetUnitGrams: unitGrams }) !== null,
  );
  const kibbles = dry.proposals.filter(({ sku }) => productOf(sku));
  return {
    lifeStage: dry.lifeStage,
    kibbles: kibbles.map(({ sku, reasons }) => ({ sku, reasons, kcalPer100g: kcalOf(sku) })),
    recipes,
    otherKibbles: bought.flatMap(({ sku }) => {
      const product = productOf(sku);
      return product ? [{ sku, name: product.attributes.name }] : [];
    }),
    products: {
      kibbles: kibbles.flatMap(({ sku }) => productOf(sku) ?? []),
      recipes: recipes.flatMap(({ sku }) => productOf(sku) ?? []),
    },
    noServingFits: sold.length > 0 && recipes.length === 0,
  };
}

/** Grams of one pouch or tin of a product that is for sale. */
function unitOf(product: ProductSummary | undefined): number | null {
  const pack = product?.ProductVariants.find((one) => one.show_variant && one.in_stock);
  return pack ? packUnits(pack).unitGrams : null;
}
