import type { Product } from '../types.ts';
import { placesOf } from './places.ts';
import { bags } from './variants.ts';

export interface SampleData {
  sku: string;
  slug: string;
  name: string;
  short: string;
  description: string[];
  code: string;
  /** Kilograms. */
  weight: number;
  priceCents: number;
  stock: number;
}

/** A small bag of an existing recipe: same label, own page, no subscription. */
export function sample(of: Product, data: SampleData): Product {
  const placed = {
    species: of.species,
    kind: 'sample' as const,
    lifeStages: of.lifeStages,
    sizes: of.sizes,
    needs: [],
  };
  return {
    ...of,
    ...placed,
    sku: data.sku,
    slug: data.slug,
    name: data.name,
    shortDescription: data.short,
    description: data.description.join('\n\n'),
    art: { ...of.art, kind: 'sachet', claim: 'À goûter' },
    categories: placesOf(placed),
    status: 'sold',
    replacedBy: null,
    crossSell: [of.sku, ...of.crossSell.slice(0, 2)],
    guide: null,
    subscribable: false,
    sampleOf: of.sku,
    popularity: 0,
    variants: bags([[data.code, data.weight, data.priceCents, data.stock]]),
  };
}
