import type {
  AccessoryObject,
  CatCoat,
  DogCoat,
  DogEars,
  Need,
  PackagingPart,
  PackKind,
  Product,
  ProductStatus,
  Protein,
  Species,
} from '../types.ts';
import { CARTON_PACKAGING } from './label-texts.ts';
import { placesOf } from './places.ts';
import { type PieceRow, pieces } from './variants.ts';

/** What is not food: bowls, boxes, toys, cosmetic care. */
export interface GoodsData {
  sku: string;
  slug: string;
  name: string;
  species: Species;
  kind: 'care' | 'accessory';
  needs?: Need[];
  short: string;
  description: string[];
  warnings: string;
  packaging?: PackagingPart[];
  pack: {
    kind: PackKind;
    /** Colour of the drawing. */
    range: Protein;
    object?: AccessoryObject;
    animal?: 'dog' | 'cat';
    eyebrow: string;
    recipe: string;
    claim: string;
    coat: DogCoat | CatCoat;
    ears?: DogEars;
  };
  crossSell: string[];
  popularity?: number;
  status?: ProductStatus;
  pieces: PieceRow[];
}

/** The maker responsible for the objects sold (GPSR-01). */
const MAKER = {
  manufacturer: 'Gamelle Démonstration SAS',
  postalAddress: '12 quai de l’Exemple, 00000 Villeneuve-la-Gamelle, France',
  email: 'qualite@gamelle.test',
};

/** Said of every object an animal may chew. */
export const USUAL_WARNING = 'Surveillez votre animal et retirez l’objet s’il est abîmé.';

export function goods(data: GoodsData): Product {
  const placed = {
    species: data.species,
    kind: data.kind,
    lifeStages: [],
    sizes: [],
    needs: data.needs ?? [],
  };
  return {
    ...placed,
    sku: data.sku,
    slug: data.slug,
    name: data.name,
    protein: null,
    shortDescription: data.short,
    description: data.description.join('\n\n'),
    food: null,
    safety: { ...MAKER, warnings: data.warnings },
    packaging: data.packaging ?? CARTON_PACKAGING,
    drawnIngredients: [],
    art: {
      kind: data.pack.kind,
      animal: data.pack.animal ?? (data.species === 'cat' ? 'cat' : 'dog'),
      range: data.pack.range,
      eyebrow: data.pack.eyebrow,
      recipe: data.pack.recipe,
      claim: data.pack.claim,
      coat: data.pack.coat,
      ears: data.pack.ears ?? null,
      object: data.pack.object ?? null,
    },
    taxCategory: 'accessory',
    categories: placesOf(placed),
    status: data.status ?? 'sold',
    replacedBy: null,
    crossSell: data.crossSell,
    guide: null,
    subscribable: data.kind === 'care',
    sampleOf: null,
    popularity: data.popularity ?? 0,
    variants: pieces(data.pieces),
  };
}
