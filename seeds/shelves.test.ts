import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import type { Product } from './types.ts';

const { products } = demoShop;
const variants = products.flatMap((product) => product.variants);

function sold(kind: Product['kind'], species: 'dog' | 'cat') {
  return products.filter(
    (product) =>
      product.status === 'sold' &&
      product.kind === kind &&
      (product.species === species || product.species === 'both'),
  );
}

describe('the shelves', () => {
  test('hold at least 78 products and 200 variants', () => {
    expect(products.length).toBeGreaterThanOrEqual(78);
    expect(variants.length).toBeGreaterThanOrEqual(200);
  });

  test.each(['kibble', 'wet', 'treat', 'care', 'accessory', 'sample'] as const)(
    'BIZ-01 hold %s for dogs and for cats',
    (kind) => {
      expect(sold(kind, 'dog').length).toBeGreaterThan(1);
      expect(sold(kind, 'cat').length).toBeGreaterThan(1);
    },
  );

  test('BIZ-01 hold at least six samples, each of a recipe that is sold', () => {
    const samples = products.filter(({ kind }) => kind === 'sample');
    expect(samples.length).toBeGreaterThanOrEqual(6);
    for (const { sampleOf } of samples) {
      expect(products.find(({ sku }) => sku === sampleOf)?.status).toBe('sold');
    }
  });

  test('CAT-10 CAT-17 CAT-18 hold products out of stock, stopped, hidden and replaced', () => {
    expect(variants.some(({ visible, stockOnHand }) => visible && stockOnHand === 0)).toBe(true);
    const empty = products.filter(
      ({ status, variants }) =>
        status === 'sold' && variants.every(({ stockOnHand }) => stockOnHand === 0),
    );
    expect(empty.length).toBeGreaterThanOrEqual(2);
    for (const status of ['stopped', 'hidden', 'replaced'] as const) {
      expect(products.filter((product) => product.status === status)).not.toHaveLength(0);
    }
  });

  test('hold every size, age and protein that the filters offer', () => {
    const offered = (key: string) =>
      demoShop.filters.find((filter) => filter.key === key)?.values.map(({ value }) => value) ?? [];
    const shown = products.filter(({ status }) => status === 'sold');
    expect(new Set(shown.flatMap(({ sizes }) => sizes))).toEqual(new Set(offered('taille')));
    expect(new Set(shown.flatMap(({ lifeStages }) => lifeStages))).toEqual(new Set(offered('age')));
    expect(new Set(shown.flatMap(({ needs }) => needs))).toEqual(new Set(offered('besoin')));
    expect(new Set(shown.flatMap(({ protein }) => protein ?? []))).toEqual(
      new Set(offered('proteine')),
    );
  });
});
