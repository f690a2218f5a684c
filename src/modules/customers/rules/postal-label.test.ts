import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LabelAddress, postalLabel } from './postal-label.ts';

const address: LabelAddress = {
  firstName: 'Léa',
  lastName: 'Martin',
  company: null,
  street: '12 rue de l’Église',
  street2: null,
  postcode: '75011',
  city: 'Paris',
  countryCode: 'FR',
};

test('DEL-03 a French label', () => {
  expect(postalLabel(address)).toEqual(['LEA MARTIN', '12 RUE DE L EGLISE', '75011 PARIS']);
});

test('DEL-03 a Belgian label has the number after the street', () => {
  const belgian = { ...address, postcode: '1000', city: 'Bruxelles', countryCode: 'BE' };
  expect(postalLabel({ ...belgian, street: '12 rue Neuve bte 3' })).toEqual([
    'LEA MARTIN',
    'RUE NEUVE 12 BTE 3',
    '1000 BRUXELLES',
    'BELGIQUE',
  ]);
  expect(postalLabel({ ...belgian, street: 'Rue Neuve 12 bte 3' })[1]).toBe('RUE NEUVE 12 BTE 3');
});

test('DEL-03 a Luxembourg label has its L-', () => {
  const label = { ...address, postcode: '1234', city: 'Luxembourg', countryCode: 'LU' };
  expect(postalLabel(label).slice(-2)).toEqual(['L-1234 LUXEMBOURG', 'LUXEMBOURG']);
});

test('DEL-01 a line is cut at 38 on a word', () => {
  const label = postalLabel({
    ...address,
    company: 'Coopérative des Œuvres et Éleveurs de la Montagne',
    street2: 'x'.repeat(60),
  });
  expect(label[0]).toBe('COOPERATIVE DES OEUVRES ET ELEVEURS DE');
  expect(label[2]).toBe('X'.repeat(38));
});

test('DEL-01 at most 6 lines of 38 plain capitals, whatever was typed', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 80 });
  const typed = fc.record({
    firstName: text,
    lastName: text,
    company: fc.option(text),
    street: text,
    street2: fc.option(text),
    postcode: fc.constant('75011'),
    city: text,
    countryCode: fc.constantFrom('FR', 'BE', 'LU'),
  });
  fc.assert(
    fc.property(typed, (address) => {
      const lines = postalLabel(address);
      expect(lines.length).toBeLessThanOrEqual(6);
      for (const line of lines) expect(line).toMatch(/^[A-Z0-9 -]{1,38}$/);
    }),
  );
});
