import data from '#data/breeds.json' with { type: 'json' };
import type { Sex, Species } from '../contracts.ts';

type WeightRange = { min: number; max: number };

export type Breed = {
  id: string;
  name: string;
  species: Species;
  fciNumber: number | null;
  adultWeightKg: Readonly<Record<Sex, WeightRange>>;
  midAdultWeightKg: number;
  sizeClass: string;
  /** Only for the two breeds with a value published by FEDIAF. */
  energyException?: { kcalPerKg075: number };
};

// Accessed in functions only, so that bundles of pages without breeds leave the data out.
const generic = () => data.genericBreeds as readonly Breed[];
const all = () => [...(data.breeds as readonly Breed[]), ...generic()];

/** Pure breeds, then the crossbreed entries, in the order of the data. */
export function breedsOf(species: Species): Breed[] {
  return all().filter((breed) => breed.species === species);
}

/** A breed of the species; null for a breed of the other species. */
export function findBreed(species: Species, breedId: string | null): Breed | null {
  return breedsOf(species).find(({ id }) => id === breedId) ?? null;
}

export function isCrossbreed(breedId: string): boolean {
  return generic().some(({ id }) => id === breedId);
}

/** kcal per kg^0.75 that replaces the activity value for the two dog breeds FEDIAF lists. */
export function energyException(breedId: string | null): number | null {
  return findBreed('dog', breedId)?.energyException?.kcalPerKg075 ?? null;
}

/** Middle of the range of the sex, kg; of both sexes when it is unknown. */
export function usualAdultWeight(breed: Breed, sex: Sex | null): number {
  if (sex === null) return breed.midAdultWeightKg;
  const { min, max } = breed.adultWeightKg[sex];
  return (min + max) / 2;
}

/** Heaviest usual adult of the breed, kg; the larger of both sexes when it is unknown. */
export function heaviestAdultWeight(breed: Breed, sex: Sex | null): number {
  const { male, female } = breed.adultWeightKg;
  return sex === null ? Math.max(male.max, female.max) : breed.adultWeightKg[sex].max;
}

/** The same for a cat; without a breed, the value of a domestic cat. */
export function heaviestCatWeight(breedId: string | null, sex: Sex | null): number {
  const breed = findBreed('cat', breedId) ?? genericBreed('cat');
  return heaviestAdultWeight(breed, sex);
}

function genericBreed(species: Species): Breed {
  const breed = generic().find((one) => one.species === species);
  if (!breed) throw new Error('the breed data lacks a crossbreed of a species');
  return breed;
}

/** Everyday names of a cat without a breed, after « chat de » and the like. */
const EVERYDAY =
  /^(?:chat(?:te)? |)(?:de |)(?:gouttieres?|batarde?|croisee?|commune?|domestique|europeen(?:ne)?|(?:sans|pas de) race)$/;

/**
 * The breed entered by the shopper: exact name, the only one that starts with it, or for a cat an everyday name of one
 * without a breed. A dog of that kind has a size, which a name does not tell. Accents are ignored.
 */
export function findBreedNamed(species: Species, typed: string): Breed | null {
  const wanted = plain(typed);
  if (wanted === '') return null;
  const breeds = breedsOf(species);
  const exact = breeds.find(({ name }) => plain(name) === wanted);
  const beginning = breeds.filter(({ name }) => plain(name).startsWith(wanted));
  if (exact || beginning.length === 1) return exact ?? beginning[0] ?? null;
  return species === 'cat' && EVERYDAY.test(wanted) ? genericBreed('cat') : null;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’'-]+/g, ' ')
    .trim()
    .toLowerCase();
