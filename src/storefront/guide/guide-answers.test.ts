import { expect, test } from 'vitest';
import { takeEntrance } from './entrance.ts';
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

test('RTE-44 what the home page asked is taken over; another animal begins anew', () => {
  const query = new URLSearchParams({ espece: 'chat', prenom: ' Isis ' });
  expect(takeEntrance(query, { profile, shape })).toEqual({ species: 'cat', name: 'Isis' });
  expect(takeEntrance(new URLSearchParams(), { profile, shape })).toBeNull();
});
