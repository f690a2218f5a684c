import { z } from 'zod';
import type { Species } from '#modules/nutrition/contracts.ts';
import { isCrossbreed, kibbleBrands } from '#modules/nutrition/rules/index.ts';
import type { AnimalStep } from '#pages/paths.ts';
import {
  readDiet,
  readFood,
  readLife,
  readProfile,
  readShape,
} from '../guide/guide-forms.server.ts';
import { readersOf } from '../guide/read-answers.server.ts';
import type { AnimalDraft, WholeAnimal } from './animal-draft.ts';

type Typed = Readonly<Record<string, string>>;
/** Schema of a step, and the part of the draft it produces. */
interface Reading<Part = Partial<AnimalDraft>> {
  input: unknown;
  schema: z.ZodType<Part>;
}

/** Questions that only the account has: the former brand, among others. */
const ownFood = () =>
  z.object({
    ...readersOf('food', false),
    oldKibbleBrand: z
      .string()
      .optional()
      .transform((old = '') => (kibbleBrands().includes(old) ? old : null)),
  });

function profileReading(
  typed: Typed,
  today: Temporal.PlainDate,
): Reading<Pick<WholeAnimal, 'profile'>> {
  const { input, schema } = readProfile(typed, today);
  return {
    input,
    schema: z.intersection(schema, z.object(readersOf('profile', false))).transform((profile) => ({
      profile: {
        ...profile,
        // Some breed names already mean a crossbreed.
        crossbreed: profile.crossbreed || isCrossbreed(profile.breed),
      },
    })),
  };
}

function dietReading(typed: Typed, of: Species): Reading<Pick<WholeAnimal, 'life' | 'food'>> {
  const { input, schema } = readDiet(typed, of);
  return {
    input,
    schema: z
      .intersection(schema, ownFood())
      .transform(({ activity, feature, ...food }) => ({ life: { activity, feature }, food })),
  };
}

function foodReading(typed: Typed): Reading<Pick<WholeAnimal, 'food'>> {
  const { input, schema } = readFood(typed);
  return { input, schema: z.intersection(schema, ownFood()).transform((food) => ({ food })) };
}

interface Whose {
  species: Species;
  /** Undefined while the step has errors. */
  profile: WholeAnimal['profile'] | undefined;
}

/** One step of a new animal. */
export function readStep(
  step: AnimalStep,
  typed: Typed,
  { species: of, profile }: Whose,
  today: Temporal.PlainDate,
): Reading {
  if (step === 'profile') return profileReading(typed, today);
  if (step === 'diet') return dietReading(typed, of);
  if (step === 'shape') {
    const { input, schema } = readShape(typed, of, profile ? { profile, today } : null);
    return { input, schema: schema.transform((shape) => ({ shape })) };
  }
  if (step === 'life') {
    const { input, schema } = readLife(typed, of);
    return {
      input,
      schema: schema.transform(({ activity, feature }) => ({ life: { activity, feature } })),
    };
  }
  return foodReading(typed);
}

/** Parses the form with all questions: every invalid field is reported. */
export function readWholeAnimal(
  typed: Typed,
  of: Species,
  today: Temporal.PlainDate,
): Reading<WholeAnimal> {
  const who = profileReading(typed, today);
  const { data } = who.schema.safeParse(who.input);
  const parts = [
    who,
    readStep('shape', typed, { species: of, profile: data?.profile }, today),
    dietReading(typed, of),
  ];
  const schema = z.unknown().transform((_, context) => {
    const read = parts.map(({ input, schema: part }) => part.safeParse(input));
    for (const { error } of read)
      for (const issue of error?.issues ?? []) context.issues.push({ ...issue, input: undefined });
    return Object.assign({}, ...read.map(({ data }) => data)) as WholeAnimal;
  });
  return { input: typed, schema };
}
