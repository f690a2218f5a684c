import { expect, test } from 'vitest';
import { type GuideAnswers, reachableStep } from './guide-answers.ts';

const profile = {} as GuideAnswers['profile'];
const shape = {} as GuideAnswers['shape'];

test('GDE-02 profile, shape, diet: no step before those in front of it are answered', () => {
  expect(reachableStep({}, 'profile')).toBe('profile');
  expect(reachableStep({}, 'diet')).toBe('profile');
  expect(reachableStep({ profile }, 'shape')).toBe('shape');
  expect(reachableStep({ profile }, 'diet')).toBe('shape');
  expect(reachableStep({ profile, shape }, 'diet')).toBe('diet');
});

test('GDE-02 an answered step can be opened again', () => {
  expect(reachableStep({ profile, shape }, 'profile')).toBe('profile');
});
