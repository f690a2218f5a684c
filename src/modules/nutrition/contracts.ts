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

/** What the shop knows of an animal when it feeds it. Weights in kg, age in months. */
const animalTraits = z.object({
  breedId: z.string().nullable(),
  sex: sex.nullable(),
  ageMonths: z.number().min(0).max(360),
  neutered: z.boolean(),
  activity,
  condition,
  /** Pathology codes of `breeds.json`; `aucune` is allowed. */
  features: z.array(z.string()).default([]),
  /** Typed by the shopper; null lets the breed or the growth curve answer. */
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

/** The cat of the bi-nutrition menu (GDE-08); a dog is let in so that its own error is shown. */
export const menuAnimal = animalTraits.extend({ species, weightKg: menuCatWeightKg });
export type MenuAnimal = z.infer<typeof menuAnimal>;

/**
 * The ration calculator of a dog product page (GDE-10). `weight` is the expected adult weight up
 * to 12 months (GDE-12). Values no table covers are answered by the rule, not refused (GDE-13).
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

/** A food as the recommendation sees it; projected from the catalogue. Energy in kcal per 100 g. */
export const recommendableFood = z.object({
  sku: z.string(),
  type: z.enum(['dry', 'wet']),
  species,
  lifeStages: z.array(lifeStage).min(1),
  /** Empty = every size. */
  sizes: z.array(z.string()),
  neutered: z.enum(['any', 'only']),
  /** Empty = every breed. */
  breeds: z.array(z.string()),
  benefits: z.array(z.string()),
  kcalPer100g: z.number().min(30).max(600),
  light: z.boolean(),
  seniorOnly: z.boolean(),
  complete: z.boolean(),
  available: z.boolean(),
});
export type RecommendableFood = z.infer<typeof recommendableFood>;

/** What an animal eats today (PET-11); treats every day leave less room in the bowl. */
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
  /** Said to be right although it is far from the weights of the breed: asked for before a ration. */
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
  /** Of a mixed menu: the product of its kibble, its wet recipes in order; left out, ours. */
  kibble: z.string().max(40).nullish(),
  recipes: z.array(z.string().max(40)).max(30).default([]),
  wetFrequency: z.enum(['3_per_week', 'daily']).default('3_per_week'),
  /** Products whose ration is wanted too, among `menus`, whether they would be proposed or not. */
  foods: z.array(z.string().max(40)).max(10).default([]),
});
export type RecommendationQuestion = z.infer<typeof recommendationQuestion>;
/** As a client sends it: what has a default may be left out. */
export type RecommendationRequest = z.input<typeof recommendationQuestion>;

/** As the content system lists it: its own attributes stand beside the product's. */
const listedProduct = z.object({
  id: z.int(),
  attributes: productSummary.extend({
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
    publishedAt: z.string().optional(),
    locale: z.string().optional(),
  }),
});

/** Cents of a delivery: its goods, and what the cart asks for their transport; null when nobody carries them. */
const deliveryCost = z.object({ goods: z.int(), delivery: z.int().nullable() });

/** What is proposed of a product: what costs least a day, delivery included, at a rhythm that fits (decision 0361). */
const proposedDelivery = z.object({
  /** The format. */
  sku: z.string(),
  bags: z.int(),
  /** Days the bags last. */
  days: z.int(),
  /** Days between two deliveries. */
  frequency: z.int(),
  once: deliveryCost,
  /** Of each delivery of a subscription; null when it is not sold on subscription. */
  subscription: deliveryCost.nullable(),
});

export type ProposedDelivery = z.infer<typeof proposedDelivery>;

/** How one product feeds the animal. Grams a day, days, kcal per 100 g. */
const menu = z.object({
  sku: z.string(),
  kcalPer100g: z.number(),
  /** Keys under `nutrition.reasons`, at most four, most telling first. */
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
      /** What is proposed to who wants this format; null when nobody can be sent it. */
      plan: proposedDelivery.nullable(),
    }),
  ),
  /** Whether it is made for the age of the animal: else nobody should be told this ration. */
  isForAge: z.boolean(),
  /** Null when no format is in stock. */
  proposal: proposedDelivery.nullable(),
});

