import { Refusal } from '#kit/refusal.ts';
import type { Channel } from '#modules/channels/server/index.ts';
import type { AppContext } from '#registry/schema.ts';
import { cacheCart, lastSeenOffer } from './cart-cache.ts';
import type { CartEdit } from './edit-cart.ts';
import { emptyPricing } from './empty-pricing.ts';
import { freshCart } from './fresh-cart.ts';
import { newToken } from './open-cart.ts';
import { saveNewCart } from './order-store.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

interface Start {
  channel: Channel;
  locale: string;
  /** The edit that fills it, and the variants it adds. */
  edit: CartEdit;
  adding: readonly string[];
}

/**
 * Creates a visitor's cart and edits it before it is written, in one statement. Null, with nothing written, when the
 * cached data is missing or outdated: the caller then opens an empty cart first.
 */
export async function startCart(
  { db, clock }: AppContext,
  { channel, locale, edit, adding }: Start,
): Promise<PricedCart | null> {
  const offer = lastSeenOffer(adding);
  if (!offer) return null;
  const now = clock.now();
  const today = clock.today();
  const empty = freshCart({
    id: 0,
    token: newToken(),
    customerId: null,
    version: 0,
    subscription: null,
    locale,
    channel: channel.code,
    currency: channel.currency,
    vatRegime: channel.vatRegime,
    channelCountries: channel.countries,
    offerVersion: offer.offerVersion,
    pricing: emptyPricing(today),
    promises: [],
    guaranteedPrices: [],
    at: new Date(now.epochMilliseconds),
  });
  try {
    const filled = await edit({ ...empty, stock: offer.stock }, db);
    const priced = await priceCart(db, filled, today);
    if (priced.problems.length > 0) return null;
    const order = await saveNewCart({ tx: db, now }, priced.order, priced.needs);
    if (order) cacheCart(order);
    return order && { ...priced, order };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
