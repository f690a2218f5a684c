import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGs1 } from './gs1.ts';

const GS = '\u001d';
const gtin = '03012345678902';
const read = readGs1;

test('FOOD-03 a GS1 code says which article, which lot and until when, in any order', () => {
  const goods = { gtin, lot: 'L23-11', bestBefore: '2027-06-30', count: null };
  expect(read(`]C101${gtin}15270630${'10'}L23-11`)).toEqual(goods);
  expect(read(`]d210L23-11${GS}01${gtin}17270630`)).toEqual(goods);
  expect(read(`(01)${gtin}(15)270630(10)L23-11`)).toEqual(goods);
  expect(read(`${GS}02${gtin}3712${GS}15270600${'10'}L23-11`)).toEqual({ ...goods, count: 12 });
});

test('FOOD-03 an EAN says which article; a wrong last digit says none', () => {
  expect(read('3012345678902')).toEqual({ gtin, lot: null, bestBefore: null, count: null });
  expect(read('3012345678901')).toBeNull();
  expect(read(`01${gtin.slice(0, 13)}1${'10'}A`)).toBeNull();
});

test('FOOD-03 a weight, a serial number or a variant in between is passed over', () => {
  expect(read(`01${gtin}3103001250${'10'}A7${GS}21XYZ`)).toMatchObject({ gtin, lot: 'A7' });
  expect(read(`01${gtin}2012${'10'}A7`)).toMatchObject({ lot: 'A7' });
});

test.each(['8R41122334455', 'GM000123456', '', '01123', `01${gtin}15271330`, `01${gtin}10`])(
  'FOOD-03 %s is no goods',
  (code) => expect(read(code)).toBeNull(),
);

test('FOOD-03 day 00 is the end of its month', () => {
  expect(read(`01${gtin}15280200`)?.bestBefore).toBe('2028-02-29');
});

test('FOOD-03 whatever is held before the scanner breaks nothing', () => {
  fc.assert(fc.property(fc.string(), (code) => read(code) === null || true));
});
