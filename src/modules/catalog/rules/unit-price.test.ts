import { expect, it } from 'vitest';
import { pricePerKg, withoutTax } from './unit-price.ts';

const food = (netGrams: number) => ({ taxCategory: 'pet_food', netGrams }) as const;

it('BIZ-11 a price per kg is the price over the net weight', () => {
  expect(pricePerKg(4_100, food(4_000))).toBe(1_025);
  expect(pricePerKg(6_490, food(12_000))).toBe(541);
  expect(pricePerKg(1_795, food(1_020))).toBe(1_760);
  expect(pricePerKg(1_290, food(0))).toBeNull();
});

it('PRI-01 what is no food has no price per kg, whatever it weighs', () => {
  expect(pricePerKg(2_490, { taxCategory: 'accessory', netGrams: 1_300 })).toBeNull();
});

it('BIZ-10 a price without tax leaves out the VAT it contains', () => {
  expect(withoutTax(4_100, 2_000)).toBe(3_417);
  expect(withoutTax(5_841, 300)).toBe(5_671);
  expect(withoutTax(0, 2_000)).toBe(0);
});
