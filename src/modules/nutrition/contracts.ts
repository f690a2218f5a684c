import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import { productSummary } from '#modules/catalog/contracts.ts';

export const species = z.enum(['dog', 'cat']);
export const sex = z.enum(['male', 'female']);
export const activity = z.enum(['faible', 'moderee', 'elevee', 'tres_elevee']);
/** Body condition, 1 very thin to 5 obese. */
export const condition = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export const wetFrequency = z.enum(['three', 'daily']);
export const lifeStage = z.enum(['growth', 'adult']);

export type Species = z.infer<typeof species>;
export type Sex = z.infer<typeof sex>;
export type Activity = z.infer<typeof activity>;
export type Condition = z.infer<typeof condition>;
export type WetFrequency = z.infer<typeof wetFrequency>;
export type LifeStage = z.infer<typeof lifeStage>;

/** What the shop knows about an animal when it computes a ration. Weights in kg, age in months. */
const animalTraits = z.object({
  breedId: z.string().nullable(),
  sex: sex.nullable(),
  ageMonths: z.number().min(0).max(360),
  neutered: z.boolean(),
  activity,
  condition,
  /** Pathology codes of `breeds.json`; `aucune` is allowed. */
  features: z.array(z.string()).default([]),
  /** Entered by the shopper; null: derived from the breed or the growth curve. */
  adultWeightKg: z.number().gt(0).lt(100).nullable().default(null),
});

const dogWeightKg = z.number().gt(0).lt(100);
const catWeightKg = z.number().min(1).max(13);
const menuCatWeightKg = z.number().gt(0).lt(13);

/** The animal of the kibble guide (GDE-02, weights PET-22, PET-23). */
export const guideAnimal = z.discriminatedUnion('species', [
  animalTraits.extend({ species: z.literal('dog'), weightKg: dogWeightKg }),
  animalTraits.extend({ species: z.literal('cat'), weightKg: catWeightKg }),
]);
export type GuideAnimal = z.infer<typeof guideAnimal>;

/** The cat of the bi-nutrition menu (GDE-08); a dog is accepted so that it gets an error message of its own. */
export const menuAnimal = animalTraits.extend({ species, weightKg: menuCatWeightKg });
export type MenuAnimal = z.infer<typeof menuAnimal>;

/**
 * The ration calculator of a dog product page (GDE-10). `weight` is the expected adult weight up to
 * 12 months (GDE-12). Values outside the tables get a rule of their own instead of a refusal
 * (GDE-13).
 */
export const rationQuestion = z.object({
  ref: z.string().min(1),
  weight: z.number().gt(0),
  month: z.number().min(0),
});
export type RationQuestion = z.infer<typeof rationQuestion>;

/** The delivery-frequency calculator (GDE-14): one line per product, grams a day of all animals. */
export const frequencyQuestion = z.object({
  lines: z
    .array(
      z.object({
        bagGrams: z.int().min(1),
        bags: z.int().min(1).max(99),
        rationGrams: z.number().gt(0),
        growingUnder6Months: z.boolean().default(false),
      }),
    )
    .min(1),
});
export type FrequencyQuestion = z.infer<typeof frequencyQuestion>;

/** A food as the recommendation needs it, taken from the catalogue. Energy in kcal per 100 g. */
export const recommendableFood = z.object({
  sku: z.string(),
  type: z.enum(['dry', 'wet']),
  species,
  lifeStages: z.array(lifeStage).min(1),
  /** Empty: for every size. */
  sizes: z.array(z.string()),
  neutered: z.enum(['any', 'only']),
  /** Empty: for every breed. */
  breeds: z.array(z.string()),
  benefits: z.array(z.string()),
  kcalPer100g: z.number().min(30).max(600),
  light: z.boolean(),
  seniorOnly: z.boolean(),
  complete: z.boolean(),
  available: z.boolean(),
});
export type RecommendableFood = z.infer<typeof recommendableFood>;

/** What an animal eats today (PET-11); daily treats reduce the ration. */
export const feed = z.enum(['croquettes', 'patee', 'menagere', 'cru', 'friandises']);
export type Feed = z.infer<typeof feed>;

