import { expect, test } from 'vitest';
import { exceeds, fillParcels, nameLots, parcelsWith, toFollow } from './parcel-contents.ts';

const goods = [
  { variantCode: 'BAG', quantity: 2 },
  { variantCode: 'TIN', quantity: 6 },
];
const pieces = (variantCode: string, quantity: number, lot: string | null = null) => ({
  variantCode,
  quantity,
  lot,
});

test('O-19 what follows is what lies in no parcel, and unknown while one was not described', () => {
  expect(toFollow(goods, [])).toEqual(goods);
  expect(toFollow(goods, [{ contents: [pieces('BAG', 2)] }])).toEqual([goods[1]]);
  expect(toFollow(goods, [{ contents: [pieces('BAG', 2)] }, {}])).toBeNull();
});

test('O-19 the last parcel holds what is left, several hold what the weights make', () => {
  const last = { goods, isCertain: true, isLast: true, plan: null };
  expect(fillParcels({ ...last, said: [null] })).toEqual([[pieces('BAG', 2), pieces('TIN', 6)]]);
  expect(fillParcels({ ...last, said: [[pieces('BAG', 1)], null] })).toEqual([
    [pieces('BAG', 1)],
    [pieces('BAG', 1), pieces('TIN', 6)],
  ]);
  const plan = [[pieces('BAG', 2)], [pieces('TIN', 6)]];
  expect(fillParcels({ ...last, said: [null, null], plan })).toEqual(plan);
  // Nothing was stated, and nothing allows deriving it.
  expect(fillParcels({ ...last, said: [null, null] })).toEqual([null, null]);
  expect(fillParcels({ ...last, isLast: false, said: [null] })).toEqual([null]);
  expect(fillParcels({ ...last, isCertain: false, said: [null] })).toEqual([null]);
});

test('O-19 no parcel holds more than there is, nor what was not ordered', () => {
  expect(exceeds([pieces('BAG', 1), pieces('BAG', 1)], goods)).toBe(false);
  expect(exceeds([pieces('BAG', 2), pieces('BAG', 1)], goods)).toBe(true);
  expect(exceeds([pieces('HAT', 1)], goods)).toBe(true);
});

test('FOOD-03 a lot is named in a parcel where there is no doubt, and no more once it was taken back', () => {
  const parcels = [
    { contents: [pieces('BAG', 2), pieces('TIN', 4)] },
    { contents: [pieces('TIN', 2)] },
  ];
  const oneLot = [
    { variantCode: 'BAG', lot: 'A', quantity: 1 },
    { variantCode: 'BAG', lot: 'B', quantity: 1 },
    { variantCode: 'TIN', lot: 'T', quantity: 6 },
  ];
  const named = nameLots(parcels, oneLot);
  expect(named).toEqual([
    { contents: [pieces('BAG', 1, 'A'), pieces('BAG', 1, 'B'), pieces('TIN', 4, 'T')] },
    { contents: [pieces('TIN', 2, 'T')] },
  ]);
  expect(nameLots(named, oneLot)).toEqual(named);
  // With two lots of tins over two parcels, which lot lies where is unknown.
  const twoLots = [
    { variantCode: 'TIN', lot: 'T', quantity: 3 },
    { variantCode: 'TIN', lot: 'U', quantity: 3 },
  ];
  expect(nameLots(parcels, twoLots)).toEqual(parcels);
  // The lot covers half of the pieces, so neither parcel can be labelled.
  expect(nameLots(parcels, twoLots.slice(1))).toEqual(parcels);
  expect(nameLots(named, [])).toEqual(parcels);
  expect(nameLots(parcels, [{ variantCode: 'BAG', lot: 'A', quantity: null }])).toEqual(parcels);
});

test('FOOD-03 a lot lies in the parcels that name it, and may in those nobody knows', () => {
  const lot = { variantCode: 'BAG', lot: 'A' };
  const [named, open, empty, silent] = [
    { contents: [pieces('BAG', 2, 'A')] },
    { contents: [pieces('BAG', 1)] },
    { contents: [pieces('TIN', 1)] },
    {},
  ];
  const parcels = [named, open, empty, silent];
  expect(parcelsWith(parcels, { ...lot, quantity: 2 })).toEqual([named]);
  expect(parcelsWith(parcels, { ...lot, quantity: 3 })).toEqual([named, open, silent]);
  expect(parcelsWith(parcels, { ...lot, quantity: null })).toEqual([named, open, silent]);
});
