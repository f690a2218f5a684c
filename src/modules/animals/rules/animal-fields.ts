import { z } from 'zod';

/**
 * Fields of an animal, declared once: contract, table, query, row and response are derived from
 * here, as are the columns of a migration (docs/architecture.md says what else a new field
 * touches). Composite fields, its age and its feeds, are written by hand where they are computed.
 */

/** A reference in the API: `/api/v2/shop/animal-types/2`, with or without its base path. */
export const reference = (list: string) =>
  z
    .string()
    .min(1)
    .regex(new RegExp(`^(/api/v2)?/shop/${list}/\\d{1,4}$`));

/** A value stored as sent. */
const value = <C extends string, I extends z.ZodType, S extends z.ZodType>(
  column: C,
  input: I,
  shown: S,
) => ({ column, input, shown, list: null, missing: null });

/** A boolean; omitted means false. */
const flag = <C extends string>(column: C) => ({
  column,
  input: z.boolean().optional(),
  shown: z.boolean(),
  list: null,
  missing: false as const,
});

/** Reference to a member of a list; the list may be per species, or shared by both. */
const member = <C extends string>(column: C, list: string, ofSpecies?: 'one' | 'one or both') => ({
  column,
  input: reference(list),
  shown: z.string(),
  list,
  ofSpecies,
  missing: null,
});

/** Reference to a member of a list, or null. */
const memberOrNone = <C extends string>(column: C, list: string) => ({
  column,
  input: reference(list).nullish(),
  shown: z.string().nullable(),
  list,
  ofSpecies: undefined,
  missing: null,
});

/** No control characters: a line break in a name would reach mail headers. */
const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u);

/** Fields of its identity. */
export const who = {
  name: value('name', line.min(1).max(255), z.string()),
  type: member('type_id', 'animal-types'),
  gender: member('gender_id', 'animal-genders'),
  breed: member('breed_id', 'animal-breeds', 'one'),
  crossbreed: flag('crossbreed'),
};

/** Fields of its condition and way of life. */
export const state = {
  condition: member('condition_id', 'animal-conditions'),
  activity: member('activity_id', 'animal-activities'),
  sterilized: value('sterilized', z.boolean(), z.boolean()),
  /** kg. */
  weight: value('weight_kg', z.number(), z.number()),
  feature: member('feature_id', 'animal-features', 'one or both'),
};

/** Fields of its diet, besides the list of feeds. */
export const diet = {
  kibbleBrand: member('kibble_brand_id', 'animal-kibble-brands'),
  oldKibbleBrand: memberOrNone('old_kibble_brand_id', 'animal-kibble-brands'),
  onlyUpd: flag('only_upd'),
};

export const animalFields = { ...who, ...state, ...diet };

type Fields = typeof animalFields;
type Shown<F> = F extends { shown: infer S extends z.ZodType } ? z.output<S> : never;
/** A reference is stored as its id. */
type Stored<F> = F extends { list: string }
  ? number | (null extends Shown<F> ? null : never)
  : Shown<F>;

/** Columns of these fields in the table of animals. */
export type AnimalColumns = {
  [F in keyof Fields as Fields[F]['column']]: Stored<Fields[F]>;
};

/** Part of the input or response schema, in the order of the fields. */
export const inputOf = <P extends Readonly<Record<string, { input: z.ZodType }>>>(part: P) =>
  Object.fromEntries(Object.entries(part).map(([name, { input }]) => [name, input])) as {
    [F in keyof P]: P[F]['input'];
  };
export const shownOf = <P extends Readonly<Record<string, { shown: z.ZodType }>>>(part: P) =>
  Object.fromEntries(Object.entries(part).map(([name, { shown }]) => [name, shown])) as {
    [F in keyof P]: P[F]['shown'];
  };
