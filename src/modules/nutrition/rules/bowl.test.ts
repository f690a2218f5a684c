import { expect, test } from 'vitest';
import { breedsOf, isCrossbreed } from './breeds.ts';
import { activityChoices, conditionChoices, kibbleBrands } from './choices.ts';
import { bagToSuggest } from './delivery-frequency.ts';
import { prefersSeniorFood, productLifeStage } from './life-stage.ts';
import { pathologiesOf } from './pathologies.ts';
import { exactRation, mealsPerDay, roundGrams } from './ration.ts';
import { sizeClassOf } from './size-class.ts';
import { transition } from './transition.ts';
import { waterToDrink } from './water.ts';

test('grams are whole below 100 and by fives above, half up', () => {
  expect([45.5, 99.4, 99.6, 102.4, 102.5, 274.3].map(roundGrams)).toEqual([
    46, 99, 100, 100, 105, 275,
  ]);
});

test('a food of unknown energy gives no ration', () => {
  expect(() => exactRation(1000, 20)).toThrow(RangeError);
  expect(() => exactRation(1000, Number.NaN)).toThrow(RangeError);
  expect(() => exactRation(0, 380)).toThrow(RangeError);
});

test('a young animal eats more often', () => {
  expect([3.9, 4, 6, 6.1].map(mealsPerDay)).toEqual([4, 3, 3, 2]);
});

test('a gentle transition repeats each step', () => {
  const plan = transition(200, 180, { gently: true });
  expect(plan.map(({ fromDay, toDay }) => [fromDay, toDay])).toEqual([
    [1, 6],
    [7, 12],
    [13, 18],
    [19, 19],
  ]);
});

test('water to drink leaves out what the food holds', () => {
  expect(waterToDrink(230, [{ grams: 85, moisture: 80 }])).toBe(160);
  expect(waterToDrink(50, [{ grams: 85, moisture: 80 }])).toBe(0);
});

test('the bag to suggest is the largest that stays fresh', () => {
  expect(bagToSuggest([12_000, 2000, 4000], 110)).toBe(4000);
  expect(bagToSuggest([12_000, 2000], 20)).toBe(2000);
  expect(bagToSuggest([], 20)).toBeNull();
});

test('large dogs stay longer on growth food and turn senior sooner', () => {
  expect(productLifeStage('dog', 13, 20)).toBe('adult');
  expect(productLifeStage('dog', 15, 25)).toBe('growth');
  expect(productLifeStage('dog', 24, 45)).toBe('growth');
  expect(productLifeStage('cat', 12, 4)).toBe('adult');
  expect(prefersSeniorFood('dog', 60, 45)).toBe(true);
  expect(prefersSeniorFood('dog', 71, 30)).toBe(false);
  expect(prefersSeniorFood('cat', 84, 4)).toBe(true);
});

test('PET-06 five body conditions, and choices with words for every list', () => {
  expect(conditionChoices().map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
  expect(activityChoices('cat')).toHaveLength(4);
  expect(activityChoices('dog')[0]?.help).not.toBe(activityChoices('cat')[0]?.help);
  expect(pathologiesOf('dog').map(({ code }) => code)).not.toContain('boules_de_poils');
  expect(pathologiesOf('cat')[0]?.code).toBe('aucune');
  expect(kibbleBrands().at(-1)).toBe('Je ne sais pas');
});

test('PET-04 the breeds match the species', () => {
  expect(breedsOf('dog')).toHaveLength(216);
  expect(breedsOf('cat')).toHaveLength(70);
  expect(breedsOf('cat').filter(({ id }) => isCrossbreed(id))).toHaveLength(1);
  for (const breed of breedsOf('dog')) {
    expect(sizeClassOf('dog', breed.midAdultWeightKg)).toBe(breed.sizeClass);
  }
});
