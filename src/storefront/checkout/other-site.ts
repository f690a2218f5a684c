import { DELIVERY_COUNTRIES, type DeliveryCountry } from '#kit/countries.ts';
import { paths } from '#pages/paths.ts';
import { addressOn, type Site } from '#pages/sites.ts';
import { cartLinkOf } from '../cart/cart-link.ts';
import { deliveringSite } from '../delivering-site.ts';
import type { ShownOrder } from './shown-order.ts';

interface Ordered {
  billingAddress: Pick<NonNullable<ShownOrder['billingAddress']>, 'countryCode'> | null;
  items: readonly Pick<ShownOrder['items'][number], 'variantCode' | 'quantity'>[];
}

/** A site that delivers to the billing country, which this site does not deliver to. */
export interface OtherSite {
  /** The billing country. */
  country: DeliveryCountry;
  /** Address of the site's cart, which puts the articles of this order into it. */
  cart: string;
}

/** The site that delivers to the order's billing country; null if this site does, or none (I18-07). */
export function otherSiteFor(
  here: { site: Site; sites: readonly Site[] },
  { billingAddress, items }: Ordered,
): OtherSite | null {
  const country = DELIVERY_COUNTRIES.find((one) => one === billingAddress?.countryCode);
  const site = country && deliveringSite(here, country);
  return site ? { country, cart: `${addressOn(site, paths.cart())}?${cartLinkOf(items)}` } : null;
}
