import { isDeepStrictEqual } from 'node:util';
import type { GuideAnswers } from './guide-answers.ts';

/** Guide answers that differ from the profile of a saved animal. */
export interface AnimalChanges {
  /** Id of the animal. */
  id: string;
  answers: GuideAnswers;
}

/** They are stored in a cookie of at most 4 KB, so only the latest two animals are stored. */
const MOST_ANIMALS = 2;

/** The steps that differ from what is stored of the animal; null when none does. */
export function changedAnswers(stored: GuideAnswers, next: GuideAnswers): GuideAnswers | null {
  const changed: GuideAnswers = {};
  if (!same(stored.profile, next.profile) && next.profile) changed.profile = next.profile;
  if (!same(stored.shape, next.shape) && next.shape) changed.shape = next.shape;
  if (!same(stored.diet, next.diet) && next.diet) changed.diet = next.diet;
  return Object.keys(changed).length === 0 ? null : changed;
}

/** An absent field equals one without a value. */
const same = (one: object | undefined, other: object | undefined) =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify(one ?? null)),
    JSON.parse(JSON.stringify(other ?? null)),
  );

/** The answers of this animal, the latest first. */
export function keepAnimal(animals: readonly AnimalChanges[], id: string, answers: GuideAnswers) {
  return [{ id, answers }, ...forgetAnimal(animals, id)].slice(0, MOST_ANIMALS);
}

export const forgetAnimal = (animals: readonly AnimalChanges[], id: string) =>
  animals.filter((one) => one.id !== id);
