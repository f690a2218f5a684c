import { expect, test } from 'vitest';
import { DELIVERY_COUNTRIES } from './countries.ts';
import { channelCodeOf, SITE_COUNTRIES, SITE_DELIVERS, siteDelivering } from './sites.ts';

test('each country has the site of its own, or the first that delivers there', () => {
  for (const country of SITE_COUNTRIES)
    expect(siteDelivering(country)).toBe(channelCodeOf(country));
  for (const country of DELIVERY_COUNTRIES) {
    const site = SITE_COUNTRIES.find((one) => channelCodeOf(one) === siteDelivering(country));
    expect(site && SITE_DELIVERS[site], country).toContain(country);
  }
});
