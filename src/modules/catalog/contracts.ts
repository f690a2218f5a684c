import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
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
  'version.unknown': 404,
  'scheduled_edit.unknown': 404,
  'scheduled_edit.moment_past': 422,
  'scheduled_edit.nothing_new': 422,
  'scheduled_edit.too_many': 422,
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
  /** A VAT rate must start on a later day: orders were already placed today. */
  'vat.not_later': 422,
  'vat.same': 422,
  'vat.not_waiting': 404,
  'movement.below_zero': 422,
  'movement.below_promised': 422,
  'movement.below_reserved': 422,
  'movement.not_of_lot': 422,
  'movement.nothing': 422,
  /** The stock changed since the count: count again, or confirm that this is the current stock. */
  'movement.moved_since': 422,
  'delivery.unknown_variant': 422,
  /** The best-before date of the lot is past. */
  'delivery.expired_lot': 422,
} as const satisfies RefusalCatalogue;

export const availability = z.enum([
  /** Can be bought. */
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

const perUnit = z.object({
  ttc: z.int().describe('Cents, tax included'),
  ht: z.int().describe('Cents without tax'),
  unit: z.literal('kg').describe('Of what'),
});

/** A variant in the content API (contracts §3.5). Prices in integer cents, weights in grams. */
export const contentVariant = named(
  'ProductVariantDocument',
  'A format of a product. Prices are cents, weights grams.',
  z.object({
    id: z.int().describe('Number of its row'),
    sku: z.string().describe('Code of the variant: what is added to a cart'),
    slug: z.string().describe('Names the format in the address of the product'),
    format: z.string().describe('Name of the format, such as `4 kg`'),
    weight: z.int().describe('Grams of food in it'),
    gross_weight: z.int().describe('Grams with its packing, as it is carried'),
    gtin: z.string().nullable().describe('EAN of 8 or 13 digits; null where it has none'),
    reference: z.string().describe('Its code once more'),
    show_variant: z.boolean().describe('Whether pages show it'),
    in_stock: z.boolean().describe('Whether there are pieces'),
    availability: availability.describe('Whether it may be bought, and why not'),
    base_price: z.int().describe('Cents, tax included'),
    base_price_tf: z.int().describe('Cents without tax'),
    base_price_subscription: z.int().describe('Cents in a subscription, tax included'),
    original_price: z
      .int()
      .nullable()
      .describe('Lowest price of the 30 days before a reduction; null when nothing may be struck'),
    price_per_unit: perUnit.nullable().describe('For a kilogram; null for what is no food'),
    price_per_unit_subscription: perUnit.nullable().describe('For a kilogram in a subscription'),
    image: imageShape.nullable().describe('Picture of this format'),
  }),
);
export type ContentVariant = z.infer<typeof contentVariant>;

const productFilter = z.object({
  key: z.string().describe('Filter, such as `espece`'),
  value: z.string().describe('Value of it, a code'),
  label: z.string().describe('The value in French'),
});

const reviewsSummary = z.object({
  count: z.int().describe('Reviews'),
  average: z.number().nullable().describe('1 to 5; null without any'),
});

const stillFrench = z
  .array(z.string())
  .describe('In another language: names of what is still in French; absent when nothing is');

/** Product fields at detail level 1. */
export const productSummary = named(
  'ProductSummary',
  'A product as in a list (`render` 1).',
  z.object({
    sku: z.string().describe('Code of the product'),
    slug: z.string().describe('Last part of the address of its page'),
    name: z.string().describe('Its name, in French'),
    animalType: z.int().min(0).max(2).describe('1: dog, 2: cat, 0: both'),
    kind: z.enum(['kibble', 'wet', 'treat', 'care', 'accessory', 'sample']).describe('What it is'),
    viewable: z.boolean().describe('False: neither sold nor listed'),
    oldProduct: z.boolean().describe('True: once sold, not any more'),
    availability: availability.describe('Whether any format may be bought, and why not'),
    replacedBy: z
      .object({
        sku: z.string().describe('Its code'),
        slug: z.string().describe('Last part of the address of its page'),
        name: z.string().describe('Its name'),
      })
      .nullable()
      .describe('What took the place of an old product'),
    subscribable: z.boolean().describe('Whether it may be subscribed to'),
    shortDescription: z.string().describe('A line or two, in French'),
    category: z
      .object({
        path: z.string().describe('Address of its page'),
        name: z.string().describe('Its name'),
      })
      .nullable()
      .describe('Most specific category'),
    image: imageShape.nullable().describe('Its first picture'),
    filters: z.array(productFilter).describe('What it is found by'),
    ProductVariants: z.array(contentVariant).describe('Its formats'),
    json_avis: reviewsSummary.describe('Its reviews, summed up'),
    french: stillFrench.optional(),
  }),
);
export type ProductSummary = z.infer<typeof productSummary>;

export const contentReview = named(
  'ReviewDocument',
  'A review of a product.',
  z.object({
    author: z.string().describe('First name'),
    rating: z.int().min(1).max(5).describe('1 to 5'),
    title: z.string().describe('Title'),
    comment: z.string().describe('What they wrote'),
    date: z.string().describe('Day it was written'),
    orderDate: z.string().nullable().describe('Day it was bought, where it is known'),
    answer: z
      .object({
        text: z.string().describe('What the shop answered'),
        date: z.string().describe('Day it answered'),
      })
      .nullable()
      .describe('Answer of the shop'),
    pet: z
      .object({
        species: z.enum(['dog', 'cat']).describe('What it is'),
        name: z.string().nullable().describe('Its name, where its person wished it shown'),
        age: z.string().describe('Its age, in French'),
        breed: z.string().nullable().describe('Its breed, in French, where it is known'),
        stage: z
          .enum(['growth', 'adult', 'senior'])
          .nullable()
          .describe('Under a year, one to seven, eight and more; null where it is not known'),
      })
      .nullable()
      .describe('Who ate it'),
    photo: z
      .object({ url: z.string().describe('Address of it') })
      .nullable()
      .describe('Picture its writer sent'),
    demo: z.boolean().describe('Invented for the demonstration, and shown as such'),
  }),
);
export type ContentReview = z.infer<typeof contentReview>;

/** Facts about a product that the feeding guides need (nutrition §8.1). */
export interface GuideFacts {
  lifeStages: ('growth' | 'adult')[];
  /** Size classes of the breed data; empty = all. */
  sizes: string[];
  seniorOnly: boolean;
  neutered: 'any' | 'only';
  /** Breed codes; empty = all. */
  breeds: string[];
  /** Pathology codes whose outcome in the breed data is `filter`. */
  benefits: string[];
  light: boolean;
}

/** Grams a day for a weight and an activity, as printed on a pack. */
export const rationRow = named(
  'Ration',
  'Grams a day for a weight and an activity, as printed on a pack.',
  z.object({
    weightKg: z.number().describe('Kilograms the animal weighs'),
    ration: z.int().describe('How much a day'),
    unit: z.literal('g').describe('Of what'),
    label: z.string().describe('In French, to show'),
  }),
);
export type RationRow = z.infer<typeof rationRow>;

/** Product fields at detail level 2. */
export const productComplete = named(
  'ProductDocument',
  'A product with everything its page shows (`render` 2).',
  productSummary.extend({
    description: z.string().describe('HTML that is safe to show'),
    feedType: z
      .enum(['complete', 'complementary'])
      .nullable()
      .describe('By law: feeds alone, or beside something else'),
    composition: z.string().nullable().describe('Ingredients, as on the bag'),
    additives: z.string().nullable().describe('Additives, as on the bag'),
    analyticalConstituents: z
      .array(
        z.object({
          code: z.string().describe('Code of the constituent'),
          label: z.string().describe('In French'),
          value: z.number().describe('How much'),
          unit: z.literal('%').describe('Of what'),
        }),
      )
      .describe('Analytical constituents, as on the bag'),
    metabolizableEnergy: z
      .object({
        value: z.number().describe('How much'),
        unit: z.literal('kcal/100 g').describe('Of what'),
        declared: z.boolean().describe('By its maker; false: calculated'),
      })
      .nullable()
      .describe('Metabolisable energy'),
    ration: z.array(rationRow).describe('How much a day, as on the bag'),
    instructions: z.string().nullable().describe('How to give it'),
    storage: z.string().nullable().describe('How to keep it'),
    operator: z.string().nullable().describe('Who answers for a food, with an address'),
    kibbleMm: z.number().nullable().describe('Width of a kibble in millimetres'),
    packaging: z
      .array(
        z.object({
          element: z.string().describe('Part of it'),
          material: z.string().describe('What it is made of'),
          sort: z.string().describe('Where it goes'),
        }),
      )
      .describe('Where its packaging goes'),
    safety: z
      .object({
        manufacturer: z.string().describe('Who made it'),
        postalAddress: z.string().describe('Their address'),
        email: z.string().describe('Their e-mail'),
        warnings: z.string().describe('What to beware of'),
      })
      .nullable()
      .describe('Of what is no food: who answers for it'),
    references: z
      .array(
        z.object({
          sku: z.string().describe('Code of the variant'),
          format: z.string().describe('Name of the format'),
        }),
      )
      .describe('Formats by code'),
    gallery: z.array(imageShape).describe('All its pictures'),
    seo: z
      .object({
        title: z.string().describe('Title'),
        description: z.string().describe('Description'),
      })
      .describe('For the head of its page'),
    breadcrumb: z
      .array(
        z.object({
          path: z.string().describe('Address of its page'),
          name: z.string().describe('Its name'),
        }),
      )
      .describe('Categories that lead to it'),
    crossSell: z.array(z.string()).describe('Codes of products that go with it'),
    sampleOf: z.string().nullable().describe('Product a sample lets one taste'),
    lifeStages: z.array(z.string()).describe('Ages it is for'),
    sizes: z.array(z.string()).describe('Size classes it is for; empty: all'),
    needs: z.array(z.string()).describe('Needs it answers'),
    json_avis: reviewsSummary
      .extend({
        distribution: z
          .array(z.int())
          .length(5)
          .describe('Number of reviews with 1, 2, 3, 4 and 5'),
        reviews: z.array(contentReview).describe('The newest ones'),
      })
      .describe('Its reviews'),
  }),
);
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
  french: stillFrench.optional(),
});
export type CategoryDocument = z.infer<typeof categoryDocument>;

