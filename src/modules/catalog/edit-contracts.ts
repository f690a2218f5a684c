import { z } from 'zod';
import { CONSTITUENTS, TRANSLATED_PARTS } from './rules/index.ts';
import { PRODUCT_STATUSES, SET_STATUSES, SPECIES } from './rules/product-states.ts';

export { PRODUCT_STATUSES, SET_STATUSES, SPECIES };

export const KINDS = ['kibble', 'wet', 'treat', 'care', 'accessory', 'sample'] as const;
export const TAX_CATEGORIES = ['pet_food', 'accessory'] as const;
export const LABEL_TYPES = ['complete', 'complementary'] as const;

const line = (most: number) => z.string().trim().min(1).max(most);
/** Empty in a draft only. */
const text = (most: number) => z.string().trim().max(most);

/** The version of a product that was read: another one meanwhile, and the edit is refused. */
export const version = z.int().min(1).max(2_000_000_000);

/** The value of a filter of the shop, `adult`, `saumon`; those there are answer `listChoices`. */
const choice = z.string().max(40);

const facts = z.object({
  species: z.enum(SPECIES),
  kind: z.enum(KINDS),
  taxCategory: z.enum(TAX_CATEGORIES),
  /** The range of the house; null: none. */
  protein: choice.nullable(),
  lifeStages: z.array(choice).max(10),
  sizes: z.array(choice).max(10),
  needs: z.array(choice).max(20),
  subscribable: z.boolean(),
  /** Whether the guides may propose it. */
  guided: z.boolean(),
});

/** What the figures of a label follow from. */
export const analysis = z.object({
  /** % as fed, each code once. */
  constituents: z
    .array(z.object({ code: z.enum(CONSTITUENTS), value: z.number().min(0).max(100) }))
    .max(CONSTITUENTS.length)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, {
      params: { code: 'unique' },
    }),
  /** kcal per 100 g as fed; null: not measured. */
  declaredEnergy: z.number().min(30).max(600).nullable(),
});
export type Analysis = z.infer<typeof analysis>;

/** What the team changes of a product; what is left out stays. */
export const productChanges = z.object({
  version,
  name: line(120).optional(),
  shortDescription: text(300).optional(),
  /** Markdown, or HTML; what is not allowed is taken out. */
  description: text(20_000).optional(),
  /** Null: the name and the short description. */
  seo: z
    .object({ title: line(120), description: line(320) })
    .nullable()
    .optional(),
  facts: facts.optional(),
  /** Paths, the main one first; those above them are added. */
  categories: z.array(z.string().max(200)).max(30).optional(),
  /** The texts of the label (FOOD-01). */
  label: z
    .object({
      type: z.enum(LABEL_TYPES).optional(),
      composition: text(5000),
      additives: text(5000),
      instructions: text(5000),
      storage: text(5000),
      /** Who answers for it, with an address. */
      operator: text(300).optional(),
      /** Biggest side of a kibble. */
      kibbleMm: z.number().min(0.1).max(100).nullable().optional(),
    })
    .optional(),
  analysis: analysis.optional(),
  /** How each part of the pack is sorted (AGEC-01). */
  packaging: z
    .array(z.object({ element: line(80), material: line(80), sort: line(120) }))
    .max(6)
    .optional(),
  /** Who made what is not food (GPSR-01). */
  safety: z
    .object({
      manufacturer: text(200),
      postalAddress: text(300),
      email: z.union([z.literal(''), z.email().max(200)]),
      warnings: text(1000),
    })
    .optional(),
  status: z.enum(SET_STATUSES).optional(),
  /** Sku of what takes its place, when its status is `replaced`. */
  replacedBy: z.string().max(20).optional(),
  /** The pictures that stay, in their new order, the pack first. */
  pictures: z
    .array(
      z.object({
        hash: z.string().max(40),
        alt: line(200),
        /** Code of the format it shows; null: the product in any format; left out: as before. */
        variant: z.string().max(20).nullable().optional(),
      }),
    )
    .max(30)
    .optional(),
});
export type ProductChanges = z.infer<typeof productChanges>;

/** A picture that is added behind the others. */
export const newPicture = z.object({
  sku: z.string().max(20),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
  /** What it shows, for whoever does not see it. */
  alt: line(200),
});

/** A product before anything else is said of it. */
export const newProduct = z
  .object({
    name: line(120),
    ...facts.pick({ species: true, kind: true, taxCategory: true }).shape,
  })
  .extend({ category: z.string().max(200).nullable() });
export type NewProduct = z.infer<typeof newProduct>;

export const productName = z.object({ name: line(120) });
export const createdProduct = z.object({
  '@id': z.string(),
  '@type': z.literal('Product'),
  sku: z.string().nullable(),
});
export type CreatedProduct = z.infer<typeof createdProduct>;

const grams = z.int().min(0).max(1_000_000);
const variant = z.object({
  format: line(40),
  /** What is in it; 0 for what is not weighed. */
  netGrams: grams,
  /** With its pack, as parcels weigh it. */
  grossGrams: grams.min(1),
  /** Eight or thirteen digits; null: none. */
  ean: z.string().trim().max(20).nullable(),
});

/** A format that is added, not shown yet. */
export const newVariant = variant.extend({
  version,
  /** Eight digits nobody has; null: the next of the product. */
  code: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
  /** What it costs on every site, tax included; null: said later. */
  cents: z.int().min(1).max(1_000_000).nullable(),
});
export type NewVariant = z.infer<typeof newVariant>;

/** Every format of a product, in its new order. */
export const variantChanges = z.object({
  version,
  variants: z.array(variant.extend({ code: z.string().max(20), visible: z.boolean() })).max(50),
});
export type VariantChanges = z.infer<typeof variantChanges>;

