import { expect, test } from 'vitest';
import { type AnimalDraft, reachableStep, stepsOf } from './animal-draft.ts';

const profile = { species: 'cat' } as AnimalDraft['profile'] & object;

test('PET-20 a cat has four steps, forward only as far as they are told', () => {
  expect(stepsOf({ profile })).toEqual(['profile', 'shape', 'life', 'food']);
  expect(stepsOf({})).toEqual(['profile', 'shape', 'diet']);
  expect(reachableStep({}, 'food')).toBe('profile');
  expect(reachableStep({ profile }, 'food')).toBe('shape');
  const shape = { weight: 4.6, condition: 3 } as const;
  const life = { activity: 'moderee', feature: 'aucune' } as const;
  expect(reachableStep({ profile, shape, life }, 'food')).toBe('food');
  expect(reachableStep({ profile, shape, life }, 'shape')).toBe('shape');
  expect(reachableStep({ profile, shape, life }, undefined)).toBe('profile');
});
