import { expect, test } from 'vitest';
import { rationQuestion } from '../contracts.ts';
import { type CalculatorFood, rationAdvice } from './ration-calculator.ts';

const food: CalculatorFood = {
  species: 'dog',
  kcalPer100g: 380,
  lifeStages: ['growth', 'adult'],
};

const stageAt = (month: number) => {
  const found = rationAdvice(food, 20, month);
  return found.status === 'ok' ? found.lifeStage : found.status;
};

test('GDE-09 the calculator gives grams per day for a dog', () => {
  expect(rationAdvice({ ...food, kcalPer100g: 385 }, 20, 60)).toMatchObject({ rationGrams: 270 });
});

test.each([
  { weight: '', month: 4 },
  { weight: 20, month: '' },
  { weight: -3, month: 4 },
  { weight: 20, month: -1 },
  { weight: 0, month: 4 },
  { month: 4 },
])('GDE-10 the calculator refuses %j', (question) => {
  expect(rationQuestion.safeParse({ ref: '10012345', ...question }).success).toBe(false);
});

test('GDE-11 a dog is an adult above 12 months', () => {
  expect(stageAt(12)).toBe('chiot');
  expect(stageAt(13)).toBe('adulte');
  expect(stageAt(95.9)).toBe('adulte');
  expect(stageAt(96)).toBe('senior');
});

test('GDE-12 up to 12 months the weight asked for is the adult weight', () => {
  const found = rationAdvice(food, 30, 6);
  expect(found).toMatchObject({ lifeStage: 'chiot', growthFraction: expect.closeTo(0.6437, 4) });
  expect(found).toMatchObject({ currentWeightKg: expect.closeTo(19.31, 2) });
});

test.each([
  ['a weight outside the table', food, 150, 60],
  ['an age outside the table', food, 20, 400],
  ['an unknown product', null, 20, 60],
  ['a cat food', { ...food, species: 'cat' as const }, 20, 60],
  ['a food without known energy', { ...food, kcalPer100g: null }, 20, 60],
  ['an impossible energy', { ...food, kcalPer100g: 900 }, 20, 60],
  ['an adult food for a puppy', { ...food, lifeStages: ['adult' as const] }, 20, 6],
  ['a puppy food for a grown dog', { ...food, lifeStages: ['growth' as const] }, 20, 30],
])('GDE-13 the calculator has no result for %s', (_, input, weight, month) => {
  expect(rationAdvice(input, weight, month)).toEqual({ status: 'none' });
});

test('a large dog keeps its growth food after 12 months', () => {
  const growth = { ...food, lifeStages: ['growth' as const] };
  expect(rationAdvice(growth, 30, 14).status).toBe('ok');
  expect(rationAdvice(growth, 30, 16).status).toBe('none');
});

test('an unweaned puppy is for the vet', () => {
  expect(rationAdvice(food, 20, 1.9)).toEqual({ status: 'vet', reason: 'trop_jeune' });
});