/** What a choice of a form may be, by its French name. */
const named = z.array(z.object({ value: z.string(), label: z.string() }));
export const choicesShape = z.object({
  protein: named,
  lifeStages: named,
  sizes: named,
  needs: named,
});
export type ChoicesShape = z.infer<typeof choicesShape>;

const energy = z.number().nullable();
const figures = z.object({
  /** kcal per 100 g as fed, declared or else computed. */
  energy,
  computedEnergy: energy,
  rations: z.array(z.object({ label: z.string(), ration: z.int() })),
});

/** What a label would say with other constituents, beside what it says now. */
export const analysisPreview = z.object({
  '@id': z.string(),
  '@type': z.literal('AnalysisPreview'),
  before: figures,
  after: figures,
  warnings: z.array(z.enum(['declared_differs', 'fibre_underestimated'])),
  problem: z.enum(['incomplete', 'impossible']).nullable(),
});
export type AnalysisPreview = z.infer<typeof analysisPreview>;

/** One thing that is said otherwise since a version. */
export const productChange = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductChange'),
  /** `name`, `composition`, `variants`… */
  fact: z.string(),
  before: z.string(),
  after: z.string(),
  /** Who saved last. */
  by: z.string(),
  at: z.string(),
});
export type ProductChangeShape = z.infer<typeof productChange>;

export const categoryChange = productChange.extend({ '@type': z.literal('CategoryChange') });
export type CategoryChangeShape = z.infer<typeof categoryChange>;

/** The last part of an address. */
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** The number of a category: its path may change, this never does. */
const categoryId = z.int().min(1).max(2_000_000_000);

/** A row of the team's tree of categories, in its order. */
export const teamCategoryShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Category'),
  id: categoryId,
  path: z.string(),
  name: z.string(),
  /** How many products are in it, sold or not. */
  products: z.int(),
  /** Set aside by the team. */
  hidden: z.boolean(),
  /** Visitors see it: neither hidden itself nor below one that is. */
  shown: z.boolean(),
  version: z.int(),
});
export type TeamCategoryShape = z.infer<typeof teamCategoryShape>;

const naming = z.object({ code: z.string(), name: z.string() });

/** A category, as the team works on it. */
export const teamCategoryDetailShape = teamCategoryShape.extend({
  title: z.string(),
  introHtml: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
  parent: z.object({ id: categoryId, path: z.string(), name: z.string() }).nullable(),
  /** What its page narrows by, in its order, then what it might. */
  filters: z.array(z.object({ key: z.string(), label: z.string(), chosen: z.boolean() })),
  /** The shop leads to it by buttons of its own: it keeps its address and stays shown. */
  fixed: z.boolean(),
  /** What names it, or one below it, by path: it follows when the path changes. */
  promotions: z.array(naming),
  campaigns: z.array(naming),
});
export type TeamCategoryDetailShape = z.infer<typeof teamCategoryDetailShape>;

/** A category before anything else is said of it: shown at once, and the last of its siblings. */
export const newCategory = z.object({
  name: line(80),
  /** The last part of its address; null: made of the name. */
  slug: slug.nullable(),
  /** The one above it; null: none. */
  parent: categoryId.nullable(),
});
export type NewCategory = z.infer<typeof newCategory>;

export const createdCategory = z.object({
  '@id': z.string(),
  '@type': z.literal('Category'),
  id: categoryId.nullable(),
});
export type CreatedCategory = z.infer<typeof createdCategory>;

/** What the team changes of a category; what is left out stays. */
export const categoryChanges = z.object({
  version,
  name: line(80).optional(),
  /** The heading of its page. */
  title: line(120).optional(),
  /** Markdown, or HTML; what is not allowed is taken out. */
  intro: z.string().trim().max(20_000).optional(),
  seo: z.object({ title: line(120), description: line(320) }).optional(),
  hidden: z.boolean().optional(),
  /** What its page narrows by, in this order. */
  filters: z
    .array(z.string().max(60))
    .max(50)
    .refine((keys) => new Set(keys).size === keys.length)
    .optional(),
});
export type CategoryChanges = z.infer<typeof categoryChanges>;

/** Where a category stands; what is left out stays. Its old address leads to the new one for good. */
export const categoryPlace = z.object({
  version,
  slug: slug.optional(),
  /** The one above it; null: none. */
  parent: categoryId.nullable().optional(),
  /** From 0, among its siblings; past the end is the end. */
  position: z.int().min(0).max(10_000).optional(),
});
export type CategoryPlace = z.infer<typeof categoryPlace>;

/** Languages the catalogue is translated into; French is what it is written in. */
export const TRANSLATION_LANGUAGES = ['nl'] as const;

/** Each text of a product or a shelf beside what is said instead. */
export const translationsShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Translations'),
  name: z.string().describe('Its name in French'),
  language: z.enum(TRANSLATION_LANGUAGES),
  texts: z.array(
    z.object({
      part: z.enum(TRANSLATED_PARTS).describe('Which text it is'),
      french: z.string().describe('The text in French; HTML where it is shown as such'),
      said: z.string().nullable().describe('The same in the language; null: nobody wrote it'),
      owed: z.boolean().describe('Whether the law wants it in the language (FOOD-02)'),
    }),
  ),
});
export type TranslationsShape = z.infer<typeof translationsShape>;

/** What the team types; a text that is left out stays, an empty one is taken back. */
export const newTranslations = z.object({
  texts: z
    .array(
      z.object({
        french: z.string().min(1).max(40_000),
        said: z.string().trim().max(40_000),
      }),
    )
    .min(1)
    .max(60),
});