const menuDay = z.object({
  day: z.string(),
  kibbleGrams: z.int(),
  /** Product of the wet food; null on a day of kibble alone. */
  recipe: z.string().nullable(),
  /** Units of it: a pouch or a tin, or a half. */
  units: z.number(),
});

/** What a delivery of a mixed menu costs; `perDay` is cents of a day, delivery included where it is known. */
const menuCost = deliveryCost.extend({ perDay: z.int() });

/** A mixed menu as it is delivered at one rhythm. */
const menuDelivery = z.object({
  /** Days between two deliveries. */
  frequency: z.int(),
  /** Formats and how many of each. */
  lines: z.array(z.object({ sku: z.string(), count: z.int() })),
  once: menuCost,
  /** Of each delivery of a subscription; null when it is not sold on subscription. */
  subscription: menuCost.nullable(),
  /** Whether a subscription at this rhythm brings no more than is eaten (decision 0361). */
  fits: z.boolean(),
});

/** The week of a mixed menu. Means are unrounded, for what a delivery holds. */
const menuWeek = z.object({
  wetFrequency: z.enum(['3_per_week', 'daily']),
  days: z.array(menuDay),
  kibbleGramsPerDay: z.number(),
  wetGramsPerDay: z.number(),
  unitsPerWeek: z.array(z.object({ sku: z.string(), units: z.number() })),
  /** One for each rhythm; empty when nothing of it is sold. */
  deliveries: z.array(menuDelivery),
  /** The rhythm that is proposed: of those that fit the one that costs least a day; null when nothing is sold. */
  proposed: z.int().nullable(),
});
export type MenuWeek = z.infer<typeof menuWeek>;

/** A food of a mixed menu. kcal per 100 g; reasons are keys under `nutrition.reasons`. */
const menuFood = z.object({
  sku: z.string(),
  kcalPer100g: z.number(),
  reasons: z.array(z.string()),
});

/** What a mixed menu may be made of, and what was chosen (GDE-03 to GDE-07). */
export const mixedMenuAnswer = z.object({
  /** The most recipes that may be chosen. */
  maximum: z.int(),
  /** Proposed kibble, best first. */
  kibbles: z.array(menuFood),
  /** Every kibble of the shop for cats. */
  otherKibbles: z.array(z.object({ sku: z.string(), name: z.string() })),
  /** Wet food that suits, best first; grams of a unit. */
  recipes: z.array(menuFood.extend({ unitGrams: z.int() })),
  /** Their products. */
  products: z.array(listedProduct),
  /** One for each rhythm; empty while nothing is chosen. */
  weeks: z.array(menuWeek),
});
export type MixedMenuAnswer = z.infer<typeof mixedMenuAnswer>;

/** The answer of the kibble guide; without a recommendation nothing fits (GDE-22). */
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
  /** Only of a mixed menu. */
  mixed: mixedMenuAnswer.optional(),
});
export type RecommendationAnswer = z.infer<typeof recommendationAnswer>;
export const recommendedList = z.array(listedProduct);

/**
 * Why the service proposes nothing (contracts §3.4); `reason` is a key under `nutrition.vet`. With
 * `weight` the weight is far from the breed: ask, then send it again with `weightConfirmed`.
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

/** A food in the bowl of one animal: grams a day, whole days one piece of it lasts. */
const bowl = z.object({
  /** kg. */
  weight: z.number(),
  rationGrams: z.int(),
  mealGrams: z.array(z.int()),
  days: z.int(),
  /**
   * Days between two deliveries of one piece that fit what is eaten (decision 0361); null where it brings more, or
   * lasts too short.
   */
  frequency: z.int().nullable(),
});

/** How one variant feeds one animal; of a vet's patient, or of food that is not for its age, no bowl. */
export const animalRationShape = named(
  'AnimalRation',
  'How a food feeds an animal.',
  z.object({
    '@type': z.literal('AnimalRation'),
    variantCode: z.string(),
    /** Net grams of a piece. */
    netGrams: z.int(),
    /** Cents of a piece, bought once and on subscription; null where it is not sold on subscription. */
    goods: z.object({ once: z.int(), subscription: z.int() }).nullable(),
    /** Null: ask a vet, or our team. */
    bowl: bowl.nullable(),
    /** At the weight before the last one, for some weeks after it changed; else null. */
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
