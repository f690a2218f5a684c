import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Activity, Condition, GuideAnimal } from '../contracts.ts';
import { animalEnergy } from './animal-energy.ts';
import { catCoefficient } from './cat-maintenance.ts';
import { deliveryFrequency, FREQUENCY_CODES } from './delivery-frequency.ts';
import { catEnergy } from './energy.ts';
import { adultWeightFromAge, growthFraction } from './growth-curve.ts';
import { kittenEnergy } from './kitten-energy.ts';
import { checkMenu } from './menu-check.ts';
import { mixedMenu } from './mixed-menu.ts';
import { mealsPerDay, ration } from './ration.ts';
import { rationAdvice } from './ration-calculator.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const activities = fc.constantFrom<Activity>('faible', 'moderee', 'elevee', 'tres_elevee');
const foods = number(30, 600);

const animals: fc.Arbitrary<GuideAnimal> = fc
  .record({
    species: fc.constantFrom('dog', 'cat'),
    breedId: fc.constantFrom(null, 'chien-dogue-allemand', 'chien-terre-neuve', 'chat-persan'),
    sex: fc.constantFrom(null, 'male', 'female'),
    ageMonths: number(0, 360),
    neutered: fc.boolean(),
    activity: activities,
    condition: fc.constantFrom<Condition>(1, 2, 3, 4, 5),
    features: fc.constantFrom<string[]>([], ['aucune'], ['digestif'], ['renal']),
    adultWeightKg: fc.constant(null),
    weightKg: number(1, 13),
    scale: number(1, 7),
  })
  .map(({ scale, ...animal }) => {
    const weightKg = animal.species === 'dog' ? animal.weightKg * scale : animal.weightKg;
    return { ...animal, weightKg } as GuideAnimal;
  });

test('an animal gets a positive finite energy or the vet, never both, always the same', () => {
  fc.assert(
    fc.property(animals, (animal) => {
      const found = animalEnergy(animal);
      expect(animalEnergy(animal)).toEqual(found);
      if (found.status === 'vet') {
        expect(found).not.toHaveProperty('energyKcal');
        return;
      }
      expect(found.energyKcal).toBeGreaterThan(0);
      expect(Number.isFinite(found.energyKcal)).toBe(true);
    }),
  );
});

test('energy rises with the weight of an adult', () => {
  fc.assert(
    fc.property(animals, number(1, 12), number(0.01, 1), (animal, weightKg, more) => {
      const adult = { ...animal, ageMonths: 50, condition: 3 as const, features: [] };
      const light = animalEnergy({ ...adult, weightKg });
      const heavy = animalEnergy({ ...adult, weightKg: weightKg + more });
      if (light.status !== 'ok' || heavy.status !== 'ok') throw new Error('healthy adults');
      expect(heavy.energyKcal).toBeGreaterThan(light.energyKcal);
    }),
  );
});

test('an overweight adult is fed less than the same animal at its ideal', () => {
  fc.assert(
    fc.property(animals, (animal) => {
      const adult = { ...animal, ageMonths: 50, features: [] };
      const ideal = animalEnergy({ ...adult, condition: 3 });
      const overweight = animalEnergy({ ...adult, condition: 4 });
      if (ideal.status !== 'ok' || overweight.status !== 'ok') throw new Error('no vet at 3 and 4');
      expect(overweight.energyKcal).toBeLessThan(ideal.energyKcal);
    }),
  );
});

test('a richer food never makes a larger ration', () => {
  fc.assert(
    fc.property(number(50, 5000), foods, foods, (energy, one, other) => {
      const [poor, rich] = [Math.min(one, other), Math.max(one, other)];
      expect(ration(energy, rich, 2).grams).toBeLessThanOrEqual(ration(energy, poor, 2).grams);
    }),
  );
});

test('the meals add up to the ration', () => {
  fc.assert(
    fc.property(number(50, 5000), foods, number(2, 360), (energy, food, month) => {
      const { grams, mealGrams } = ration(energy, food, mealsPerDay(month));
      expect(mealGrams.reduce((sum, meal) => sum + meal, 0)).toBe(grams);
      expect(Math.max(...mealGrams) - Math.min(...mealGrams)).toBeLessThanOrEqual(1);
    }),
  );
});

