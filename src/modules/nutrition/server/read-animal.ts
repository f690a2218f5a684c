import type { z } from 'zod';
import { ageInMonths, animalBirthdayRefusal } from '#modules/animals/rules/index.ts';
import { invalid } from '#platform/http/content-errors.ts';
import {
  type GuideAnimal,
  guideAnimal,
  type MenuAnimal,
  menuAnimal,
  type RecommendationQuestion,
} from '../contracts.ts';

/**
 * The animal of a request, with its birthday converted to an age. Refuses with 400 impossible
 * values: a birthday in the future (PET-26), a weight outside the limits of the species (PET-22,
 * PET-23).
 */
export function readAnimal(
  question: RecommendationQuestion,
  today: Temporal.PlainDate,
): GuideAnimal {
  return readAs(guideAnimal, question, today);
}

/** The cat of a mixed menu, which has limits of its own (GDE-08). */
export function readMenuAnimal(
  question: RecommendationQuestion,
  today: Temporal.PlainDate,
): MenuAnimal {
  return readAs(menuAnimal, question, today);
}

function readAs<Animal>(
  schema: z.ZodType<Animal>,
  question: RecommendationQuestion,
  today: Temporal.PlainDate,
): Animal {
  const refusal = animalBirthdayRefusal(question.birthday, today);
  if (refusal) throw invalid(`Birthday: ${refusal}`, ['birthday']);
  const birthday = Temporal.PlainDate.from(question.birthday);
  const parsed = schema.safeParse({
    species: question.type === 1 ? 'dog' : 'cat',
    sex: question.gender ? (question.gender === 1 ? 'male' : 'female') : null,
    breedId: question.breed ?? null,
    ageMonths: ageInMonths(today, birthday),
    weightKg: question.weight,
    neutered: question.sterilized,
    condition: question.condition,
    activity: question.activity,
    features: question.feature,
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path[0] === 'weightKg' ? 'weight' : 'birthday';
  throw invalid(issue?.message ?? 'Invalid animal', [field]);
}
