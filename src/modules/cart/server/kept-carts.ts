import {
  type CartGlance,
  glanceAtCart,
  mayAccess,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { Db } from '#schema.ts';

interface Kept {
  seen: string;
  etag: string;
  /** As it is sent. */
  text: string;
}

const MOST = 2000;
const kept = new Map<string, Kept>();

const seenOf = ({ version, offerVersion, stock }: CartGlance, today: Temporal.PlainDate) =>
  `${version} ${offerVersion} ${today} ${JSON.stringify(stock)}`;

/**
 * The answer a cart was read with before, while it, the offer, its stock and the day are the same:
 * a cart is read far more often than it changes. Null when it must be read anew.
 */
export async function findKeptCart(
  db: Db,
  token: string,
  caller: { customerId: number } | null,
  today: Temporal.PlainDate,
): Promise<Kept | null> {
  const known = kept.get(token);
  const now = known && (await glanceAtCart(db, token));
  if (!now || !mayAccess(now, caller)) return null;
  return known.seen === seenOf(now, today) ? known : null;
}

/** Keeps the answer a cart was read with, when nothing else decided about it. */
export function keepCart(
  { order, isRepeatable }: PricedCart,
  answer: Pick<Kept, 'text' | 'etag'>,
  today: Temporal.PlainDate,
): void {
  kept.delete(order.token);
  if (!isRepeatable || order.state !== 'cart') return;
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(order.token, { ...answer, seen: seenOf(order, today) });
}

/** A cart that changes is read anew. */
export const forgetCart = (token: string): boolean => kept.delete(token);
