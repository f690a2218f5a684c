import type { TaxCategory } from './channels.ts';

export type Species = 'dog' | 'cat' | 'both';
export type ProductKind = 'kibble' | 'wet' | 'treat' | 'care' | 'accessory' | 'sample';
export type ProductStatus = 'sold' | 'stopped' | 'hidden' | 'replaced';
export type LifeStage = 'growth' | 'adult' | 'senior';
export type DogSize = 'petit' | 'moyen' | 'grand' | 'geant';
export type Protein =
  | 'poulet'
  | 'saumon'
  | 'agneau'
  | 'dinde'
  | 'legumes'
  | 'lait'
  | 'canard'
  | 'boeuf'
  | 'poisson'
  | 'gibier';
export type Need =
  | 'sterilise'
  | 'digestion'
  | 'sans-cereales'
  | 'controle-poids'
  | 'peau-pelage'
  | 'articulations'
  | 'urinaire'
  | 'dentaire'
  | 'boules-de-poils'
  | 'petit-appetit'
  | 'actif';

export type ConstituentCode =
  | 'protein'
  | 'fat'
  | 'fibre'
  | 'ash'
  | 'moisture'
  | 'calcium'
  | 'phosphorus'
  | 'omega3'
  | 'omega6';

export interface Constituent {
  code: ConstituentCode;
  /** % as fed. */
  value: number;
}

/** What the guides need to know (nutrition §8.1). */
export interface GuideFacts {
  lifeStages: ('growth' | 'adult')[];
  /** Size classes of the breed data; empty = all. */
  sizes: string[];
  seniorOnly: boolean;
  neutered: 'any' | 'only';
  /** Breed codes; empty = all. */
  breeds: string[];
  /** Pathology codes of the breed data whose outcome is `filter`. */
  benefits: string[];
  light: boolean;
}

/** The mandatory feed label (FOOD-01); null for accessories and cosmetic care. */
export interface FoodLabel {
  type: 'complete' | 'complementary';
  /** Descending weight, with % of the emphasised ingredients. */
  composition: string;
  additives: string;
  analyticalConstituents: Constituent[];
  /** kcal per 100 g as fed; null = computed from the constituents. */
  declaredEnergy: number | null;
  instructions: string;
  storage: string;
  /** Biggest side of one kibble in mm; null when not a kibble. */
  kibbleMm: number | null;
}

export type PackKind =
  | 'bag'
  | 'tin'
  | 'pouch'
  | 'jar'
  | 'sachet'
  | 'bottle'
  | 'multipack'
  | 'object';
export type DogCoat = 'fauve' | 'chocolat' | 'noir-feu' | 'blanc-tache' | 'gris';
export type CatCoat = 'roux' | 'tigre' | 'noir' | 'smoking' | 'chartreux' | 'siamois';
export type DogEars = 'tombantes' | 'dressees' | 'bouton';

/** What the drawing of the pack shows. */
export interface PackArt {
  kind: PackKind;
  animal: 'dog' | 'cat';
  /** Range colour comes from the protein. */
  range: Protein;
  /** Two or three words, in capitals on the pack. */
  eyebrow: string;
  /** Very short: two words fit on one line. */
  recipe: string;
  claim: string;
  coat: DogCoat | CatCoat;
  /** Cats have one kind of ears: null. */
  ears: DogEars | null;
  /** Which object an accessory is; null for packs. */
  object: AccessoryObject | null;
}

export type AccessoryObject =
  | 'bowl'
  | 'slow-bowl'
  | 'double-bowl'
  | 'mat'
  | 'container'
  | 'scoop'
  | 'scale'
  | 'lid'
  | 'pouch-belt'
  | 'treat-toy'
  | 'fountain'
  | 'brush'
  | 'blanket';

export interface PastPrice {
  priceCents: number;
  /** The price was applied from this many days ago … */
  fromDaysAgo: number;
  /** … until this many days ago, when the next price (or the present one) began. */
  toDaysAgo: number;
}

export interface Variant {
  /** Exactly 8 digits, unique in the shop. */
  code: string;
  /** Last segment of the product URL, e.g. `4-kg`, `12x85-g`. */
  slug: string;
  /** `4 kg`, `12 × 85 g`. */
  format: string;
  netGrams: number;
  grossGrams: number;
  /** One-off price, TTC. */
  priceCents: number;
  /** 90 % of `priceCents`, rounded half up (BIZ-06). */
  subscriptionPriceCents: number;
  stockOnHand: number;
  visible: boolean;
  /** Oldest first. Empty: the present price has applied for more than 40 days. */
  pastPrices: PastPrice[];
}

export interface PackagingPart {
  element: string;
  material: string;
  /** AGEC-01 sorting rule. */
  sort: string;
}

/** GPSR-01, accessories and cosmetic care only. */
export interface ProductSafety {
  manufacturer: string;
  postalAddress: string;
  email: string;
  warnings: string;
}

export interface Product {
  /** `PR` and six digits. */
  sku: string;
  slug: string;
  name: string;
  species: Species;
  kind: ProductKind;
  protein: Protein | null;
  lifeStages: LifeStage[];
  /** Dogs; empty = all sizes. */
  sizes: DogSize[];
  needs: Need[];
  shortDescription: string;
  /** Paragraphs separated by an empty line. */
  description: string;
  food: FoodLabel | null;
  safety: ProductSafety | null;
  packaging: PackagingPart[];
  /** Four ingredients for the cut-paper drawing; empty for accessories. */
  drawnIngredients: string[];
  art: PackArt;
  taxCategory: TaxCategory;
  /** Category paths, most specific first. */
  categories: string[];
  status: ProductStatus;
  replacedBy: string | null;
  /** Skus, in order of display. */
  crossSell: string[];
  /** Null when the guides never propose the product. */
  guide: GuideFacts | null;
  /** May be bought on subscription. */
  subscribable: boolean;
  /** Sku of the full product a sample lets one taste. */
  sampleOf: string | null;
  /** 0 = never a best seller; higher sorts first. */
  popularity: number;
  variants: Variant[];
}

export type FilterKey =
  | 'espece'
  | 'type'
  | 'age'
  | 'taille'
  | 'besoin'
  | 'proteine'
  | 'format'
  | 'prix-kg';

/** French label of a filter and of its values, in order of display. */
export interface FilterDefinition {
  key: FilterKey;
  label: string;
  /** Empty when the values are computed (format, price per kg). */
  values: { value: string; label: string }[];
}

export interface Category {
  /** `chien/croquettes/chiot`; the parent is the path without its last segment. */
  path: string;
  /** Word of the menu and the breadcrumb. */
  name: string;
  /** h1. */
  title: string;
  /** Two or three sentences; markdown. */
  intro: string;
  seoTitle: string;
  seoDescription: string;
  filters: FilterKey[];
  position: number;
}

/** `cross_sell_produit_1` (dog), `cross_sell_produit_2` (cat), `cross_sell_divers`. */
export interface CrossSell {
  key: string;
  title: string;
  mainProduct: string | null;
  crossSell: string[];
}

export interface Review {
  /** Every seeded review is invented and must be shown as demonstration data. */
  demo: true;
  sku: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  comment: string;
  author: string;
  animal: {
    species: 'dog' | 'cat';
    name: string;
    age: string;
    /** As the list of breeds names it. */
    breed: string;
    stage: LifeStage;
  };
  daysAgo: number;
  /** Day of the purchase, before `daysAgo`. */
  orderDaysAgo: number;
  answer: { text: string; daysAgo: number } | null;
}
