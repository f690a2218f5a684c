import { expect, test } from 'vitest';
import { isWeightOff, readWeight } from './weight.ts';

test.each([
  ['2.350 kg', 2350],
  ['ST,GS,+  2.350kg', 2350],
  ['2,35', 2350],
  ['12 kg', 12_000],
  ['0,4', 400],
])('O-07 a scale that says « %s » says %i grams', (text, grams) => {
  expect(readWeight(text)).toBe(grams);
});

test.each([
  '10012345',
  '3600012345679',
  '0103600012345679',
  'GM000000001',
  '10L23',
  'A-12',
  '0,0',
  '350',
])('O-07 « %s » is no weight', (text) => {
  expect(readWeight(text)).toBeNull();
});

test('O-07 a parcel is off beyond a twentieth, and beyond what a table scale and paper make', () => {
  expect([isWeightOff(1000, 1150), isWeightOff(1000, 1151)]).toEqual([false, true]);
  expect([isWeightOff(12_000, 11_400), isWeightOff(12_000, 11_399)]).toEqual([false, true]);
});
