import { guideFactsOf } from '#modules/catalog/rules/index.ts';
import type {
  CatCoat,
  Constituent,
  ConstituentCode,
  DogCoat,
  DogEars,
  DogSize,
  FoodLabel,
  LifeStage,
  Need,
  PackagingPart,
  PackKind,
  Product,
  ProductKind,
  ProductStatus,
  Protein,
  Species,
  Variant,
} from '../types.ts';
import { placesOf } from './places.ts';

/** What the author of any food writes; the builders of each family add the rest. */
export interface FoodData {
  sku: string;
  slug: string;
  name: string;
  species: 'dog' | 'cat';
  protein: Protein;
  lifeStages: LifeStage[];
  sizes?: DogSize[];
  needs?: Need[];
  breeds?: string[];
  short: string;
  description: string[];
  composition: string;
  additives?: string;
  /** Declared kcal per 100 g, when measured. */
  energy?: number;
  drawn: [string, string, string, string];
  pack: {
    eyebrow: string;
    recipe: string;
    claim: string;
    coat: DogCoat | CatCoat;
    ears?: DogEars;
  };
  crossSell: string[];
  popularity?: number;
  status?: ProductStatus;
  replacedBy?: string;
}

/** What a family of food adds. */
export interface FoodFamily {
  kind: ProductKind;
  packKind: PackKind;
  label: FoodLabel;
  packaging: PackagingPart[];
  variants: Variant[];
  /** Complementary foods are never proposed by the guides. */
  guided: boolean;
}

export function food(data: FoodData, family: FoodFamily): Product {
  const sizes = data.sizes ?? [];
  const needs = data.needs ?? [];
  const species: Species = data.species;
  const placed = { species, kind: family.kind, lifeStages: data.lifeStages, sizes, needs };
  return {
    ...placed,
    sku: data.sku,
    slug: data.slug,
    name: data.name,
    protein: data.protein,
    shortDescription: data.short,
    description: data.description.join('\n\n'),
    food: family.label,
    safety: null,
    packaging: family.packaging,
    drawnIngredients: data.drawn,
    art: {
      kind: family.packKind,
      animal: data.species,
      range: data.protein,
      eyebrow: data.pack.eyebrow,
      recipe: data.pack.recipe,
      claim: data.pack.claim,
      coat: data.pack.coat,
      ears: data.pack.ears ?? null,
      object: null,
    },
    taxCategory: 'pet_food',
    categories: placesOf(placed),
    status: data.status ?? 'sold',
    replacedBy: data.replacedBy ?? null,
    crossSell: data.crossSell,
    guide: family.guided ? guideFactsOf(data.lifeStages, sizes, needs, data.breeds) : null,
    subscribable: true,
    sampleOf: null,
    popularity: data.popularity ?? 0,
    variants: family.variants,
  };
}

const ORDER: ConstituentCode[] = [
  'protein',
  'fat',
  'fibre',
  'ash',
  'moisture',
  'calcium',
  'phosphorus',
  'omega3',
  'omega6',
];

/** Names a row of figures, in the order of the label. */
export function constituents(values: number[]): Constituent[] {
  return values.flatMap((value, index) => {
    const code = ORDER[index];
    return code ? [{ code, value }] : [];
  });
}
