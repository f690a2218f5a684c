import { expect, test } from 'vitest';
import { rationsOf } from './rations.ts';

const kibble = { variantCode: 'K', gramsPerDelivery: 4000, kcalPer100g: 400, animals: [1] };
const wet = { variantCode: 'W', gramsPerDelivery: 4000, kcalPer100g: 100, animals: [1] };
const energies: Record<number, number | null> = { 1: 200, 2: 300, 3: null };
const energyOf = (animal: number) => energies[animal] ?? null;

test('N-01 who eats one food alone eats the whole ration of it', () => {
  expect(rationsOf([kibble], energyOf).get('K')).toBe(50);
});

test('N-01 everybody who eats from a bag counts', () => {
  expect(rationsOf([{ ...kibble, animals: [1, 2] }], energyOf).get('K')).toBe(125);
});

test('N-01 kibble and wet food are eaten in the proportion in which they come', () => {
  const rations = rationsOf([kibble, wet], energyOf);
  expect(rations.get('K')).toBeCloseTo(40);
  expect(rations.get('W')).toBeCloseTo(40);
});

test('N-01 no ration is given where the vet decides, or nobody is known to eat', () => {
  expect(rationsOf([{ ...kibble, animals: [1, 3] }], energyOf).size).toBe(0);
  expect(rationsOf([{ ...kibble, animals: [] }], energyOf).size).toBe(0);
});
