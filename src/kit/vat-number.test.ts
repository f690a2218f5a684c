import { expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';

test('VAT-12 a VAT number is read as it is typed: blanks, dots and small letters', () => {
  expect(readVatNumber('fr 40 303 265 045')).toBe('FR40303265045');
  expect(readVatNumber('BE 0403.053.608')).toBe('BE0403053608');
  expect(readVatNumber('LU10000356')).toBe('LU10000356');
  expect(readVatNumber('DE136695976')).toBe('DE136695976');
});

test('VAT-12 a number with a wrong check, of another length or of no country of the Union is none', () => {
  for (const typed of [
    'FR41303265045',
    'BE0403053609',
    'LU10000357',
    'FR4030326504',
    'CH12',
    '12',
    '',
  ])
    expect(readVatNumber(typed), typed).toBeNull();
});
