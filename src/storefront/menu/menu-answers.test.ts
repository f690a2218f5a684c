import { expect, test } from 'vitest';
import { firstOpenStep, type MenuAnswers, reachableStep, stagesOf } from './menu-answers.ts';
import { amountsOf } from './week-words.ts';

const animal = 'nouveau';
const profile = {} as MenuAnswers['profile'];
const habits = {} as MenuAnswers['habits'];
const selection = { kibble: 'PR000501', recipes: ['PR000511'] };

test('GDE-04 the short guide has four steps: profile, selection, ration, result', () => {
  expect(stagesOf('short')).toEqual(['profile', 'selection', 'ration', 'result']);
});

test('GDE-05 the full guide has a fifth between profile and selection', () => {
  expect(stagesOf('full')).toEqual(['profile', 'habits', 'selection', 'ration', 'result']);
});

test('GDE-04 GDE-05 no step before those in front of it are answered', () => {
  const facts = { animal, profile, habits } as MenuAnswers;
  expect(reachableStep('full', { animal }, 'ration')).toBe('profile');
  expect(reachableStep('full', { animal, profile } as MenuAnswers, 'selection')).toBe('habits');
  expect(reachableStep('short', facts, 'ration')).toBe('selection');
  expect(reachableStep('short', facts, 'habits')).toBe('profile');
  expect(firstOpenStep('short', { ...facts, selection, ration: 'daily' })).toBeNull();
  expect(firstOpenStep('full', { ...facts, selection })).toBe('ration');
});

test('GDE-04 who changes to the short guide halfway tells the rest of the cat first', () => {
  expect(firstOpenStep('short', { animal, profile } as MenuAnswers)).toBe('profile');
});

test('GDE-07 a week in words: wet days and others, or every day', () => {
  const wet = { day: 'lundi', recipe: 'PR000511', units: 1 };
  const dry = { day: 'mardi', recipe: null, units: 0, kibbleGrams: 60 };
  const days = [{ ...wet, kibbleGrams: 39 }, dry, { ...wet, kibbleGrams: 43 }];
  expect(amountsOf({ days })).toEqual([
    { key: 'wet', grams: '39–43', units: 1 },
    { key: 'other', grams: '60', units: 0 },
  ]);
  expect(amountsOf({ days: [{ ...wet, kibbleGrams: 39 }] })).toEqual([
    { key: 'all', grams: '39', units: 1 },
  ]);
});