/** The animal as `POST /b2c-recommendation/getReco` takes it: fields of contracts §2.1 as scalars. */
export const recommendationQuestion = z.object({
  /** 1 = dog, 2 = cat. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** 1 = male, 2 = female. */
  gender: z.union([z.literal(1), z.literal(2)]).nullish(),
  /** Code of the breed data. */
  breed: z.string().max(80).nullish(),
  birthday: z.iso.date(),
  /** kg. */
  weight: z.number(),
  /** The shopper confirmed a weight far from the range of the breed; without it no ration is given. */
  weightConfirmed: z.boolean().default(false),
  sterilized: z.boolean(),
  condition,
  activity,
  /** Pathology codes. */
  feature: z.array(z.string().max(40)).max(30).default([]),
  feeds: z.array(feed).max(10).default([]),
  kibbleBrand: z.string().max(80).nullish(),
  /** `bi` asks for a mixed menu of kibble and wet food (GDE-03). */
  nutrition: z.enum(['kibble', 'bi']).default('kibble'),
  /** For a mixed menu: the product of its kibble, and its wet recipes in order; omitted: our choice. */
  kibble: z.string().max(40).nullish(),
  recipes: z.array(z.string().max(40)).max(30).default([]),
  wetFrequency: z.enum(['3_per_week', 'daily']).default('3_per_week'),
  /** Products to include among `menus` with a ration, even if they are not recommended. */
  foods: z.array(z.string().max(40)).max(10).default([]),
});
export type RecommendationQuestion = z.infer<typeof recommendationQuestion>;
/** As sent by a client: fields with a default may be omitted. */
export type RecommendationRequest = z.input<typeof recommendationQuestion>;

/** A product as in the content API, whose own fields are added to those of the product. */
const listedProduct = z.object({
  id: z.int(),
  attributes: productSummary.extend({
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
    publishedAt: z.string().optional(),
    locale: z.string().optional(),
  }),
});

/** Cents of a delivery: its goods and its delivery cost; null when no carrier delivers it. */
const deliveryCost = z.object({ goods: z.int(), delivery: z.int().nullable() });

/**
 * Recommended delivery of a product: lowest cost per day, delivery included, at an interval that
 * matches consumption (decision 0361).
 */
const proposedDelivery = z.object({
  /** Sku of the format. */
  sku: z.string(),
  bags: z.int(),
  /** Days the bags last. */
  days: z.int(),
  /** Days between two deliveries. */
  frequency: z.int(),
  once: deliveryCost,
  /** Cost of each subscription delivery; null when it is not sold on subscription. */
  subscription: deliveryCost.nullable(),
});

export type ProposedDelivery = z.infer<typeof proposedDelivery>;

/** Ration of one product for the animal. Grams a day, days, kcal per 100 g. */
const menu = z.object({
  sku: z.string(),
  kcalPer100g: z.number(),
  /** Keys under `nutrition.reasons`, at most four, most relevant first. */
  reasons: z.array(z.string()),
  rationGrams: z.int(),
  mealGrams: z.array(z.int()),
  /** Formats in stock; `frequency` is null when one bag lasts less than 21 days. */
  formats: z.array(
    z.object({
      sku: z.string(),
      days: z.int(),
      frequency: z.int().nullable(),
      bags: z.int(),
      suggested: z.boolean(),
      /** Delivery recommended with this format; null when no carrier delivers it. */
      plan: proposedDelivery.nullable(),
    }),
  ),
  /** Whether it is made for the animal's age; if not, the ration must not be shown. */
  isForAge: z.boolean(),
  /** Null when no format is in stock. */
  proposal: proposedDelivery.nullable(),
});

const menuDay = z.object({
  day: z.string(),
  kibbleGrams: z.int(),
  /** Wet product of the day; null on a day with kibble only. */
  recipe: z.string().nullable(),
  /** Number of pouches or tins; 0.5 is possible. */
  units: z.number(),
});

/** Cost of a mixed-menu delivery; `perDay` in cents, delivery included when its cost is available. */
const menuCost = deliveryCost.extend({ perDay: z.int() });

/** Delivery of a mixed menu at one interval. */
const menuDelivery = z.object({
  /** Days between two deliveries. */
  frequency: z.int(),
  /** Formats and their quantities. */
  lines: z.array(z.object({ sku: z.string(), count: z.int() })),
  once: menuCost,
  /** Cost of each subscription delivery; null when it is not sold on subscription. */
  subscription: menuCost.nullable(),
  /** Whether a subscription at this interval delivers no more than is eaten (decision 0361). */
  fits: z.boolean(),
});

