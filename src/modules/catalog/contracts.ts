import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { imageShape } from '#modules/media/contracts.ts';

export const refusals = {
  stock: 422,
  'product.unknown': 404,
  'product.label_missing': 422,
  'product.subscription_price': 422,
  'product.changed_meanwhile': 409,
  'product.successor': 422,
  'product.missing': 422,
  'product.tax_category': 422,
  'product.draft_only': 422,
  'category.unknown': 404,
  'category.changed_meanwhile': 409,
  'category.below_itself': 422,
  'category.address_kept': 422,
  'category.led_to': 422,
  'category.too_deep': 422,
  'variant.code_taken': 422,
  'variant.ean_wrong': 422,
  'variant.ean_taken': 422,
  'variant.unpriced': 422,
  'variant.all_or_none': 422,
  'variant.kept': 422,
  'variant.unknown': 404,
  'price.past': 422,
  'price.no_channel': 422,
  'price.unusual_move': 422,
  'price.not_scheduled': 404,
  'movement.below_zero': 422,
  'movement.below_promised': 422,
  'movement.nothing': 422,
  'delivery.unknown_variant': 422,
} as const satisfies RefusalCatalogue;

export const availability = z.enum([
  /** May be bought. */
  'available',
  /** CAT-17, « Rupture de stock ». */
  'out_of_stock',
  /** CAT-18, « Arrêté définitivement ». */
  'stopped',
  /** CAT-19, « Produit indisponible ». */
  'unavailable',
  /** CAT-20, « Ce produit n’est plus commercialisé ». */
  'no_longer_sold',
]);
export type Availability = z.infer<typeof availability>;

const perUnit = z.object({ ttc: z.int(), ht: z.int(), unit: z.literal('kg') });

/** A variant in the content API (contracts §3.5). Prices in integer cents, weights in grams. */
export const contentVariant = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  format: z.string(),
  weight: z.int(),
  reference: z.string(),
  show_variant: z.boolean(),
  in_stock: z.boolean(),
  availability,
  base_price: z.int(),
  base_price_tf: z.int(),
  base_price_subscription: z.int(),
  /** Lowest price of the 30 days before a reduction (PRI-02); null when nothing may be struck. */
  original_price: z.int().nullable(),
  /** Null for what is not food. */
  price_per_unit: perUnit.nullable(),
  price_per_unit_subscription: perUnit.nullable(),
});
export type ContentVariant = z.infer<typeof contentVariant>;

const productFilter = z.object({ key: z.string(), value: z.string(), label: z.string() });

const reviewsSummary = z.object({ count: z.int(), average: z.number().nullable() });

/** Attributes at render 1. */
export const productSummary = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  /** 1 = dog, 2 = cat, 0 = both. */
  animalType: z.int().min(0).max(2),
  kind: z.enum(['kibble', 'wet', 'treat', 'care', 'accessory', 'sample']),
  /** False: neither sold nor listed (CAT-05). */
  viewable: z.boolean(),
  /** True: once sold, not any more (CAT-06). */
  oldProduct: z.boolean(),
  availability,
  /** What took the place of an old product. */
  replacedBy: z.object({ sku: z.string(), slug: z.string(), name: z.string() }).nullable(),
  subscribable: z.boolean(),
  shortDescription: z.string(),
  /** Most specific category. */
  category: z.object({ path: z.string(), name: z.string() }).nullable(),
  image: imageShape.nullable(),
  filters: z.array(productFilter),
  ProductVariants: z.array(contentVariant),
  json_avis: reviewsSummary,
});
export type ProductSummary = z.infer<typeof productSummary>;

export const contentReview = z.object({
  author: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  comment: z.string(),
  date: z.string(),
  orderDate: z.string().nullable(),
  answer: z.object({ text: z.string(), date: z.string() }).nullable(),
  pet: z.object({ species: z.enum(['dog', 'cat']), name: z.string(), age: z.string() }).nullable(),
  /** Invented for the demonstration, and shown as such. */
  demo: z.boolean(),
});
export type ContentReview = z.infer<typeof contentReview>;

/** What the guides need to know of a product (nutrition §8.1). */
export interface GuideFacts {
  lifeStages: ('growth' | 'adult')[];
  /** Size classes of the breed data; empty = all. */
  sizes: string[];
  seniorOnly: boolean;
  neutered: 'any' | 'only';
  /** Breed codes; empty = all. */
  breeds: string[];
  /** Pathology codes whose outcome is `filter`. */
  benefits: string[];
  light: boolean;
}

