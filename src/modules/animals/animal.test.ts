import { expect, test } from 'vitest';
import { violationsOf } from '#kit/violations.ts';
import { animalDeletion, animalInput } from './contracts.ts';

const milo = {
  name: 'Milo',
  type: '/api/v2/shop/animal-types/2',
  gender: '/api/v2/shop/animal-genders/1',
  breed: '/api/v2/shop/animal-breeds/214',
  in_date: true,
  birthday: '2022-05-01',
  condition: '/api/v2/shop/animal-conditions/3',
  activity: '/shop/animal-activities/2',
  sterilized: true,
  weight: 4.6,
  feature: '/api/v2/shop/animal-features/1',
  feeds: ['/api/v2/shop/animal-feeds/1'],
  kibbleBrand: '/api/v2/shop/animal-kibble-brands/5',
};
const dog = { type: '/api/v2/shop/animal-types/1' };

const codes = (change: object) => {
  const parsed = animalInput.safeParse({ ...milo, ...change });
  if (parsed.success) return [];
  return violationsOf(parsed.error).map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
};

test.each([
  'sterilized',
  'condition',
  'feature',
  'type',
  'gender',
  'name',
  'breed',
  'activity',
  'feeds',
  'kibbleBrand',
  'birthday',
])('PET-21 %s is required', (field) => {
  expect(codes({ [field]: undefined })).toEqual([`${field}: required`]);
});

test('PET-21 at least one feed', () => {
  expect(codes({ feeds: [] })).toEqual(['feeds: required']);
});

test('PET-22 the weight of a dog', () => {
  expect(codes({ ...dog, weight: undefined })).toEqual(['weight: required']);
  expect(codes({ ...dog, weight: 0 })).toEqual(['weight: weight.range']);
  expect(codes({ ...dog, weight: 100 })).toEqual(['weight: weight.range']);
  expect(codes({ ...dog, weight: 99.9 })).toEqual([]);
});

test('PET-23 the weight of a cat', () => {
  expect([0.9, 13.1].flatMap((weight) => codes({ weight }))).toEqual([
    'weight: weight.range',
    'weight: weight.range',
  ]);
  expect([1, 13].flatMap((weight) => codes({ weight }))).toEqual([]);
});

test('PET-24 years and months are numbers from 0', () => {
  const aged = (change: object) => codes({ in_date: false, birthday: null, ...change });
  expect(aged({ birthday_years: 0, birthday_months: 0 })).toEqual([]);
  expect(aged({ birthday_years: -1 })).toEqual(['birthday_years: min']);
  expect(aged({ birthday_months: 'a' })).toEqual(['birthday_months: invalid']);
  expect(aged({})).toEqual(['birthday: required']);
});

test('PET-06 a reference to another list is refused', () => {
  expect(codes({ condition: '/api/v2/shop/animal-types/1' })).toEqual(['condition: invalid']);
});

test('PET-18 a deletion has one of the reasons', () => {
  expect(animalDeletion.safeParse({ reason: 'deceased' }).success).toBe(true);
  expect(animalDeletion.safeParse({ reason: 'bored' }).success).toBe(false);
});
