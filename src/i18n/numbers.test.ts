import { expect, test } from 'vitest';
import { distance, lessThanPercent, multipack, number, percent, weight } from './numbers.ts';

const nbsp = '\u00a0';

test('thousands are parted by a no-break space the fonts have', () => {
  expect(number(25_769)).toBe(`25${nbsp}769`);
  expect(number(4.71)).toBe('4,71');
});

test('a reduction carries a true minus sign', () => {
  expect(percent(-10)).toBe(`\u221210${nbsp}%`);
  expect(percent(5, { sign: true })).toBe(`+5${nbsp}%`);
});

test('UIX-11 a percentage shown as less than is prefixed by <', () => {
  expect(lessThanPercent(1)).toBe(`<${nbsp}1${nbsp}%`);
});

test.each([
  [85, `85${nbsp}g`],
  [1500, `1,5${nbsp}kg`],
  [12_000, `12${nbsp}kg`],
])('%d grams read %s', (grams, text) => expect(weight(grams)).toBe(text));

test('packs and distances read as on a shelf', () => {
  expect(multipack(3, 85)).toBe(`3${nbsp}×${nbsp}85${nbsp}g`);
  expect(distance(0.85)).toBe(`850${nbsp}m`);
  expect(distance(3.44)).toBe(`3,4${nbsp}km`);
});
