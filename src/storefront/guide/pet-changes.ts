import { isDeepStrictEqual } from 'node:util';
import type { GuideAnswers } from './guide-answers.ts';

/** What a guide was answered differently from the profile of a pet. */
export interface PetChanges {
  /** Of the pet. */
  id: string;
  answers: GuideAnswers;
}

/** They travel in a cookie, which holds 4 KB: of those before only the latest stays. */
const MOST_PETS = 2;

/** The steps that differ from what is stored of the pet; null when none does. */
export function changedAnswers(stored: GuideAnswers, next: GuideAnswers): GuideAnswers | null {
  const changed: GuideAnswers = {};
  if (!same(stored.profile, next.profile) && next.profile) changed.profile = next.profile;
  if (!same(stored.shape, next.shape) && next.shape) changed.shape = next.shape;
  if (!same(stored.diet, next.diet) && next.diet) changed.diet = next.diet;
  return Object.keys(changed).length === 0 ? null : changed;
}

/** A field left out and one without a value say the same. */
const same = (one: object | undefined, other: object | undefined) =>
  isDeepStrictEqual(
    JSON.parse(JSON.stringify(one ?? null)),
    JSON.parse(JSON.stringify(other ?? null)),
  );

/** The answers of this pet, the latest first. */
export function keepPet(pets: readonly PetChanges[], id: string, answers: GuideAnswers) {
  return [{ id, answers }, ...forgetPet(pets, id)].slice(0, MOST_PETS);
}

export const forgetPet = (pets: readonly PetChanges[], id: string) =>
  pets.filter((one) => one.id !== id);
