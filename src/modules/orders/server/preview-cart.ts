import { type Channel, offerVersion } from '#modules/channels/server/index.ts';
import type { Db } from '#registry/schema.ts';
import { emptyPricing } from './empty-pricing.ts';
import { freshCart } from './fresh-cart.ts';
import type { Order, OrderAddress } from './order.ts';

/** A placeholder address: prices depend on the country alone. */
const somewhereIn = (countryCode: string): OrderAddress => ({
  id: 0,
  firstName: '',
  lastName: '',
  company: null,
  street: '',
  street2: null,
  postcode: '',
  city: '',
  countryCode,
  provinceCode: null,
  provinceName: null,
  phoneNumber: null,
  phoneNumber2: null,
  deliveryInstructions: null,
});

/** Prices an empty cart that is never saved, to find out what it would cost. */
export async function previewCart(
  db: Db,
  channel: Channel,
  country: string,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): Promise<Order> {
  const { version } = await db.selectNoFrom(offerVersion.as('version')).executeTakeFirstOrThrow();
  const cart = freshCart({
    id: 0,
    token: '',
    customerId: null,
    version: 1,
    subscription: null,
    channel: channel.code,
    locale: channel.defaultLocale,
    currency: channel.currency,
    channelCountries: channel.countries,
    vatRegime: channel.vatRegime,
    offerVersion: version,
    pricing: emptyPricing(today),
    promises: [],
    guaranteedPrices: [],
    at: new Date(now.epochMilliseconds),
  });
  return { ...cart, shippingAddress: somewhereIn(country) };
}
