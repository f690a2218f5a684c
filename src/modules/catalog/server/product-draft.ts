import type { GuideFacts, RationRow } from '../contracts.ts';
import type { ProductStatus } from '../rules/index.ts';

export interface PackagingPart {
  element: string;
  material: string;
  /** Sorting rule (AGEC-01). */
  sort: string;
}

/** Manufacturer data required by GPSR-01, for articles other than food. */
export interface ProductSafety {
  manufacturer: string;
  postalAddress: string;
  email: string;
  warnings: string;
}

/** The mandatory feed label (FOOD-01). */
export interface LabelDraft {
  type: 'complete' | 'complementary';
  composition: string;
  additives: string;
  /** % as fed. */
  analyticalConstituents: { code: string; value: number }[];
  /** kcal per 100 g as fed; null = not measured. */
  declaredEnergy: number | null;
  /** kcal per 100 g as fed, from the constituents; null when it cannot be computed. */
  computedEnergy: number | null;
  instructions: string;
  storage: string;
  /** Name and address of the responsible operator. */
  operator: string;
  kibbleMm: number | null;
  rations: RationRow[];
}

/** A price applied between two civil days, both included. */
export interface PastPrice {
  cents: number;
  from: Temporal.PlainDate;
  to: Temporal.PlainDate;
}

export interface VariantDraft {
  code: string;
  slug: string;
  format: string;
  netGrams: number;
  grossGrams: number;
  visible: boolean;
  stockOnHand: number;
  /** One-off price, tax included. */
  cents: number;
  /** Subscription price (BIZ-06). */
  subscriptionCents: number;
  /** The day the present price began. */
  priceSince: Temporal.PlainDate;
  /** Oldest first. */
  pastPrices: PastPrice[];
}

/** Input of `publishProduct`. Texts are typeset French; `description` is markdown. */
export interface ProductDraft {
  sku: string;
  slug: string;
  name: string;
  species: 'dog' | 'cat' | 'both';
  kind: 'kibble' | 'wet' | 'treat' | 'care' | 'accessory' | 'sample';
  protein: string | null;
  lifeStages: string[];
  sizes: string[];
  needs: string[];
  shortDescription: string;
  /** Sanitised HTML. */
  descriptionHtml: string;
  taxCategory: 'pet_food' | 'accessory';
  status: ProductStatus;
  replacedBy: string | null;
  subscribable: boolean;
  sampleOf: string | null;
  popularity: number;
  packaging: PackagingPart[];
  safety: ProductSafety | null;
  guide: GuideFacts | null;
  food: LabelDraft | null;
  variants: VariantDraft[];
  /** Category paths, most specific first. */
  categories: string[];
  /** Skus. */
  crossSell: string[];
  /** Uploaded pictures: packs first, each with the code of its format, then the gallery. */
  pictures: { hash: string; alt: string; variant: string | null }[];
}
