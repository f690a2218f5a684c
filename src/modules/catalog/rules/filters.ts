import type { Cents } from '#kit/money.ts';

export interface FilterFacts {
  species: 'dog' | 'cat' | 'both';
  kind: string;
  protein: string | null;
  lifeStages: readonly string[];
  sizes: readonly string[];
  needs: readonly string[];
  /** Visible variants, with a price per kg for food only. */
  variants: readonly { netGrams: number; perKg: Cents | null }[];
}

export interface FilterValue {
  key: string;
  value: string;
}

/** Upper bounds of the weight classes, in grams. */
const WEIGHTS = [
  ['moins-de-1-kg', 1000],
  ['1-a-3-kg', 3000],
  ['3-a-8-kg', 8000],
  ['8-kg-et-plus', Number.POSITIVE_INFINITY],
] as const;

/** Upper bounds of the price classes, in cents per kg. */
const PRICES = [
  ['moins-de-6', 600],
  ['6-a-10', 1000],
  ['10-a-20', 2000],
  ['20-et-plus', Number.POSITIVE_INFINITY],
] as const;

export const WEIGHT_CLASSES: readonly string[] = WEIGHTS.map(([value]) => value);
export const PRICE_CLASSES: readonly string[] = PRICES.map(([value]) => value);

const classOf = (bounds: readonly (readonly [string, number])[], amount: number) =>
  bounds.find(([, below]) => amount < below)?.[0] ?? '';

/** The filter values of a product on category pages (CAT-04), without duplicates. */
export function filtersOf(product: FilterFacts): FilterValue[] {
  const species = product.species === 'both' ? ['dog', 'cat'] : [product.species];
  const sized = product.variants.filter((variant) => variant.netGrams > 0);
  const priced = sized.flatMap(({ perKg }) => (perKg === null ? [] : [perKg]));
  return [
    ...named('espece', species),
    ...named('type', [product.kind]),
    ...named('age', product.lifeStages),
    ...named('taille', product.sizes),
    ...named('besoin', product.needs),
    ...named('proteine', product.protein ? [product.protein] : []),
    ...named(
      'format',
      sized.map(({ netGrams }) => classOf(WEIGHTS, netGrams)),
    ),
    ...named(
      'prix-kg',
      priced.map((perKg) => classOf(PRICES, perKg)),
    ),
  ];
}

const named = (key: string, values: readonly string[]): FilterValue[] =>
  [...new Set(values)].map((value) => ({ key, value }));
