import isoCountries from 'i18n-iso-countries';
import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import { violationsOf } from '#kit/violations.ts';
import { addressInput, addressUpdate, postalAddressInput } from './contracts.ts';
import messages from './messages/fr.json' with { type: 'json' };
import {
  COUNTRIES,
  DELIVERY_COUNTRIES,
  postcodePattern,
  readTypedPostcode,
  typedPostcodePattern,
} from './rules/index.ts';

const address = {
  firstName: 'Léa',
  lastName: 'Martin',
  company: null,
  countryCode: 'FR',
  provinceCode: null,
  provinceName: null,
  street: '12 rue des Lilas',
  street2: null,
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: null,
  phoneNumber2: null,
  alias: 'Maison',
  deliveryInstructions: null,
};

const refusals = (change: object) => {
  const parsed = addressInput.safeParse({ ...address, ...change });
  return parsed.success ? [] : violationsOf(parsed.error);
};
const codes = (change: object) =>
  refusals(change).map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
const texts = (change: object) =>
  refusals(change).map(({ code, params }) =>
    words<Record<string, never>>(messages as never).translate(
      `forms.generic.errors.${code}`,
      params as Record<string, number>,
    ),
  );
const long = (length: number) => 'a'.repeat(length);

test('ADR-05 optional fields left empty are null', () => {
  expect(addressInput.parse({ ...address, company: '', street2: '  ', alias: '' })).toEqual({
    ...address,
    alias: null,
  });
});

test('ADR-04 an address has its twelve fields', () => {
  const { alias, deliveryInstructions, ...postal } = address;
  expect(Object.keys(postalAddressInput.parse(postal)).toSorted()).toEqual(
    Object.keys(postal).toSorted(),
  );
});

test.each([
  ['ADR-07', 'firstName', [''], [long(256)], [long(1), long(255)]],
  ['ADR-08', 'lastName', [''], [long(256)], [long(1), long(255)]],
  ['ADR-09', 'company', [], [long(256)], ['', long(255)]],
  ['ADR-10', 'street', [''], [long(39)], [long(38)]],
  ['ADR-11', 'street2', [], [long(39)], ['', long(38)]],
  ['ADR-12', 'city', [''], [long(34)], [long(2), long(33)]],
  ['ADR-18', 'alias', [], [long(256)], ['', long(255)]],
])('%s the length of %s', (_, field, missing, tooLong, accepted) => {
  for (const value of missing) expect(codes({ [field]: value })).toEqual([`${field}: required`]);
  for (const value of tooLong) expect(codes({ [field]: value })).toEqual([`${field}: max_length`]);
  for (const value of accepted) expect(codes({ [field]: value })).toEqual([]);
});

test('ADR-12 a city of one letter is refused', () => {
  expect(codes({ city: 'Y' })).toEqual(['city: min_length']);
  expect(texts({ city: 'Y' })).toEqual(['Saisissez au moins 2 caractères.']);
});

test('ADR-13 the postcode is required', () => {
  expect(codes({ postcode: '' })).toEqual(['postcode: required']);
});

test.each([
  ['ADR-14', 'FR', ['7500', '75A01', '750011', '7500١'], ['75001', '75380']],
  ['ADR-15', 'BE', ['10000', '100'], ['1000']],
  ['ADR-16', 'LU', ['L-1009', '10090'], ['1009']],
])('%s the postcode of %s', (_, countryCode, refused, accepted) => {
  for (const postcode of refused) {
    expect(codes({ countryCode, postcode })).toEqual(['postcode: postcode.invalid']);
  }
  for (const postcode of accepted) expect(codes({ countryCode, postcode })).toEqual([]);
});

test('ADR-17 a postcode of another country is refused in the words of the specification', () => {
  expect(texts({ countryCode: 'BE', postcode: '75001' })).toEqual([
    'Le format du code postal ne correspond pas au pays sélectionné.',
  ]);
});

test.each([
  ['BE', ['1000', 'B-1000', 'b 1000', 'BE-1000', ' B1000 '], '1000'],
  ['LU', ['1234', 'L-1234', 'LU-1234', 'l - 1234'], '1234'],
  ['FR', ['75011', 'F-75011', 'FR 75011'], '75011'],
])('W-09 VAT-14 a form of %s takes the prefix off a postcode', (countryCode, typed, read) => {
  const pattern = new RegExp(`^(?:${typedPostcodePattern(countryCode)})$`, 'v');
  for (const text of typed) {
    expect(readTypedPostcode(text, countryCode)).toBe(read);
    expect(pattern.test(text.trim())).toBe(true);
  }
  expect(readTypedPostcode('B-10', countryCode)).toBe('B-10');
});

