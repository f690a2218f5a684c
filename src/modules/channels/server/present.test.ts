import countries from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { presentCountry } from './present.ts';

test('I18-12 each country of ISO 3166-1 has its French name', () => {
  // The code XK of Kosovo is user-assigned and not among the standard's 249.
  const codes = Object.keys(countries.getAlpha2Codes()).filter((code) => code !== 'XK');
  expect(codes).toHaveLength(249);
  expect(codes.filter((code) => presentCountry(code).name === code)).toEqual([]);
  const names = ['DE', 'BE', 'CI'].map((code) => presentCountry(code).name);
  expect(names).toEqual(['Allemagne', 'Belgique', 'Côte-d’Ivoire']);
});
