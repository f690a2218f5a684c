import { describe, expect, test } from 'vitest';
import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITE_DELIVERS } from '#kit/sites.ts';
import { demoShop } from './index.ts';
import type { Variant } from './types.ts';
import { typesetText } from './typeset.ts';

const { products } = demoShop;
const variants = products.flatMap((product) => product.variants);

describe('prices', () => {
  test('BIZ-06 the subscription price is 90 % of the price, rounded half up', () => {
    for (const { priceCents, subscriptionPriceCents } of variants) {
      expect(Number.isInteger(priceCents)).toBe(true);
      expect(subscriptionPriceCents).toBe(Math.round((priceCents * 90) / 100));
    }
  });

  test('BIZ-11 the price per kilo falls as the bag grows', () => {
    for (const product of products.filter(({ kind }) => kind === 'kibble' || kind === 'wet')) {
      const perKilo = product.variants.map(({ priceCents, netGrams }) => priceCents / netGrams);
      const falling = [...perKilo].sort((one, other) => other - one);
      expect(perKilo, product.name).toEqual(falling);
    }
  });

  test('a struck price is the lowest of the 30 days before and stays under the 34 % cap', () => {
    const reduced = variants.filter(({ pastPrices }) => pastPrices.length > 0);
    expect(reduced.length).toBeGreaterThanOrEqual(5);
    for (const variant of reduced) {
      const reference = lowestBefore(variant);
      expect(variant.priceCents).toBeLessThan(reference);
      const together = 1 - variant.subscriptionPriceCents / reference;
      expect(together, variant.code).toBeLessThanOrEqual(0.34);
    }
  });

  test('BIZ-03 the claimed 40 % is the measured gap between two formats of one recipe', () => {
    const recipe = products.find(({ sku }) => sku === 'PR000201');
    const perKilo = (format: string) => {
      const found = recipe?.variants.find((variant) => variant.slug === format);
      return found ? Math.round((found.priceCents * 1000) / found.netGrams) : Number.NaN;
    };
    expect(perKilo('12-kg')).toBe(541);
    expect(perKilo('1-5-kg')).toBe(907);
    expect(1 - perKilo('12-kg') / perKilo('1-5-kg')).toBeGreaterThanOrEqual(0.4);
    expect(demoShop.home.savings.proof).toContain(typesetText('5,41 €/kg'));
  });

  test('BIZ-04 every country has a way to be delivered', () => {
    for (const country of DELIVERY_COUNTRIES) {
      for (const { zones } of demoShop.shippingMethods)
        expect(zones.some((zone) => zone.country === country)).toBe(true);
      expect(Object.values(SITE_DELIVERS).some((served) => served.includes(country))).toBe(true);
    }
  });
});

/** PRI-02: the lowest price applied in the 30 days before the present one began. */
function lowestBefore({ pastPrices }: Variant): number {
  const began = Math.min(...pastPrices.map(({ toDaysAgo }) => toDaysAgo));
  const inForce = pastPrices.filter(({ toDaysAgo }) => toDaysAgo < began + 30);
  const oldest = Math.max(...pastPrices.map(({ fromDaysAgo }) => fromDaysAgo));
  expect(oldest, 'a price younger than 30 days strikes nothing').toBeGreaterThanOrEqual(began + 30);
  return Math.min(...inForce.map(({ priceCents }) => priceCents));
}
