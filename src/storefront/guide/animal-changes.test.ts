import { expect, test } from 'vitest';
import { changedAnswers, keepAnimal } from './animal-changes.ts';
import type { GuideAnswers } from './guide-answers.ts';

const stored = {
  profile: { species: 'cat', name: 'Isis' },
  shape: { weight: 4.6, condition: 3 },
} as GuideAnswers;

test('S-25 only what differs from the profile of an animal is kept, under its own id', () => {
  expect(changedAnswers(stored, { ...stored })).toBeNull();
  const confirmed = { weight: 4.6, condition: 3, confirmedKg: undefined } as const;
  expect(changedAnswers(stored, { ...stored, shape: confirmed })).toBeNull();
  const shape = { weight: 5, condition: 3 } as const;
  expect(changedAnswers(stored, { ...stored, shape })).toEqual({ shape });
});

test('S-25 two animals keep their own answers; of more only the latest two', () => {
  const shape = (weight: number) => ({ shape: { weight, condition: 3 } }) as GuideAnswers;
  const two = keepAnimal(keepAnimal([], '1', shape(4)), '2', shape(5));
  expect(two.map(({ id }) => id)).toEqual(['2', '1']);
  expect(keepAnimal(two, '1', shape(6)).map(({ id }) => id)).toEqual(['1', '2']);
  expect(keepAnimal(two, '3', shape(6)).map(({ id }) => id)).toEqual(['3', '2']);
});
