import { getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { CALLING_CODES, DEFAULT_PHONE_COUNTRY, PHONE_COUNTRIES } from '#kit/phone-countries.ts';
import messages from '../messages/fr.json' with { type: 'json' };
import { formatPhone, isMobile, parsePhone, parseTypedPhone } from './phone.ts';

test('FRM-21 a phone is parsed with the selected country', () => {
  expect(parseTypedPhone('0470 12 34 56', 'BE')).toBe('+32470123456');
  expect(parseTypedPhone('+32 470 12 34 56', 'FR')).toBeNull();
  expect(parseTypedPhone('0032470123456', 'FR')).toBeNull();
  expect(parseTypedPhone('0491 57 00 00 00 00', 'FR')).toBeNull();
  expect(messages.forms.phone.error).toBe('Le champ mobile est invalide');
});

test('FRM-22 five countries with their codes', () => {
  expect(PHONE_COUNTRIES).toEqual(['FR', 'BE', 'DE', 'IT', 'LU']);
  for (const country of PHONE_COUNTRIES)
    expect(CALLING_CODES[country], country).toBe(`+${getCountryCallingCode(country)}`);
});

test('FRM-23 the default phone country is France', () => {
  expect(DEFAULT_PHONE_COUNTRY).toBe('FR');
});

test.each([
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['BE', '0470 12 34 56', '+32470123456'],
  ['LU', '621 123 456', '+352621123456'],
  ['DE', '01512 3456789', '+4915123456789'],
  ['IT', '312 345 6789', '+393123456789'],
] as const)('a mobile of %s is read and known as one', (country, typed, e164) => {
  expect(parseTypedPhone(typed, country)).toBe(e164);
  expect(isMobile(e164)).toBe(true);
});

test('a landline is valid but no mobile', () => {
  expect(isMobile(parsePhone('01 42 68 53 00', 'FR') ?? '')).toBe(false);
});

test('numbers nobody has are refused', () => {
  expect(['07 00 00 00 00', '123', 'abc', ''].map((text) => parsePhone(text, 'FR'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a number is shown as its country writes it', () => {
  expect(formatPhone('+33612345678', 'FR')).toBe('06 12 34 56 78');
  expect(formatPhone('+32470123456', 'FR')).toBe('+32 470 12 34 56');
});

test('FRM-25 a number that cannot be formatted is shown as it is', () => {
  expect(formatPhone('12', 'FR')).toBe('12');
});
