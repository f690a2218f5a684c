import { BoundedMap, jsonBytes } from '#kit/bounded-map.ts';
import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Order } from './order.ts';

const MEGABYTE = 1024 * 1024;
const NUMBER_BYTES = 8;
const carts = new BoundedMap<Order>({
  mostEntries: 2000,
  mostBytes: 16 * MEGABYTE,
  sizeOf: jsonBytes,
});
let offer: Order['offerVersion'] | undefined;
const pieces = new BoundedMap<number>({
  mostEntries: 20_000,
  mostBytes: 4 * MEGABYTE,
  sizeOf: () => NUMBER_BYTES,
});
/** Variants that carts were given while the offer stood: another cart may come to be given them. */
const gifts = new Set<string>();

/**
 * The cart as this process wrote or read it last, with what it last saw in stock of these variants
 * too; null when it never did. Somebody may have changed either since.
 */
export function knownCart(token: string, alsoStockOf: readonly string[] = []): Order | null {
  const cart = carts.get(token);
  return cart
    ? { ...cart, stock: seenInStock([...Object.keys(cart.stock), ...alsoStockOf, ...gifts]) }
    : null;
}

/** The offer this process saw last, with what it saw in stock of these variants; null before. */
export const knownOffer = (
  stockOf: readonly string[],
): Pick<Order, 'offerVersion' | 'stock'> | null =>
  offer === undefined ? null : { offerVersion: offer, stock: seenInStock([...stockOf, ...gifts]) };

function seenInStock(codes: readonly string[]): StockSeen {
  const seen: Record<string, number> = {};
  for (const code of codes) {
    const known = pieces.get(code);
    if (known !== undefined) seen[code] = known;
  }
  return seen;
}

/**
 * Remembers a cart as it stands in the database: after the commit, for a version that is rolled back
 * comes again as another. What is no cart any more is forgotten.
 */
export function rememberCart(order: Order): void {
  carts.delete(order.token);
  rememberStock(order.stock);
  if (offer !== order.offerVersion) gifts.clear();
  for (const { variantCode } of order.pricing.freeProducts) gifts.add(variantCode);
  offer = order.offerVersion;
  if (order.state !== 'cart' || order.subscription !== null) return;
  carts.set(order.token, order);
}

function rememberStock(stock: StockSeen): void {
  for (const [code, left] of Object.entries(stock)) pieces.set(code, left);
}