/** The week of a mixed menu. Averages are unrounded, to compute deliveries. */
const menuWeek = z.object({
  wetFrequency: z.enum(['3_per_week', 'daily']),
  days: z.array(menuDay),
  kibbleGramsPerDay: z.number(),
  wetGramsPerDay: z.number(),
  unitsPerWeek: z.array(z.object({ sku: z.string(), units: z.number() })),
  /** One for each interval; empty when none of the foods is sold. */
  deliveries: z.array(menuDelivery),
  /** Recommended interval: the one with the lowest cost per day among those that fit; null when nothing is sold. */
  proposed: z.int().nullable(),
});
export type MenuWeek = z.infer<typeof menuWeek>;

/** A food of a mixed menu. kcal per 100 g; reasons are keys under `nutrition.reasons`. */
const menuFood = z.object({
  sku: z.string(),
  kcalPer100g: z.number(),
  reasons: z.array(z.string()),
});

/** Foods a mixed menu can contain, and the selection (GDE-03 to GDE-07). */
export const mixedMenuAnswer = z.object({
  /** Maximum number of recipes that can be selected. */
  maximum: z.int(),
  /** Recommended kibble, best first. */
  kibbles: z.array(menuFood),
  /** Every cat kibble of the shop. */
  otherKibbles: z.array(z.object({ sku: z.string(), name: z.string() })),
  /** Suitable wet food, best first; `unitGrams` is the weight of a pouch or tin. */
  recipes: z.array(menuFood.extend({ unitGrams: z.int() })),
  /** Products of these foods. */
  products: z.array(listedProduct),
  /** One for each interval; empty while nothing is selected. */
  weeks: z.array(menuWeek),
});
export type MixedMenuAnswer = z.infer<typeof mixedMenuAnswer>;

/** Answer of the kibble guide; `none` when no food fits (GDE-22). */
export const recommendationAnswer = z.object({
  recommendation: listedProduct.nullable(),
  alternatives: z.array(listedProduct),
  ration: z.object({ kibble: z.int(), wet: z.int().nullable() }).nullable(),
  wetFrequency: z.enum(['3_per_week', 'daily']).nullable(),
  energyKcal: z.int(),
  lifeStage,
  /** Keys under `nutrition.notes`. */
  notes: z.array(z.string()),
  menus: z.array(menu),
  /** For a mixed menu only. */
  mixed: mixedMenuAnswer.optional(),
});
export type RecommendationAnswer = z.infer<typeof recommendationAnswer>;
export const recommendedList = z.array(listedProduct);

/**
 * Why no food is recommended (contracts §3.4); `reason` is a key under `nutrition.vet`. If `weight`
 * is set, the weight is far from the breed's range: ask the shopper, then send it again with
 * `weightConfirmed`.
 */
export const recommendationRefusal = z.object({
  code: z.enum([
    'dog-kibbles',
    'dog',
    'overweight',
    'pathology',
    'kitten',
    'adult',
    'weight',
    'generic',
  ]),
  reason: z.string().nullable(),
});
export type RecommendationRefusal = z.infer<typeof recommendationRefusal>;

/** Ration of one animal: grams a day, and whole days one unit of the food lasts. */
const bowl = z.object({
  /** kg. */
  weight: z.number(),
  rationGrams: z.int(),
  mealGrams: z.array(z.int()),
  days: z.int(),
  /**
   * Days between two deliveries of one unit that match consumption (decision 0361); null when more
   * would be delivered than eaten, or the unit does not last long enough.
   */
  frequency: z.int().nullable(),
});

/** Ration of one variant for one animal; no bowl for an animal that needs a vet, or food for another age. */
export const animalRationShape = named(
  'AnimalRation',
  'How a food feeds an animal.',
  z.object({
    '@type': z.literal('AnimalRation'),
    variantCode: z.string(),
    /** Net grams of a unit. */
    netGrams: z.int(),
    /** Price of a unit in cents, one-off and on subscription; null when it is not sold on subscription. */
    goods: z.object({ once: z.int(), subscription: z.int() }).nullable(),
    /** Null: the shopper should ask a vet or our team. */
    bowl: bowl.nullable(),
    /** Ration at the previous weight, for some weeks after a new weight was entered; otherwise null. */
    before: bowl.nullable(),
  }),
);
export type AnimalRationShape = z.infer<typeof animalRationShape>;

/** The answer of the ration calculator: grams a day, weights in kg. */
export const rationAnswer = z.object({
  ref: z.string(),
  weight: z.number(),
  month: z.number(),
  ration: z.int(),
  rationMin: z.int(),
  rationMax: z.int(),
  mealGrams: z.array(z.int()),
  lifeStage: z.enum(['chiot', 'adulte', 'senior']),
  unit: z.literal('g'),
  table: z.array(z.object({ weightMin: z.number(), weightMax: z.number(), ration: z.int() })),
});