const item = (type: string) => ({
  '@context': z.string().optional().describe('Address of what the keys mean (JSON-LD)'),
  '@id': z.string().describe('Path of it, which names it in other calls'),
  '@type': z.literal(type).describe('What it is'),
  id: z.int().describe('Number of its row'),
  code: z.string().describe('Its code'),
  name: z.string().describe('Its name, in French'),
});

/** Shapes of the catalogue in the shop API (contracts §1.12). */
export const productShape = named(
  'Product',
  'A product of the channel.',
  z.object({
    ...item('Product'),
    slug: z.string().describe('Last part of the address of its page'),
    shortDescription: z.string().describe('A line or two, in French'),
    description: z.string().describe('HTML that is safe to show'),
    mainTaxon: z.string().nullable().describe('Path of its most specific category'),
    productTaxons: z.array(z.string()).describe('Paths of its categories'),
    options: z.array(z.string()).describe('Names of what its variants differ by'),
    variants: z.array(z.string()).describe('Paths of its variants'),
    defaultVariant: z.string().nullable().describe('Path of the variant shown first'),
    images: z
      .array(
        z.object({
          id: z.int().describe('Number of its row'),
          type: z.string().describe('What it shows'),
          path: z.string().describe('Address of it, from the root of the site'),
          hash: z.string().describe('Names its files'),
        }),
      )
      .describe('Its pictures'),
    averageRating: z.number().describe('1 to 5; 0 without reviews'),
    reviews: z.string().describe('Path of its reviews'),
    associations: z.array(z.string()).describe('Paths of products that go with it'),
    createdAt: z.string().describe('When it was written'),
    updatedAt: z.string().describe('When it was changed last'),
  }),
);

