import { expect, test } from 'vitest';
import { listed, ofName, ofNames } from './names.ts';

test('S-28 a name that begins with a vowel or an h loses the vowel before it', () => {
  expect(['Mistigri', 'Oscar', 'Hector', 'Éole', 'Œdipe', 'isis'].map(ofName)).toEqual([
    'de Mistigri',
    'd’Oscar',
    'd’Hector',
    'd’Éole',
    'd’Œdipe',
    'd’isis',
  ]);
});

test('S-28 several names are one bowl, and many are counted', () => {
  expect(ofNames(['Mistigri', 'Rex'])).toBe('de Mistigri et Rex');
  expect(ofNames(['Oscar', 'Rex', 'Moka'])).toBe('d’Oscar, Rex et Moka');
  expect(listed(['A', 'B', 'C', 'D', 'E'])).toBe('A, B et 3 autres');
});