test('the form of a postcode field follows its country', () => {
  expect(DELIVERY_COUNTRIES.map(postcodePattern)).toEqual(['\\d{5}', '\\d{4}', '\\d{4}']);
});

test.each(['Maison 🏠', 'Chez 🇫🇷', 'Étage 1️⃣'])('ADR-19 the alias %s is refused', (alias) => {
  expect(codes({ alias })).toEqual(['alias: emoji']);
});

test('ADR-19 figures and signs of an alias are no emojis', () => {
  expect(codes({ alias: 'Bureau n° 2 – 3e étage #4' })).toEqual([]);
});

test.each([
  ['DE', ['8013', '80331A'], ['80331']],
  ['NL', ['1012', 'AB 1012'], ['1012 AB', '1012ab']],
  ['PL', ['00950'], ['00-950']],
  ['PT', ['1100'], ['1100-148']],
  ['IE', ['D02'], ['D02 AF30', 'D6WXK28']],
  ['JP', ['100 0001 TOKYO'], ['100-0001']],
])(
  'GEO-02 a bill goes to %s, with the postcode of its country',
  (countryCode, refused, accepted) => {
    for (const postcode of refused)
      expect(codes({ countryCode, postcode })).toEqual(['postcode: postcode.invalid']);
    for (const postcode of accepted) expect(codes({ countryCode, postcode })).toEqual([]);
  },
);

test('GEO-02 every country of the world is one', () => {
  expect(COUNTRIES).toEqual(Object.keys(isoCountries.getAlpha2Codes()).toSorted());
});

test('ADR-20 the country is required, and one there is', () => {
  expect(codes({ countryCode: '' })).toEqual(['countryCode: required']);
  expect(codes({ countryCode: 'ZZ' })).toEqual(['countryCode: country']);
});

test.each(['phoneNumber', 'phoneNumber2'])('ADR-21 an invalid %s', (field) => {
  expect(codes({ [field]: '123' })).toEqual([`${field}: phone`]);
  expect(texts({ [field]: '123' })).toEqual(['Le champ mobile est invalide']);
});

test('ADR-21 a phone is kept as E.164, read under its own prefix or the country', () => {
  const stored = (change: object) => addressInput.parse({ ...address, ...change }).phoneNumber;
  expect(stored({ phoneNumber: '06 12 34 56 78' })).toBe('+33612345678');
  expect(stored({ phoneNumber: '+32 470 12 34 56' })).toBe('+32470123456');
  const belgian = { countryCode: 'BE', postcode: '1000' };
  expect(stored({ ...belgian, phoneNumber: '0470 12 34 56' })).toBe('+32470123456');
  expect(stored({ phoneNumber: '' })).toBeNull();
});

describe.each(['firstName', 'lastName', 'company', 'countryCode', 'street', 'city', 'postcode'])(
  'ADR-22 in %s',
  (field) => {
    test.each([...'"“”«»`,@&*!?/()_#$€'])('%s is refused', (character) => {
      expect(codes({ [field]: `ab${character}cd` })).toEqual([`${field}: forbidden_characters`]);
    });
  },
);

test('ADR-22 the apostrophe is allowed, straight or curly', () => {
  const french = { city: "L'Haÿ-les-Roses", street: 'rue de l’Église', lastName: "O'Brien" };
  expect(codes(french)).toEqual([]);
});

test('ADR-22 a comma or a slash in the street is refused with clear words', () => {
  expect(texts({ street: '12, rue des Lilas' })[0]).toContain('virgule');
  expect(codes({ street: '12/14 rue des Lilas' })).toEqual(['street: forbidden_characters']);
});

test('every mistake is said at once, the postcode of another country too', () => {
  const wrong = { firstName: '', countryCode: 'LU', phoneNumber: '1', alias: '🏠' };
  expect(codes(wrong).toSorted()).toEqual([
    'alias: emoji',
    'firstName: required',
    'phoneNumber: phone',
    'postcode: postcode.invalid',
  ]);
});

test('a CEDEX line is an ordinary billing address', () => {
  const { alias, deliveryInstructions, ...postal } = address;
  const cedex = { ...postal, postcode: '75380', city: 'PARIS CEDEX 08', street: 'BP 12' };
  expect(postalAddressInput.safeParse(cedex).success).toBe(true);
});

test('a partial change leaves absent keys alone', () => {
  expect(addressUpdate.parse({ city: ' Lyon ' })).toEqual({ city: 'Lyon' });
  expect(addressUpdate.safeParse({ city: '' }).success).toBe(false);
});

test.each([null, undefined, 'text', []])('a body that is no address is refused: %j', (body) => {
  expect(addressInput.safeParse(body).success).toBe(false);
});
