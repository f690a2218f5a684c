import { Cache } from '#kit/cache.ts';
import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Order } from './order.ts';

const MEGABYTE = 1024 * 1024;
const NUMBER_BYTES = 8;
const carts = new Cache<Order>({
  name: 'carts',
  mostEntries: 2000,
  mostBytes: 16 * MEGABYTE,
});
const pieces = new Cache<number>({
  name: 'stock',
  mostEntries: 20_000,
  mostBytes: 4 * MEGABYTE,
  sizeOf: () => NUMBER_BYTES,
});

/** The offer as this process saw it last, and variants that carts were given under it. */
interface OfferSeenLast {
  version: Order['offerVersion'];
  /** Another cart may come to be given them. */
  gifts: readonly string[];
}
const offers = new Cache<OfferSeenLast>({ name: 'gifts', mostEntries: 1, mostBytes: MEGABYTE });
const OFFER = 'offer';
const lastOffer = () => offers.last(OFFER)?.value;

/** A cart is priced by the offer: at another one it is another. */
type PricedAt = Pick<Order, 'version' | 'offerVersion'>;
const versionOf = ({ version, offerVersion }: PricedAt) => `${version} ${offerVersion}`;

/** The cart at this very version of it and of the offer; null when it must be read whole. */
export const cachedCartAt = (token: string, now: PricedAt): Order | null =>
  carts.get(token, versionOf(now)) ?? null;

/** Whether any version of a cart is known, so that a look at its version may be enough. */
export const isCartCached = (token: string): boolean => carts.last(token) !== undefined;

/**
 * The cart as this process wrote or read it last, with what it last saw in stock of these variants
 * too; null when it never did. Somebody may have changed either since: the statement that writes it
 * judges.
 */
export function lastSeenCart(token: string, alsoStockOf: readonly string[] = []): Order | null {
  const cart = carts.last(token)?.value;
  return cart ? { ...cart, stock: stockSeen([...Object.keys(cart.stock), ...alsoStockOf]) } : null;
}

/** The offer this process saw last, with what it saw in stock of these variants; null before. */
export function lastSeenOffer(
  stockOf: readonly string[],
): Pick<Order, 'offerVersion' | 'stock'> | null {
  const offer = lastOffer();
  return offer ? { offerVersion: offer.version, stock: stockSeen(stockOf) } : null;
}

function stockSeen(codes: readonly string[]): StockSeen {
  const seen: Record<string, number> = {};
  for (const code of [...codes, ...(lastOffer()?.gifts ?? [])]) {
    const cached = pieces.last(code);
    if (cached) seen[code] = cached.value;
  }
  return seen;
}

/**
 * Keeps a cart as it stands in the database: after the commit, for a version that is rolled back
 * comes again as another. What is no cart any more is not kept.
 */
export function cacheCart(order: Order): void {
  for (const [code, left] of Object.entries(order.stock)) pieces.set(code, left);
  const before = lastOffer();
  const given = order.pricing.freeProducts.map(({ variantCode }) => variantCode);
  const existing = before?.version === order.offerVersion ? before.gifts : [];
  const gifts = given.some((code) => !existing.includes(code))
    ? [...new Set([...existing, ...given])]
    : existing;
  if (before?.version !== order.offerVersion || gifts !== existing)
    offers.set(OFFER, { version: order.offerVersion, gifts });
  if (order.state !== 'cart' || order.subscription !== null) carts.delete(order.token);
  else carts.set(order.token, order, versionOf(order));
}
