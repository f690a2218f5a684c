import type { StockSeen } from '#modules/catalog/server/index.ts';
import type { Order } from './order.ts';

const MOST_CARTS = 2000;
const MOST_VARIANTS = 20_000;
const carts = new Map<string, Order>();
const pieces = new Map<string, number>();

/**
 * The cart as this process wrote or read it last, with what it last saw in stock of these variants
 * too; null when it never did. Somebody may have changed either since.
 */
export function knownCart(token: string, alsoStockOf: readonly string[] = []): Order | null {
  const cart = carts.get(token);
  if (!cart) return null;
  const seen: Record<string, number> = {};
  for (const code of [...Object.keys(cart.stock), ...alsoStockOf]) {
    const known = pieces.get(code);
    if (known !== undefined) seen[code] = known;
  }
  return { ...cart, stock: seen };
}

/**
 * Remembers a cart as it stands in the database: after the commit, for a version that is rolled back
 * comes again as another. What is no cart any more is forgotten.
 */
export function rememberCart(order: Order): void {
  carts.delete(order.token);
  rememberStock(order.stock);
  if (order.state !== 'cart' || order.subscription !== null) return;
  const [oldest] = carts.keys();
  if (carts.size >= MOST_CARTS && oldest !== undefined) carts.delete(oldest);
  carts.set(order.token, order);
}

function rememberStock(stock: StockSeen): void {
  if (pieces.size >= MOST_VARIANTS) pieces.clear();
  for (const [code, left] of Object.entries(stock)) pieces.set(code, left);
}
