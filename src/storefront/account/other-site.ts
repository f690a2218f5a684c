import { SITE_DELIVERS } from '#kit/sites.ts';
import type { AddressShape } from '#modules/customers/contracts.ts';
import type { Site } from '#pages/sites.ts';

const deliversTo = ({ country }: Site, code: string) =>
  SITE_DELIVERS[country].some((one) => one === code);

type Home = Pick<AddressShape, 'countryCode' | 'isDefault'>;

/**
 * The site that delivers to the customer's default address, if it is not this one; else null
 * (I18-08). Null without a default address.
 */
export function otherSite(
  { site, sites }: { site: Site; sites: readonly Site[] },
  addresses: readonly Home[],
): Site | null {
  const home = addresses.find(({ isDefault }) => isDefault);
  if (!home || deliversTo(site, home.countryCode)) return null;
  const sameLanguage = sites.filter(({ prefix }) => prefix === site.prefix);
  return sameLanguage.find((one) => deliversTo(one, home.countryCode)) ?? null;
}