/** Grams a day for a weight and an activity, as printed on a pack. */
export const rationRow = z.object({
  weightKg: z.number(),
  ration: z.int(),
  unit: z.literal('g'),
  label: z.string(),
});
export type RationRow = z.infer<typeof rationRow>;

/** Attributes at render 2. */
export const productComplete = productSummary.extend({
  /** Sanitised HTML. */
  description: z.string(),
  feedType: z.enum(['complete', 'complementary']).nullable(),
  composition: z.string().nullable(),
  additives: z.string().nullable(),
  analyticalConstituents: z.array(
    z.object({ code: z.string(), label: z.string(), value: z.number(), unit: z.literal('%') }),
  ),
  metabolizableEnergy: z
    .object({ value: z.number(), unit: z.literal('kcal/100 g'), declared: z.boolean() })
    .nullable(),
  ration: z.array(rationRow),
  instructions: z.string().nullable(),
  storage: z.string().nullable(),
  /** Who answers for a food, with an address. */
  operator: z.string().nullable(),
  kibbleMm: z.number().nullable(),
  packaging: z.array(z.object({ element: z.string(), material: z.string(), sort: z.string() })),
  safety: z
    .object({
      manufacturer: z.string(),
      postalAddress: z.string(),
      email: z.string(),
      warnings: z.string(),
    })
    .nullable(),
  references: z.array(z.object({ sku: z.string(), format: z.string() })),
  gallery: z.array(imageShape),
  seo: z.object({ title: z.string(), description: z.string() }),
  breadcrumb: z.array(z.object({ path: z.string(), name: z.string() })),
  crossSell: z.array(z.string()),
  /** Product a sample lets one taste. */
  sampleOf: z.string().nullable(),
  lifeStages: z.array(z.string()),
  sizes: z.array(z.string()),
  needs: z.array(z.string()),
  json_avis: reviewsSummary.extend({
    /** Number of reviews with 1, 2, 3, 4 and 5. */
    distribution: z.array(z.int()).length(5),
    reviews: z.array(contentReview),
  }),
});
export type ProductComplete = z.infer<typeof productComplete>;

export const categorySort = z.enum([
  'relevance',
  'price_asc',
  'price_desc',
  'rating',
  'newest',
  'name',
]);
export type CategorySort = z.infer<typeof categorySort>;

const categoryLink = z.object({ path: z.string(), name: z.string() });

/** Everything a category page shows; `products` is one page of summaries (contracts §3.4). */
export const categoryDocument = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  intro: z.string(),
  seo: z.object({ title: z.string(), description: z.string(), noindex: z.boolean().optional() }),
  breadcrumb: z.array(categoryLink),
  children: z.array(categoryLink),
  facets: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      values: z.array(
        z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() }),
      ),
    }),
  ),
  sort: categorySort,
  products: z.array(productSummary),
});
export type CategoryDocument = z.infer<typeof categoryDocument>;

const item = (type: string) => ({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal(type),
  id: z.int(),
  code: z.string(),
  name: z.string(),
});

/** Shapes of the catalogue in the shop API (contracts §1.12). */
export const productShape = z.object({
  ...item('Product'),
  slug: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  mainTaxon: z.string().nullable(),
  productTaxons: z.array(z.string()),
  options: z.array(z.string()),
  variants: z.array(z.string()),
  defaultVariant: z.string().nullable(),
  images: z.array(z.object({ id: z.int(), type: z.string(), path: z.string(), hash: z.string() })),
  averageRating: z.number(),
  reviews: z.string(),
  associations: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export const variantShape = z.object({
  ...item('ProductVariant'),
  product: z.string(),
  optionValues: z.array(z.string()),
  inStock: z.boolean(),
  price: z.int(),
  originalPrice: z.int(),
  lowestPriceBeforeDiscount: z.int().nullable(),
  appliedPromotions: z.array(z.string()),
  subscriptionPrice: z.int(),
  priceWithoutTax: z.int(),
  unitPriceLabel: z.string().nullable(),
});

export const taxonShape = z.object({
  ...item('Taxon'),
  slug: z.string(),
  description: z.string(),
  children: z.array(z.string()),
  images: z.array(z.string()),
  parent: z.string().nullable(),
});
