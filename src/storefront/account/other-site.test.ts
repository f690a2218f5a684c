import { expect, test } from 'vitest';
import { sitesOf } from '#pages/sites.ts';
import { otherSite } from './other-site.ts';

const sites = sitesOf({
  PUBLIC_SCHEME: 'https',
  FR_HOST: 'gamelle.fr',
  BE_HOST: 'gamelle.be',
  PORT: 443,
  LANGUAGES: ['fr'],
});
const [french, belgian] = sites as [(typeof sites)[0], (typeof sites)[0]];
const living = (countryCode: string, isDefault = true) => [{ countryCode, isDefault }];

test('I18-08 who lives in another country is told of the site that delivers there', () => {
  expect(otherSite({ site: french, sites }, living('BE'))).toBe(belgian);
  expect(otherSite({ site: belgian, sites }, living('FR'))).toBe(french);
  expect(otherSite({ site: belgian, sites }, living('LU'))).toBe(french);
});

test('I18-08 nobody is sent away from the site of their country, or without a favourite address', () => {
  expect(otherSite({ site: french, sites }, living('FR'))).toBeNull();
  expect(otherSite({ site: french, sites }, living('LU'))).toBeNull();
  expect(otherSite({ site: belgian, sites }, living('BE'))).toBeNull();
  expect(otherSite({ site: french, sites }, living('BE', false))).toBeNull();
  expect(otherSite({ site: french, sites }, [])).toBeNull();
});
