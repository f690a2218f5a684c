import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import type { Product } from './types.ts';

const { products } = demoShop;

describe('labels', () => {
  const foods = products.filter(({ taxCategory }) => taxCategory === 'pet_food');

  test('CAT-13 constituents are complete and never exceed the whole', () => {
    for (const { food, name } of foods) {
      const share = (code: string) =>
        food?.analyticalConstituents.find((one) => one.code === code)?.value ?? Number.NaN;
      const sum = ['protein', 'fat', 'fibre', 'ash', 'moisture'].reduce(
        (total, code) => total + share(code),
        0,
      );
      expect(sum, name).toBeLessThanOrEqual(100);
      expect(sum, name).toBeGreaterThan(30);
    }
  });

  test('CAT-14 the energy of a complete food is plausible, and near what it declares', () => {
    for (const product of foods.filter(({ food }) => food?.type === 'complete')) {
      const energy = computedEnergy(product);
      const [low, high] = product.kind === 'wet' ? [65, 130] : [310, 430];
      expect(energy, product.name).toBeGreaterThan(low);
      expect(energy, product.name).toBeLessThan(high);
      const declared = product.food?.declaredEnergy ?? energy;
      expect(Math.abs(declared / energy - 1), product.name).toBeLessThan(0.15);
    }
  });

  test('CAT-12 shares named in a composition stay within the whole and in descending order', () => {
    for (const { food, name } of foods) {
      const outside = (food?.composition ?? '').replaceAll(/\([^)]*\)/g, '');
      if (outside.includes('\u00a0: ')) continue;
      const shares = [...outside.matchAll(/(\d+(?:,\d+)?)\u00a0%/g)].map(([, share]) =>
        Number(share?.replace(',', '.')),
      );
      expect(
        shares.reduce((total, share) => total + share, 0),
        name,
      ).toBeLessThanOrEqual(100);
      expect(shares, name).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  test('CAT-12 the parts of an ingredient add up to its share', () => {
    for (const { food, name } of foods) {
      const split = (food?.composition ?? '').matchAll(/(\d+(?:,\d+)?)\u00a0% \(([^)]*%[^)]*)\)/g);
      for (const [, whole, parts] of split) {
        const shares = [...(parts ?? '').matchAll(/(\d+(?:,\d+)?)\u00a0%/g)].map(([, share]) =>
          Number(share?.replace(',', '.')),
        );
        const listed = (parts ?? '').split(/,(?!\d)/).length;
        const sum = shares.reduce((total, share) => total + share, 0);
        if (shares.length === listed) expect(sum, name).toBeCloseTo(Number(whole), 5);
      }
    }
  });

  test('objects name their maker and their warnings', () => {
    for (const { safety } of products.filter(({ food }) => food === null)) {
      expect(safety?.manufacturer).toBeTruthy();
      expect(safety?.warnings).toBeTruthy();
    }
  });
});

/** The predictive equation of nutrition §1, step 2, in kcal per 100 g. */
function computedEnergy({ food, species }: Product): number {
  const share = (code: string) =>
    food?.analyticalConstituents.find((one) => one.code === code)?.value ?? Number.NaN;
  const [protein, fat, fibre] = [share('protein'), share('fat'), share('fibre')];
  const starch = Math.max(0, 100 - protein - fat - fibre - share('ash') - share('moisture'));
  const gross = 5.7 * protein + 9.4 * fat + 4.1 * (starch + fibre);
  const dryFibre = (fibre * 100) / (100 - share('moisture'));
  const digestible = species === 'dog' ? 91.2 - 1.43 * dryFibre : 87.9 - 0.88 * dryFibre;
  return (gross * digestible) / 100 - (species === 'dog' ? 1.04 : 0.77) * protein;
}
