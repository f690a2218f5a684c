import { BoundedMap, textBytes } from '#kit/bounded-map.ts';
import {
  type CartGlance,
  glanceAtCart,
  mayAccess,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { Db } from '#schema.ts';

interface Kept {
  order: number;
  offer: number;
  day: string;
  /** Pieces it takes of each variant. */
  needs: PricedCart['needs'];
  etag: string;
  /** As it is sent. */
  text: string;
}

const MEGABYTE = 1024 * 1024;
const kept = new BoundedMap<Kept>({
  mostEntries: 2000,
  mostBytes: 8 * MEGABYTE,
  sizeOf: ({ text }) => textBytes(text),
});

const stands = (known: Kept, now: CartGlance, today: Temporal.PlainDate): boolean =>
  known.order === now.version &&
  known.offer === now.offerVersion &&
  known.day === today.toString() &&
  Object.entries(known.needs).every(([code, pieces]) => (now.stock[code] ?? 0) >= pieces);

/**
 * The answer a cart was read with before, while it, the offer and the day are the same and there is
 * enough in stock: a cart is read far more often than it changes. Null when it must be read anew.
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
  return stands(known, now, today) ? known : null;
}

/** Keeps the answer a cart was given, when nothing else decided about it. */
export function keepCart(
  { order, problems, needs, isPersonal }: PricedCart,
  answer: Pick<Kept, 'text' | 'etag'>,
  today: Temporal.PlainDate,
): void {
  kept.delete(order.token);
  if (isPersonal || problems.length > 0 || order.state !== 'cart') return;
  const { version, offerVersion } = order;
  kept.set(order.token, {
    order: version,
    offer: offerVersion,
    day: today.toString(),
    needs,
    ...answer,
  });
}

/** A cart that changes is read anew. */
export const forgetCart = (token: string): boolean => kept.delete(token);
