import { z } from 'zod';
import { civilMoment } from '#kit/civil-moment.ts';
import { CONSTITUENTS, TRANSLATED_PARTS } from './rules/index.ts';
import { PRODUCT_STATUSES, SET_STATUSES, SPECIES } from './rules/product-states.ts';

export { PRODUCT_STATUSES, SET_STATUSES, SPECIES };

export const KINDS = ['kibble', 'wet', 'treat', 'care', 'accessory', 'sample'] as const;
export const TAX_CATEGORIES = ['pet_food', 'accessory'] as const;
export const LABEL_TYPES = ['complete', 'complementary'] as const;

const line = (most: number) => z.string().trim().min(1).max(most);
/** May be empty in a draft only. */
const text = (most: number) => z.string().trim().max(most);

/** Version of the product the edit was made on; the edit is refused if the product changed since. */
export const version = z.int().min(1).max(2_000_000_000);

/** Value of a filter of the shop, for example `adult` or `saumon`; `listChoices` returns the possible values. */
const choice = z.string().max(40);

const facts = z.object({
  species: z.enum(SPECIES),
  kind: z.enum(KINDS),
  taxCategory: z.enum(TAX_CATEGORIES),
  /** The shop's own protein range; null: none. */
  protein: choice.nullable(),
  lifeStages: z.array(choice).max(10),
  sizes: z.array(choice).max(10),
  needs: z.array(choice).max(20),
  subscribable: z.boolean(),
  /** Whether the guides may propose it. */
  guided: z.boolean(),
});

/** Analysis from which the figures of the label are computed. */
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

/** Changes of a product by the team; omitted fields are not changed. */
export const productChanges = z.object({
  version,
  name: line(120).optional(),
  shortDescription: text(300).optional(),
  /** Markdown or HTML; forbidden markup is removed. */
  description: text(20_000).optional(),
  /** Null: the name and the short description are used. */
  seo: z
    .object({ title: line(120), description: line(320) })
    .nullable()
    .optional(),
  facts: facts.optional(),
  /** Category paths, the main one first; parent categories are added automatically. */
  categories: z.array(z.string().max(200)).max(30).optional(),
  /** Label texts required by law (FOOD-01). */
  label: z
    .object({
      type: z.enum(LABEL_TYPES).optional(),
      composition: text(5000),
      additives: text(5000),
      instructions: text(5000),
      storage: text(5000),
      /** Name and address of the responsible operator. */
      operator: text(300).optional(),
      /** Longest side of a kibble in millimetres. */
      kibbleMm: z.number().min(0.1).max(100).nullable().optional(),
    })
    .optional(),
  analysis: analysis.optional(),
  /** Sorting instruction for each part of the packaging (AGEC-01). */
  packaging: z
    .array(z.object({ element: line(80), material: line(80), sort: line(120) }))
    .max(6)
    .optional(),
  /** Manufacturer of articles other than food (GPSR-01). */
  safety: z
    .object({
      manufacturer: text(200),
      postalAddress: text(300),
      email: z.union([z.literal(''), z.email().max(200)]),
      warnings: text(1000),
    })
    .optional(),
  status: z.enum(SET_STATUSES).optional(),
  /** Sku of the successor, when the status is `replaced`. */
  replacedBy: z.string().max(20).optional(),
  /** The pictures to keep, in their new order, the pack first. */
  pictures: z
    .array(
      z.object({
        hash: z.string().max(40),
        alt: line(200),
        /** Code of the format it shows; null: the product in any format; omitted: unchanged. */
        variant: z.string().max(20).nullable().optional(),
      }),
    )
    .max(30)
    .optional(),
});
export type ProductChanges = z.infer<typeof productChanges>;

/** A picture to add after the others. */
export const newPicture = z.object({
  sku: z.string().max(20),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
  /** Alternative text for people who cannot see it. */
  alt: line(200),
});

/** The first fields of a new product. */
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
  /** Net weight in grams; 0 for articles that are not weighed. */
  netGrams: grams,
  /** Gross weight in grams, with packaging, used for parcels. */
  grossGrams: grams.min(1),
  /** Eight or thirteen digits; null: none. */
  ean: z.string().trim().max(20).nullable(),
});

/** A format to add, not visible yet. */
export const newVariant = variant.extend({
  version,
  /** Eight digits not used yet; null: the next code of the product. */
  code: z
    .string()
    .regex(/^\d{8}$/)
    .nullable(),
  /** Price on every site, tax included; null: set later. */
  cents: z.int().min(1).max(1_000_000).nullable(),
});
export type NewVariant = z.infer<typeof newVariant>;

/** All formats of a product, in their new order. */
export const variantChanges = z.object({
  version,
  variants: z.array(variant.extend({ code: z.string().max(20), visible: z.boolean() })).max(50),
});
export type VariantChanges = z.infer<typeof variantChanges>;

/** Values a form field can take, with their French labels. */
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

/** The figures of a label with another analysis, beside the current ones. */
export const analysisPreview = z.object({
  '@id': z.string(),
  '@type': z.literal('AnalysisPreview'),
  before: figures,
  after: figures,
  warnings: z.array(z.enum(['declared_differs', 'fibre_underestimated'])),
  problem: z.enum(['incomplete', 'impossible']).nullable(),
});
export type AnalysisPreview = z.infer<typeof analysisPreview>;

