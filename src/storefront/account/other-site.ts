import type { AddressShape } from '#modules/customers/contracts.ts';
import type { Site } from '#pages/sites.ts';
import { deliveringSite } from '../delivering-site.ts';

type Home = Pick<AddressShape, 'countryCode' | 'isDefault'>;

/**
 * The site that delivers to the customer's default address, if it is not this one; else null
 * (I18-08). Null without a default address.
 */
export function otherSite(
  here: { site: Site; sites: readonly Site[] },
  addresses: readonly Home[],
): Site | null {
  const home = addresses.find(({ isDefault }) => isDefault);
  return home ? deliveringSite(here, home.countryCode) : null;
}
