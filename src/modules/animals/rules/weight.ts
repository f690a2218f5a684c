/** References of the specification: 1 = dog, 2 = cat (PET-02). */
export const ANIMAL_TYPES = { dog: 1, cat: 2 } as const;
export type AnimalTypeId = (typeof ANIMAL_TYPES)[keyof typeof ANIMAL_TYPES];

/** PET-22 and PET-23: a dog above 0 and under 100 kg, a cat from 1 to 13 kg. */
export function isAnimalWeight(weightKg: number, typeId: number): boolean {
  if (typeId === ANIMAL_TYPES.cat) return weightKg >= 1 && weightKg <= 13;
  return weightKg > 0 && weightKg < 100;
}
