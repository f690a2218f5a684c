import type { AddressShape } from '#modules/customers/contracts.ts';
import type { Site } from '#pages/sites.ts';

type Home = Pick<AddressShape, 'countryCode' | 'isDefault'>;

/**
 * The site that delivers to the customer's favourite address, when it is not this one; else null
 * (I18-08). Who has chosen no favourite is at home everywhere.
 */
export function otherSite(
  { site, sites }: { site: Site; sites: readonly Site[] },
  addresses: readonly Home[],
): Site | null {
  const home = addresses.find(({ isDefault }) => isDefault);
  // The French site also delivers to Luxembourg.
  const country = home?.countryCode === 'BE' ? 'BE' : 'FR';
  if (!home || site.country === country) return null;
  const sameLanguage = sites.filter(({ prefix }) => prefix === site.prefix);
  return sameLanguage.find((one) => one.country === country) ?? null;
}
