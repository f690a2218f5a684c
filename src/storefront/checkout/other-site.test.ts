import { expect, test } from 'vitest';
import { sitesOf } from '#pages/sites.ts';
import { otherSiteFor } from './other-site.ts';

const sites = sitesOf({
  PUBLIC_SCHEME: 'https',
  FR_HOST: 'gamelle.fr',
  BE_HOST: 'gamelle.be',
  PORT: 443,
  LANGUAGES: ['fr', 'nl'],
});
const siteIn = (hreflang: string) => sites.find((one) => one.hreflang === hreflang) ?? sites[0];
const items = [{ variantCode: '10012102', quantity: 2 }];
const shownOn = (hreflang: string, countryCode: string | null) =>
  otherSiteFor(
    { site: siteIn(hreflang) as (typeof sites)[0], sites },
    { billingAddress: countryCode === null ? null : { countryCode }, items },
  );

test('I18-07 GEO-02 who is billed where another site delivers is led to its cart with their articles', () => {
  const link = 'panier/?variantId=10012102&targetQuantity=2';
  expect(shownOn('fr-FR', 'BE')).toEqual({ country: 'BE', cart: `https://gamelle.be/${link}` });
  expect(shownOn('nl-FR', 'BE')).toEqual({ country: 'BE', cart: `https://gamelle.be/nl/${link}` });
  expect(shownOn('fr-BE', 'LU')).toEqual({ country: 'LU', cart: `https://gamelle.fr/${link}` });
});

test('I18-07 nobody is led away from the site that delivers to them, or where none does', () => {
  expect(shownOn('fr-FR', 'FR')).toBeNull();
  expect(shownOn('fr-FR', 'LU')).toBeNull();
  expect(shownOn('fr-FR', 'CH')).toBeNull();
  expect(shownOn('fr-FR', null)).toBeNull();
});
