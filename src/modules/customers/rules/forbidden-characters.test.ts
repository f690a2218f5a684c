import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctForbidden, hasForbiddenCharacters } from './forbidden-characters.ts';

test.each([
  ['Rue Neuve 12/3', 'BE', 'Rue Neuve 12 bte 3'],
  ['12/14 rue des Lilas', 'FR', '12-14 rue des Lilas'],
  ['12, rue des Lilas', 'FR', '12 rue des Lilas'],
  ['Martin & Fils', 'FR', 'Martin et Fils'],
  ['Les « Roses »', 'FR', 'Les Roses'],
  ['Bât. (B) #2', 'FR', 'Bât. B 2'],
])('DEL-02 %s (%s) becomes %s in one click', (typed, country, corrected) => {
  expect(correctForbidden(typed, country)).toBe(corrected);
});

test('DEL-02 nothing is offered for a text that is accepted', () => {
  expect(correctForbidden("L'Haÿ-les-Roses", 'FR')).toBeNull();
});

test('DEL-02 a correction is always accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('FR', 'BE'), (text, country) => {
      const corrected = correctForbidden(text, country);
      if (corrected !== null) expect(hasForbiddenCharacters(corrected)).toBe(false);
    }),
  );
});
