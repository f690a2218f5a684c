import { idOf } from '#modules/animals/contracts.ts';

/** A product that can join the next delivery. */
export interface Addable {
  name: string;
  image: string | null;
  /** Whether it can come with every delivery; otherwise only with the next one. */
  subscribable: boolean;
  /** Pieces to begin with. */
  quantity: number;
  /** Prices in cents, of a piece and of a kilogram of food. */
  formats: readonly { code: string; name: string; cents: number; perKg: number | null }[];
}

/** An animal of the account. */
export interface Eater {
  id: number;
  name: string;
  /** 1: dog, 2: cat. */
  animalType: number;
}

/** Foods for the species of the account before others, each in the order of the search. */
export function ownFirst<Food extends { animalType: number }>(
  foods: readonly Food[],
  animals: readonly Eater[],
): Food[] {
  const own = new Set([0, ...animals.map(({ animalType }) => animalType)]);
  const rank = ({ animalType }: Food) => (own.has(animalType) ? 0 : 1);
  return animals.length === 0 ? [...foods] : foods.toSorted((a, b) => rank(a) - rank(b));
}

/** The animals that no line of the subscription feeds. */
export function unfedOf(
  items: readonly { animals: readonly { '@id': string }[] }[],
  animals: readonly Eater[],
): Eater[] {
  const fed = new Set(items.flatMap((item) => item.animals.map((animal) => idOf(animal['@id']))));
  return animals.filter(({ id }) => !fed.has(id));
}
