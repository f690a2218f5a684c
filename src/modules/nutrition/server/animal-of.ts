import { ageInMonths } from '#modules/animals/rules/index.ts';
import type { Eater } from '#modules/animals/server/index.ts';
import { type GuideAnimal, guideAnimal } from '../contracts.ts';

/** A customer's animal as input for the guide's equations, at this weight (kg); null when no equation applies. */
export function animalOf(
  eater: Eater,
  weightKg: number,
  today: Temporal.PlainDate,
): GuideAnimal | null {
  const parsed = guideAnimal.safeParse({
    species: eater.species,
    breedId: eater.breed,
    sex: eater.sex === 'male' || eater.sex === 'female' ? eater.sex : null,
    ageMonths: ageInMonths(today, Temporal.PlainDate.from(eater.birthday)),
    neutered: eater.sterilized,
    activity: eater.activity,
    condition: eater.condition,
    features: [eater.feature],
    weightKg,
  });
  return parsed.data ?? null;
}
