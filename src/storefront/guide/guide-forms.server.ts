import { z } from 'zod';
import {
  ANIMAL_TYPES,
  animalBirthdayRefusal,
  birthdayOfAge,
  isAnimalWeight,
} from '#modules/animals/rules/index.ts';
import {
  activity,
  condition,
  type Feed,
  feed,
  type Species,
  species,
} from '#modules/nutrition/contracts.ts';
import { findBreedNamed, kibbleBrands, pathologiesOf } from '#modules/nutrition/rules/index.ts';
import { pickedAnswers } from './animal-questions.ts';
import type { DietAnswers, ProfileAnswers, ShapeAnswers } from './guide-answers.ts';
import { readersOf } from './read-answers.server.ts';
import { askAboutWeight, type Weighed, weightFields, weightInput } from './weight-answer.server.ts';

type Typed = Readonly<Record<string, string>>;

const chosen = <Value extends string>(values: readonly Value[]) =>
  z.string().pipe(z.enum(values as [Value, ...Value[]]));
const text = (max: number) => z.string().trim().min(1).max(max);
const whole = (max: number) =>
  z.preprocess(
    (typed) => (typed === '' || typed === undefined ? undefined : Number(typed)),
    z.int().min(0).max(max).optional(),
  );

/** Makes a check of the whole form run even while other fields are invalid. */
export const always = { when: () => true };
const required = (path: string) => ({ path: [path], params: { code: 'required' }, ...always });

/** Parses step 1; fields in collapsed parts are ignored (PET-16, PET-21, PET-24 to PET-26). */
export function readProfile(typed: Typed, today: Temporal.PlainDate) {
  const isDate = typed.in_date !== 'age';
  const folded = isDate ? { birthday_years: '', birthday_months: '' } : { birthday: '' };
  const input = { ...typed, ...folded };
  const schema = z
    .object({
      species: chosen(species.options),
      name: text(40),
      breed: text(80),
      in_date: chosen(['date', 'age']),
      birthday: z.string(),
      birthday_years: whole(30),
      birthday_months: whole(240),
      gender: chosen(['male', 'female']),
      ...readersOf('profile', true),
    })
    .superRefine(({ birthday }, context) => {
      if (!isDate || birthday === '') return;
      const code = animalBirthdayRefusal(birthday, today);
      if (code) context.addIssue({ code: 'custom', path: ['birthday'], params: { code } });
    }, always)
    .refine(({ birthday }) => !isDate || Boolean(birthday), required('birthday'))
    .refine(
      () => isDate || Boolean(typed.birthday_years?.trim() || typed.birthday_months?.trim()),
      required('birthday_years'),
    )
    .refine((value) => !value.breed || !value.species || breedOf(value) !== null, {
      ...always,
      path: ['breed'],
      params: { code: 'one_of' },
    })
    .transform((value): ProfileAnswers => {
      const breed = breedOf(value);
      const age = { years: value.birthday_years ?? 0, months: value.birthday_months ?? 0 };
      return {
        species: value.species,
        name: value.name,
        gender: value.gender,
        breed: breed?.id ?? '',
        breedName: breed?.name ?? '',
        inDate: isDate,
        birthday: isDate ? value.birthday : birthdayOfAge(age, today).toString(),
        years: String(value.birthday_years ?? ''),
        months: String(value.birthday_months ?? ''),
        ...pickedAnswers('profile', true, value),
      };
    });
  return { input, schema };
}

const breedOf = (value: { breed: string; species: Species }) =>
  findBreedNamed(value.species, value.breed);

/** Parses step 2 (PET-06, PET-22, PET-23); `weighed` is the data the weight is compared with. */
export function readShape(typed: Typed, of: Species, weighed: Weighed | null) {
  const input = {
    ...weightInput(typed),
    condition: typed.condition === undefined ? undefined : Number(typed.condition),
  };
  const isAllowed = (kg: number) => isAnimalWeight(kg, ANIMAL_TYPES[of]);
  const schema = z
    .object({
      ...weightFields(isAllowed, 'weight.range'),
      condition: z.preprocess((level) => level, z.number().pipe(condition)),
    })
    .superRefine(askAboutWeight(weighed, isAllowed), always)
    .transform(
      ({ weight, condition, weightConfirmed: confirmedKg }): ShapeAnswers => ({
        weight,
        condition,
        confirmedKg,
      }),
    );
  return { input, schema };
}

/** The answer of step 3 that opens the list of illnesses. */
export const ILLNESS = 'maladie';

/** The entry of the brand list for owners who do not know the brand. */
export const UNKNOWN_BRAND = 'Je ne sais pas';

const brand = () =>
  z
    .string()
    .min(1)
    .pipe(z.enum(kibbleBrands() as [string, ...string[]]));

const foodFields = () => ({ feeds: z.array(feed).min(1), kibbleBrand: brand() });

const fed = (typed: Typed) =>
  feed.options.filter((one): one is Feed => typed[`feed.${one}`] === 'on');

/** Brand of an animal that gets no kibble: a list entry named after its food. */
function brandWithoutKibble(feeds: readonly Feed[]): string {
  if (feeds.includes('cru')) return 'Alimentation crue';
  return feeds.includes('menagere') ? 'Ration ménagère' : UNKNOWN_BRAND;
}

/** The food fields; without kibble the brand is derived from the food (PET-21). */
function foodInput(typed: Typed) {
  const feeds = fed(typed);
  const isKibbleFed = feeds.includes('croquettes');
  return {
    ...typed,
    feeds,
    kibbleBrand: isKibbleFed ? typed.kibbleBrand : brandWithoutKibble(feeds),
  };
}

/** Living conditions with further fields; an illness is selected in a list of its own. */
function lifeSchema<Others extends z.ZodRawShape>(of: Species, others: Others) {
  const codes = pathologiesOf(of).map(({ code }) => code);
  const life = {
    activity: chosen(activity.options),
    feature: chosen([...codes, ILLNESS]),
    illness: z.string().optional(),
  };
  const isNotified = ({ feature, illness }: { feature: string; illness?: string | undefined }) =>
    feature !== ILLNESS || codes.includes(illness ?? '');
  return z
    .object({ ...life, ...others })
    .refine(
      (value) => isNotified(value as z.output<z.ZodObject<typeof life>>),
      required('illness'),
    );
}

/** The selected feature, replaced by the illness if one was selected. */
function reported<Answers extends { feature: string; illness?: string | undefined }>(
  value: Answers,
) {
  const { illness, ...rest } = value;
  return { ...rest, feature: rest.feature === ILLNESS ? (illness as string) : rest.feature };
}

/** Step 3 (PET-07, PET-10 to PET-12). */
export function readDiet(typed: Typed, of: Species) {
  const schema = lifeSchema(of, foodFields()).transform((diet): DietAnswers => reported(diet));
  return { input: foodInput(typed), schema };
}

/** With four steps (PET-20), the first half of step 3: living conditions. */
export function readLife(typed: Typed, of: Species) {
  return { input: typed, schema: lifeSchema(of, {}).transform(reported) };
}

/** The second half: food. */
export function readFood(typed: Typed) {
  return { input: foodInput(typed), schema: z.object(foodFields()) };
}
