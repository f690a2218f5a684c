import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDecimal, readKilos } from './decimal.ts';

test.each([
  ['4,6', 4.6],
  ['4.6', 4.6],
  ['4,60', 4.6],
  ['4,35', 4.35],
  ['46', 46],
  [' 4,6 kg ', 4.6],
  ['4.6KG', 4.6],
  ['4,6\u00a0kg', 4.6],
  ['-3', -3],
  ['\u22123,5', -3.5],
  ['', null],
  ['   ', null],
])('S-03 the weight typed %j is %j kilos', (typed, kilos) => {
  expect(readKilos(typed)).toBe(kilos);
});

test.each(['4,6,1', '1.234,5', '4,350', '--3', 'kg', 'quatre', '4 6', ',5', '4,', '1e3'])(
  'S-03 %j is no weight, and is not guessed at',
  (typed) => {
    expect(readKilos(typed)).toBeNaN();
  },
);

test('S-03 comma or point, a number is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (hundredths) => {
      const typed = (hundredths / 100).toFixed(2);
      expect(readDecimal(typed)).toBe(hundredths / 100);
      expect(readDecimal(typed.replace('.', ','))).toBe(hundredths / 100);
    }),
  );
});
