import { describe, expect, it } from 'vitest';
import { quote } from './quote.ts';

const relay = { price: 390, freeFrom: 4_900, maxParcelGrams: 20_000, maxParcels: 2 };
const bag = { grossGrams: 12_220, quantity: 2 };

describe('SHP-01 the price of a delivery', () => {
  it('is one price for the order, whatever the number of parcels', () => {
    expect(quote(relay, [bag], 4_899)).toEqual({
      listPrice: 390,
      price: 390,
      parcels: [12_220, 12_220],
    });
  });

  it('is free from the threshold on, and never without one', () => {
    expect(quote(relay, [bag], 4_900)).toMatchObject({ listPrice: 390, price: 0 });
    expect(quote({ ...relay, freeFrom: null }, [bag], 99_999)).toMatchObject({ price: 390 });
  });

  it('does not exist when the goods do not fit', () => {
    expect(quote(relay, [{ grossGrams: 20_000, quantity: 1 }], 0)).toBeNull();
    expect(quote(relay, [{ ...bag, quantity: 3 }], 0)).toBeNull();
  });
});
