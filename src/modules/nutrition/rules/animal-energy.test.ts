import { expect, test } from 'vitest';
import { type GuideAnimal, guideAnimal } from '../contracts.ts';
import { animalEnergy } from './animal-energy.ts';
import { findBreed, heaviestAdultWeight } from './breeds.ts';
import { expectedAdultWeight } from './expected-adult-weight.ts';

const dog: GuideAnimal = {
  species: 'dog',
  breedId: null,
  sex: null,
  ageMonths: 60,
  neutered: false,
  activity: 'moderee',
  condition: 3,
  features: [],
  adultWeightKg: null,
  weightKg: 20,
};

test('PET-22 a dog weighs more than 0 and less than 100 kg', () => {
  const accepts = (weightKg: unknown) => guideAnimal.safeParse({ ...dog, weightKg }).success;
  expect(['', 0, 100].map(accepts)).toEqual([false, false, false]);
  expect(accepts(99.9)).toBe(true);
});

test('PET-23 a cat weighs between 1 and 13 kg', () => {
  const accepts = (weightKg: number) =>
    guideAnimal.safeParse({ ...dog, species: 'cat', weightKg }).success;
  expect([0.9, 1, 13, 13.1].map(accepts)).toEqual([false, true, true, false]);
});

test('the vet comes before any ration', () => {
  expect(animalEnergy({ ...dog, ageMonths: 1 })).toMatchObject({ reason: 'trop_jeune' });
  expect(animalEnergy({ ...dog, features: ['cardiaque'] })).toMatchObject({ reason: 'pathologie' });
  expect(animalEnergy({ ...dog, condition: 1 })).toMatchObject({ reason: 'maigreur' });
  expect(animalEnergy({ ...dog, condition: 5 })).toMatchObject({
    status: 'vet',
    reason: 'obesite',
  });
});

test('GDE-11 a dog of 12 months is fed as a puppy, of 13 as an adult', () => {
  const puppy = { ...dog, adultWeightKg: 20, weightKg: 18, activity: 'tres_elevee' as const };
  const calm = { ...puppy, activity: 'faible' as const };
  expect(animalEnergy({ ...puppy, ageMonths: 12 })).toEqual(
    animalEnergy({ ...calm, ageMonths: 12 }),
  );
  expect(animalEnergy({ ...puppy, ageMonths: 13 })).not.toEqual(
    animalEnergy({ ...calm, ageMonths: 13 }),
  );
});

test('a growing animal that is overweight keeps its ration and is told to see a vet', () => {
  const puppy = { ...dog, ageMonths: 5, weightKg: 12 };
  const stout = animalEnergy({ ...puppy, condition: 5 });
  expect(stout).toMatchObject({ status: 'ok', notes: ['growing_overweight'] });
});

test('the animal is warned about as its breed and surgery ask', () => {
  const dane = { ...dog, weightKg: 65, breedId: 'chien-dogue-allemand' };
  expect(animalEnergy(dane)).toMatchObject({ notes: ['great_dane'] });
  expect(animalEnergy({ ...dog, condition: 4 })).toMatchObject({ notes: ['weight_loss'] });
  const kitten: GuideAnimal = { ...dog, species: 'cat', ageMonths: 6, weightKg: 2, neutered: true };
  expect(animalEnergy(kitten)).toMatchObject({ notes: ['neutered_kitten'] });
});

test('the adult weight to expect: typed, then the breed, then the curve', () => {
  const puppy = { ...dog, ageMonths: 4, weightKg: 9 };
  expect(expectedAdultWeight({ ...puppy, adultWeightKg: 30 })).toBe(30);
  const airedale = { ...puppy, breedId: 'chien-airedale-terrier' };
  expect(expectedAdultWeight({ ...airedale, sex: 'male' })).toBe(26);
  expect(expectedAdultWeight(airedale)).toBe(24.25);
  expect(expectedAdultWeight(puppy)).toBeCloseTo(16.9174, 4);
  expect(expectedAdultWeight({ ...puppy, species: 'cat', sex: 'female' })).toBe(4);
  expect(expectedAdultWeight(dog)).toBe(20);
});

test('a breed of the other species says nothing about the animal', () => {
  const kitten = { ...dog, species: 'cat', ageMonths: 2, weightKg: 1, sex: null } as const;
  const result = animalEnergy(kitten);
  expect(result.status).toBe('ok');
  expect(animalEnergy({ ...kitten, breedId: 'chien-terre-neuve' })).toEqual(result);
});

test('the heaviest of a breed follows the sex, or is the larger of both', () => {
  const airedale = findBreed('dog', 'chien-airedale-terrier');
  if (airedale === null) throw new Error('breed');
  expect(heaviestAdultWeight(airedale, 'female')).toBe(27);
  expect(heaviestAdultWeight(airedale, null)).toBe(29);
});