export const variantShape = named(
  'ProductVariant',
  'A format of a product: what is bought.',
  z.object({
    ...item('ProductVariant'),
    product: z.string().describe('Path of its product'),
    optionValues: z.array(z.string()).describe('Values of what it differs by'),
    inStock: z.boolean().describe('Whether there are pieces'),
    price: z.int().describe('Cents, tax included'),
    originalPrice: z.int().describe('Cents before a reduction'),
    lowestPriceBeforeDiscount: z
      .int()
      .nullable()
      .describe('Cents: the lowest price of the 30 days before a reduction'),
    appliedPromotions: z.array(z.string()).describe('Codes of promotions within the price'),
    subscriptionPrice: z.int().describe('Cents in a subscription'),
    priceWithoutTax: z.int().describe('Cents without tax'),
    unitPriceLabel: z.string().nullable().describe('Price of a kilogram in French, to show'),
  }),
);

export type ProductShape = z.infer<typeof productShape>;
export type VariantShape = z.infer<typeof variantShape>;

export const taxonShape = named(
  'Taxon',
  'A category.',
  z.object({
    ...item('Taxon'),
    slug: z.string().describe('Last part of its address'),
    description: z.string().describe('A line or two, in French'),
    children: z.array(z.string()).describe('Paths of categories below it'),
    images: z.array(z.string()).describe('Its pictures'),
    parent: z.string().nullable().describe('Path of the category above it'),
  }),
);
