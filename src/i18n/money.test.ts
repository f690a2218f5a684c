import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money, unitPrice } from './money.ts';

const nbsp = '\u00a0';

test('BIZ-12 cents are divided by 100', () => {
  expect(money(1299)).toBe(`12,99${nbsp}€`);
  expect(money(123_450)).toBe(`1${nbsp}234,50${nbsp}€`);
  expect(money(-549)).toBe(`\u22125,49${nbsp}€`);
});

test('BIZ-13 what is no integer shows a dashed placeholder', () => {
  for (const value of [null, undefined, '12', 12.5, Number.NaN]) {
    expect(money(value)).toBe(`—${nbsp}€`);
  }
});

test('BIZ-11 a unit price names its unit', () => {
  expect(unitPrice(458)).toBe(`4,58${nbsp}€/kg`);
});

test('no amount ever breaks over two lines, and none loses a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const text = money(cents);
      expect(text).not.toMatch(/[ \u202f]/);
      const digits = text.replace('\u2212', '-').replace(/[^\d-]/g, '');
      expect(Number(digits)).toBe(cents);
    }),
  );
});