test('GDE-14 the next delivery never comes after the last day covered', () => {
  const bags = fc.integer({ min: 1, max: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 15_000 }), bags, number(10, 1500), (bagGrams, n, g) => {
      const found = deliveryFrequency({ bagGrams, bags: n, rationGrams: g });
      if (found.frequencyCode !== null) {
        expect(FREQUENCY_CODES).toContain(found.frequencyCode);
        expect(found.frequencyCode).toBeLessThanOrEqual(found.daysCovered);
        return;
      }
      const enough = deliveryFrequency({ bagGrams, bags: found.minimumBags ?? 0, rationGrams: g });
      expect(enough.frequencyCode).not.toBeNull();
    }),
  );
});

test('a kitten passes to the adult value without a jump', () => {
  fc.assert(
    fc.property(number(1, 6), activities, fc.boolean(), (weightKg, activity, neutered) => {
      const kitten = { weightKg, adultWeightKg: 4.5, activity, neutered };
      const before = kittenEnergy({ ...kitten, ageMonths: 10 - 1e-9 }).energyKcal;
      const after = kittenEnergy({ ...kitten, ageMonths: 10 + 1e-9 }).energyKcal;
      expect(after).toBeCloseTo(before, 4);
      const birthday = kittenEnergy({ ...kitten, ageMonths: 12 }).energyKcal;
      expect(birthday).toBeCloseTo(catEnergy(catCoefficient(activity, neutered), weightKg), 9);
    }),
  );
});

test('a puppy never shrinks on its growth curve', () => {
  fc.assert(
    fc.property(number(1, 90), number(2, 12), number(0, 3), (adultWeightKg, month, later) => {
      expect(growthFraction(adultWeightKg, month + later)).toBeGreaterThanOrEqual(
        growthFraction(adultWeightKg, month),
      );
    }),
  );
});

test('the adult weight read off the curve is never above the real one', () => {
  fc.assert(
    fc.property(number(1, 90), number(2, 12), (adultWeightKg, month) => {
      const weightKg = growthFraction(adultWeightKg, month) * adultWeightKg;
      expect(adultWeightFromAge(weightKg, month)).toBeLessThanOrEqual(adultWeightKg + 1e-6);
    }),
  );
  for (const adultWeightKg of [5, 12, 22, 40]) {
    for (const month of [2, 3, 5, 8, 12]) {
      const weightKg = growthFraction(adultWeightKg, month) * adultWeightKg;
      expect(adultWeightFromAge(weightKg, month)).toBeCloseTo(adultWeightKg, 6);
    }
  }
});

test('GDE-03 the wet food of a menu never gives more than half of a day', () => {
  const frequencies = fc.constantFrom('three' as const, 'daily' as const);
  fc.assert(
    fc.property(number(60, 500), number(50, 130), frequencies, (energyKcal, kcal, wetFrequency) => {
      const menu = mixedMenu({
        energyKcal,
        kibbleKcalPer100g: 380,
        wetKcalPer100g: kcal,
        wetUnitGrams: 85,
        wetFrequency,
      });
      if (menu.status === 'none') return;
      expect(menu.wetKcalPerWetDay).toBeLessThanOrEqual(energyKcal / 2);
      expect(menu.kibbleGramsOnWetDay).toBeGreaterThan(0);
    }),
  );
});

test('a healthy adult cat on adult kibble meets no menu error', () => {
  fc.assert(
    fc.property(number(12, 360), number(2, 6), (ageMonths, weightKg) => {
      const cat = { species: 'cat', kibbleSpecies: 'cat', kibbleStage: 'adult' } as const;
      const healthy = { ...cat, ageMonths, weightKg, breedMaxKg: 6, pathologies: ['aucune'] };
      expect(checkMenu({ ...healthy, condition: 3 })).toBeNull();
    }),
  );
});

test('the calculator orders its least, usual and most', () => {
  const food = { species: 'dog', kcalPer100g: 380, lifeStages: ['growth', 'adult'] } as const;
  fc.assert(
    fc.property(number(1, 99), number(2, 360), (weight, month) => {
      const found = rationAdvice(food, weight, month);
      if (found.status !== 'ok') throw new Error('a dog in the table');
      expect(found.rationMinGrams).toBeLessThanOrEqual(found.rationGrams);
      expect(found.rationGrams).toBeLessThanOrEqual(found.rationMaxGrams);
      expect(found.rationMinGrams).toBeGreaterThan(0);
    }),
  );
});
