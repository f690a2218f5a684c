import { z } from 'zod';
import { isPetWeight } from './rules/index.ts';

/** A reference of the wire: `/api/v2/shop/animal-types/2`, with or without its base. */
const reference = (list: string) =>
  z
    .string()
    .min(1)
    .regex(new RegExp(`^(/api/v2)?/shop/${list}/\\d+$`));

/** The number a reference ends with. */
export function idOf(path: string): number {
  return Number(path.split('/').at(-1));
}

const animalFields = {
  name: z.string().trim().min(1).max(255),
  type: reference('animal-types'),
  gender: reference('animal-genders'),
  breed: reference('animal-breeds'),
  crossbreed: z.boolean().default(false),
  /** True: `birthday` counts; false: years and months do (PET-16). */
  in_date: z.boolean(),
  birthday: z.iso.date().nullish(),
  birthday_years: z.int().min(0).nullish(),
  birthday_months: z.int().min(0).nullish(),
  condition: reference('animal-conditions'),
  activity: reference('animal-activities'),
  sterilized: z.boolean(),
  weight: z.number(),
  feature: reference('animal-features'),
  feeds: z.array(reference('animal-feeds')).min(1),
  kibbleBrand: reference('animal-kibble-brands'),
  oldKibbleBrand: reference('animal-kibble-brands').nullish(),
  onlyUpd: z.boolean().default(false),
};

type Fields = z.infer<z.ZodObject<typeof animalFields>>;
type Raw = { value: unknown };

const hasBirthday = ({ in_date, birthday, birthday_years, birthday_months }: Fields) =>
  ((in_date ? birthday : (birthday_years ?? birthday_months)) ?? null) !== null;

/**
 * A pet as it is saved (PET-21 to PET-24, contracts §2.1). Whether it can be born that day needs
 * today: the command asks `petBirthdayRefusal`.
 */
export const animalInput = z
  .object(animalFields)
  .refine(hasBirthday, {
    path: ['birthday'],
    params: { code: 'required' },
    when: ({ value }: Raw) => typeof (value as Partial<Fields> | null)?.in_date === 'boolean',
  })
  .refine(({ weight, type }) => isPetWeight(weight, idOf(type)), {
    path: ['weight'],
    params: { code: 'weight.range' },
    when: ({ value }: Raw) => {
      const { weight, type } = (value ?? {}) as Partial<Fields>;
      return typeof weight === 'number' && typeof type === 'string';
    },
  });
export type AnimalInput = z.output<typeof animalInput>;

export const animalDeletion = z.object({
  reason: z.enum(['deceased', 'rehomed', 'mistake', 'other']),
  message: z.string().trim().max(1000).nullish(),
});
export type AnimalDeletion = z.output<typeof animalDeletion>;
