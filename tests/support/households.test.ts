import { expect, inject, test } from 'vitest';
import { deliveryFrequency } from '../../src/modules/nutrition/rules/index.ts';
import { type SimulatedFood, simulateHouseholds, YEAR_DAYS } from './households.ts';

const perDay = ({ rations }: SimulatedFood) => rations.reduce((sum, grams) => sum + grams, 0);
const rhythmOf = (food: SimulatedFood) =>
  deliveryFrequency({ ...food, rationGrams: perDay(food) }).frequencyCode ?? 21;

test('N-01 a simulated year is the same for the same seed, and another for another', () => {
  const seed = inject('seed');
  const first = simulateHouseholds(seed, 20, { rhythmOf });
  expect(simulateHouseholds(seed, 20, { rhythmOf })).toEqual(first);
  expect(simulateHouseholds(seed + 1, 20, { rhythmOf })).not.toEqual(first);
});

test('N-01 simulated animals eat up to 30 % less or more than their ration, alone or together', () => {
  const years = simulateHouseholds(inject('seed'), 1000, { rhythmOf });
  const appetites = years.flatMap(({ food }) => food.appetites);
  expect(Math.min(...appetites)).toBeGreaterThanOrEqual(0.7);
  expect(Math.min(...appetites)).toBeLessThan(0.72);
  expect(Math.max(...appetites)).toBeLessThanOrEqual(1.3);
  expect(Math.max(...appetites)).toBeGreaterThan(1.28);
  const together = years.filter(({ food }) => food.rations.length > 1);
  expect(together.length).toBeGreaterThan(300);
  expect(years.filter(({ food }) => food.kind === 'wet').length).toBeGreaterThan(200);
});

test('N-01 simulated answers are off by up to a quarter of what is left', () => {
  for (const { food, answers } of simulateHouseholds(inject('seed'), 1000, { rhythmOf })) {
    const eaten = food.rations.reduce((sum, g, at) => sum + g * (food.appetites[at] ?? 1), 0);
    for (const { day, shareLeft, gone } of answers) {
      const left = ((gone - day) * eaten) / (food.bagGrams * food.bags);
      expect(Math.abs(shareLeft - left)).toBeLessThanOrEqual(left / 4 + 1e-9);
    }
  }
});

test('N-01 a simulated household that nobody advises often runs out of food', () => {
  const years = simulateHouseholds(inject('seed'), 1000, { rhythmOf });
  const hungry = years.filter(({ hungryDays }) => hungryDays.length > 0);
  expect(hungry.length).toBeGreaterThan(300);
  for (const { hungryDays, arrivals } of years) {
    expect(hungryDays.every((day) => day > 0 && day < YEAR_DAYS)).toBe(true);
    expect(arrivals.length).toBeGreaterThan(1);
  }
});
