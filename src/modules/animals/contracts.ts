import { z } from 'zod';
import { named, oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { diet, inputOf, reference, shownOf, state, who } from './rules/animal-fields.ts';
import { isAnimalWeight } from './rules/index.ts';

export const refusals = {
  /** The caller has no such animal, or the animals feature is disabled. */
  'pet.unknown': 404,
  /** The customer has reached the maximum number of animals. */
  'pet.too_many': 422,
} as const satisfies RefusalCatalogue;

/** Maximum per customer: enough for a breeder, but no unlimited storage. */
export const MOST_ANIMALS = 30;

/** The id at the end of a reference. */
export function idOf(path: string): number {
  return Number(path.split('/').at(-1));
}

const LONGEST_MESSAGE = 1000;
/** Upper limit that is beyond any life and still valid in date arithmetic. */
const MOST_YEARS = 1000;
const MOST_MONTHS = 12_000;

const animalFields = {
  ...inputOf(who),
  /** True: `birthday` applies; false: years and months do (PET-16). */
  in_date: z.boolean(),
  birthday: z.iso.date().nullish(),
  birthday_years: z.int().min(0).max(MOST_YEARS).nullish(),
  birthday_months: z.int().min(0).max(MOST_MONTHS).nullish(),
  ...inputOf(state),
  feeds: z.array(reference('animal-feeds')).min(1).max(20),
  ...inputOf(diet),
};

type Fields = z.infer<z.ZodObject<typeof animalFields>>;
type Raw = { value: unknown };

const hasBirthday = ({ in_date, birthday, birthday_years, birthday_months }: Fields) =>
  ((in_date ? birthday : (birthday_years ?? birthday_months)) ?? null) !== null;

/**
 * Input of an animal (PET-21 to PET-24, contracts §2.1). Whether the birthday is possible depends
 * on today: the command checks it with `animalBirthdayRefusal`.
 */
export const animalInput = z
  .object(animalFields)
  .refine(hasBirthday, {
    path: ['birthday'],
    params: { code: 'required' },
    when: ({ value }: Raw) => typeof (value as Partial<Fields> | null)?.in_date === 'boolean',
  })
  .refine(({ weight, type }) => isAnimalWeight(weight, idOf(type)), {
    path: ['weight'],
    params: { code: 'weight.range' },
    when: ({ value }: Raw) => {
      const { weight, type } = (value ?? {}) as Partial<Fields>;
      return typeof weight === 'number' && typeof type === 'string';
    },
  });
export type AnimalInput = z.output<typeof animalInput>;

/** The given fields; merged with the stored ones they are validated by `animalInput`. */
export const animalUpdate = z.object(animalFields).partial();
export type AnimalUpdate = z.output<typeof animalUpdate>;

export const animalDeletion = z.object({
  reason: z.enum(['deceased', 'rehomed', 'mistake', 'other']),
  message: z
    .string()
    .trim()
    .max(LONGEST_MESSAGE)
    .regex(/^[\P{Cc}\t\r\n]*$/u)
    .nullish(),
});
export type AnimalDeletion = z.output<typeof animalDeletion>;

/** A picture already uploaded (contracts §5), and its rotation. */
export const photoInput = z.object({
  fileId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[\w-]+$/),
  url: z.string().min(1).max(1000),
  rotation: oneOf([0, 90, 180, 270]).default(0),
});
export type PhotoInput = z.output<typeof photoInput>;

const item = (type: string) => ({
  '@context': z.string().optional(),
  '@id': z.string(),
  '@type': z.literal(type),
});
const chosen = (type: string) => ({
  ...item(type),
  id: z.int(),
  code: z.string(),
  name: z.string(),
});

export const photoShape = named(
  'AnimalPhoto',
  'The photo of an animal.',
  z.object({
    url: z.string(),
    hash: z.string(),
    alternativeText: z.string(),
    fileId: z.string(),
    /** Degrees clockwise, already included in `url`. */
    rotation: z.int(),
  }),
);

export const animalShape = named(
  'Animal',
  'An animal of a customer.',
  z.object({
    ...item('Animal'),
    id: z.int(),
    animal_code: z.string(),
    ...shownOf(who),
    birthday: z.iso.date(),
    birthday_years: z.int(),
    birthday_months: z.int(),
    in_date: z.boolean(),
    ...shownOf(state),
    feeds: z.array(z.string()),
    ...shownOf(diet),
    photo: photoShape.nullable(),
  }),
);
export type AnimalShape = z.infer<typeof animalShape>;

/** Members of the lists; in some, the description depends on `?type=`. */
export const animalTypeShape = named('AnimalType', 'Dog or cat.', z.object(chosen('AnimalType')));
export const animalGenderShape = named(
  'AnimalGender',
  'Male or female.',
  z.object(chosen('AnimalGender')),
);
export const animalBreedShape = named(
  'AnimalBreed',
  'A breed or a crossbreed.',
  z.object({
    ...chosen('AnimalBreed'),
    type: z.string(),
    size: z.string(),
    crossbreed: z.boolean(),
    /** kg. */
    adultWeight: z.number(),
  }),
);
export const animalActivityShape = named(
  'AnimalActivity',
  'How active an animal is.',
  z.object({
    ...chosen('AnimalActivity'),
    description: z.string().nullable(),
  }),
);
export const animalConditionShape = named(
  'AnimalCondition',
  'A body condition.',
  z.object({
    ...chosen('AnimalCondition'),
    position: z.int(),
    label: z.string(),
    description: z.string(),
    imageUrl: z.string().nullable(),
  }),
);
/** `type` is null when it applies to both species. */
export const animalFeatureShape = named(
  'AnimalFeature',
  'A sensitivity or an illness.',
  z.object({
    ...chosen('AnimalFeature'),
    type: z.string().nullable(),
  }),
);
export const animalFeedShape = named(
  'AnimalFeed',
  'What animals eat.',
  z.object(chosen('AnimalFeed')),
);
export const animalKibbleBrandShape = named(
  'AnimalKibbleBrand',
  'A brand of kibble.',
  z.object({
    ...item('AnimalKibbleBrand'),
    id: z.int(),
    name: z.string(),
  }),
);

export type AnimalBreedShape = z.infer<typeof animalBreedShape>;
export type AnimalActivityShape = z.infer<typeof animalActivityShape>;
export type AnimalConditionShape = z.infer<typeof animalConditionShape>;
export type AnimalFeatureShape = z.infer<typeof animalFeatureShape>;
export type AnimalFeedShape = z.infer<typeof animalFeedShape>;
export type AnimalKibbleBrandShape = z.infer<typeof animalKibbleBrandShape>;
