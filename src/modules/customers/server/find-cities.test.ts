import { expect, test } from 'vitest';
import communes from '#data/communes.json' with { type: 'json' };
import { ADDRESS_LIMITS, hasForbiddenCharacters } from '../rules/index.ts';
import { findCities } from './find-cities.ts';

test('a French postcode offers its cities, largest first', async () => {
  expect(await findCities('FR', '94240')).toEqual(["L'Haÿ-les-Roses"]);
  expect((await findCities('FR', '01400'))[0]).toBe('Châtillon-sur-Chalaronne');
});

test('a CEDEX code and another country have none: the city is typed', async () => {
  expect(await findCities('FR', '75380')).toEqual([]);
  expect(await findCities('BE', '1000')).toEqual([]);
});

test('ADR-12 ADR-22 every city offered is one the form accepts', () => {
  const cities = Object.values(communes).flatMap((names) => names.split('|'));
  expect(cities.length).toBeGreaterThan(34_000);
  const { min, max } = ADDRESS_LIMITS.city;
  // Two-letter names exist; the only one-letter village is refused by the form's rule.
  const refused = cities.filter(
    (city) => hasForbiddenCharacters(city) || city.length < min || city.length > max,
  );
  expect(refused).toEqual(['Y']);
});