/** A fact of a product that changed since a version. */
export const productChange = z.object({
  '@id': z.string(),
  '@type': z.literal('ProductChange'),
  /** `name`, `composition`, `variants`… */
  fact: z.string(),
  before: z.string(),
  after: z.string(),
  /** Name of the staff member who saved last. */
  by: z.string(),
  at: z.string(),
});
export type ProductChangeShape = z.infer<typeof productChange>;

export const categoryChange = productChange.extend({ '@type': z.literal('CategoryChange') });
export type CategoryChangeShape = z.infer<typeof categoryChange>;

/** The last segment of a URL path. */
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Id of a category: its path may change, its id never does. */
const categoryId = z.int().min(1).max(2_000_000_000);

/** A row of the team's category tree, in display order. */
export const teamCategoryShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Category'),
  id: categoryId,
  path: z.string(),
  name: z.string(),
  /** Number of products in it, sold or not. */
  products: z.int(),
  /** Hidden by the team. */
  hidden: z.boolean(),
  /** Visible to visitors: neither it nor a category above it is hidden. */
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
  /** Filters of its page, in order, followed by those that could be added. */
  filters: z.array(z.object({ key: z.string(), label: z.string(), chosen: z.boolean() })),
  /** Linked from fixed buttons of the shop: its address cannot change and it cannot be hidden. */
  fixed: z.boolean(),
  /** Promotions and campaigns that refer to it or to a category below by path; they follow when the path changes. */
  promotions: z.array(naming),
  campaigns: z.array(naming),
});
export type TeamCategoryDetailShape = z.infer<typeof teamCategoryDetailShape>;

/** The first fields of a new category, visible at once and last among its siblings. */
export const newCategory = z.object({
  name: line(80),
  /** Last segment of its address; null: derived from the name. */
  slug: slug.nullable(),
  /** Parent category; null: none. */
  parent: categoryId.nullable(),
});
export type NewCategory = z.infer<typeof newCategory>;

export const createdCategory = z.object({
  '@id': z.string(),
  '@type': z.literal('Category'),
  id: categoryId.nullable(),
});
export type CreatedCategory = z.infer<typeof createdCategory>;

/** Changes of a category by the team; omitted fields are not changed. */
export const categoryChanges = z.object({
  version,
  name: line(80).optional(),
  /** Heading of its page. */
  title: line(120).optional(),
  /** Markdown or HTML; forbidden markup is removed. */
  intro: z.string().trim().max(20_000).optional(),
  seo: z.object({ title: line(120), description: line(320) }).optional(),
  hidden: z.boolean().optional(),
  /** Filters of its page, in this order. */
  filters: z
    .array(z.string().max(60))
    .max(50)
    .refine((keys) => new Set(keys).size === keys.length)
    .optional(),
});
export type CategoryChanges = z.infer<typeof categoryChanges>;

/** New position of a category; omitted fields are not changed. Its old address redirects to the new one permanently. */
export const categoryPlace = z.object({
  version,
  slug: slug.optional(),
  /** Parent category; null: none. */
  parent: categoryId.nullable().optional(),
  /** Position among its siblings from 0; a larger number means last. */
  position: z.int().min(0).max(10_000).optional(),
});
export type CategoryPlace = z.infer<typeof categoryPlace>;

/** A version of a product or category. */
export const versionShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Version'),
  number: version,
  /** Name of the staff member; null for what was there before the first stored change. */
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** What the shop shows today. */
  current: z.boolean(),
  /** Facts that changed since the version before: `name`, `composition`, `variants`… */
  changed: z.array(z.string()),
});
export type VersionShape = z.infer<typeof versionShape>;

export const versionDetailShape = versionShape.omit({ changed: true }).extend({
  /** What it says, as text by fact. */
  facts: z.record(z.string(), z.string()),
  /**
   * What it gives back, as the parts of an edit; null for versions older than that. Prices, stock, formats, pictures and sale
   * are not among them.
   */
  content: z.record(z.string(), z.unknown()).nullable(),
});
export type VersionDetailShape = z.infer<typeof versionDetailShape>;

/** Civil date and time in Paris at which an edit is applied: `2026-12-24T08:00`. */
const at = civilMoment;
export const scheduledProductChanges = productChanges.extend({ at });
export const scheduledCategoryChanges = categoryChanges.extend({ at });

/** What becomes of a scheduled edit; `overtaken`: as things stand it will not be applied. */
export const SCHEDULED_STATES = ['waiting', 'overtaken', 'applied', 'outdated', 'refused'] as const;

/** An edit applied at a later moment, unless somebody changed the same since. */
export const scheduledEditShape = z.object({
  '@id': z.string(),
  '@type': z.literal('ScheduledEdit'),
  id: z.int(),
  at: z.string(),
  by: z.string(),
  madeAt: z.string(),
  state: z.enum(SCHEDULED_STATES),
  /** What refused it, in French. */
  problem: z.string().nullable(),
  changes: z.array(z.object({ fact: z.string(), before: z.string(), after: z.string() })),
});
export type ScheduledEditShape = z.infer<typeof scheduledEditShape>;

/** Languages the catalogue is translated into from French. */
export const TRANSLATION_LANGUAGES = ['nl'] as const;

/** Each text of a product or category beside its translation. */
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

/** Translations to save; omitted texts are not changed, an empty one deletes the translation. */
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
