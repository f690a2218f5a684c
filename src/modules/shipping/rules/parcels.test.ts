import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packParcels } from './parcels.ts';

const bag = (grossGrams: number, quantity = 1) => ({ grossGrams, quantity });
const home = { maxParcelGrams: 30_000, maxParcels: 4 };
const relay = { maxParcelGrams: 20_000, maxParcels: 4 };

it('packs two bags of 12 kg into one parcel at home, two at a relay of 20 kg (DEL-07)', () => {
  expect(packParcels([bag(12_220, 2)], home)).toEqual([24_440]);
  expect(packParcels([bag(12_220, 2)], relay)).toEqual([12_220, 12_220]);
});

it('offers nothing when an item is too heavy or the parcels are too many', () => {
  expect(packParcels([bag(29_700)], home)).toBeNull();
  expect(packParcels([bag(29_600, 4)], home)).toHaveLength(4);
  expect(packParcels([bag(29_600, 5)], home)).toBeNull();
});

it('needs no parcel for nothing', () => expect(packParcels([], home)).toEqual([]));

it('never fills a parcel above the limit nor loses a gram', () => {
  const anyItem = fc.record({
    grossGrams: fc.integer({ min: 1, max: 29_600 }),
    quantity: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 8 }), (items) => {
      const parcels = packParcels(items, { ...home, maxParcels: 500 });
      if (!parcels) throw new Error('every item fits');
      expect(parcels.every((grams) => grams <= 29_600)).toBe(true);
      const weight = items.reduce((all, item) => all + item.grossGrams * item.quantity, 0);
      expect(parcels.reduce((all, grams) => all + grams, 0)).toBe(weight);
    }),
  );
});
