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

/** The last version of catalogue and prices this process read, with the gifts carts received under it. */
interface OfferSeenLast {
  version: Order['offerVersion'];
  /** Variants given as gifts; another cart may receive them too. */
  gifts: readonly string[];
}
const offers = new Cache<OfferSeenLast>({ name: 'gifts', mostEntries: 1, mostBytes: MEGABYTE });
const OFFER = 'offer';
const lastOffer = () => offers.last(OFFER)?.value;

/** The cache key of a cart includes the version of catalogue and prices, since its amounts depend on both. */
type PricedAt = Pick<Order, 'version' | 'offerVersion'>;
const versionOf = ({ version, offerVersion }: PricedAt) => `${version} ${offerVersion}`;

/** The cached cart if it has exactly these versions; null when it must be read from the database. */
export const cachedCartAt = (token: string, now: PricedAt): Order | null =>
  carts.get(token, versionOf(now)) ?? null;

/** Whether some version of the cart is cached, so that comparing versions may be enough. */
export const isCartCached = (token: string): boolean => carts.last(token) !== undefined;

/**
 * The cart as this process last wrote or read it, with the last stock figures of these variants; null when it is not
 * cached. Either may be stale: the statement that writes the cart checks both.
 */
export function lastSeenCart(token: string, alsoStockOf: readonly string[] = []): Order | null {
  const cart = carts.last(token)?.value;
  return cart ? { ...cart, stock: stockSeen([...Object.keys(cart.stock), ...alsoStockOf]) } : null;
}

/**
 * The last version of catalogue and prices this process read, with the last stock figures of these variants; null
 * when none is cached.
 */
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
 * Caches a cart after commit: the version number of a rolled-back write is used again for other contents. An order
 * that is no longer a cart is removed.
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
