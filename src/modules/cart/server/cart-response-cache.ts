import { language } from '#i18n/language.ts';
import { textBytes } from '#kit/bounded-map.ts';
import { Cache } from '#kit/cache.ts';
import {
  type CartVersion,
  findCachedVersion,
  mayAccess,
  type PricedCart,
} from '#modules/orders/server/index.ts';
import type { Db } from '#registry/schema.ts';

interface CartResponse {
  /** Units needed of each variant. */
  needs: PricedCart['needs'];
  etag: string;
  /** Serialised response. */
  text: string;
}

const MEGABYTE = 1024 * 1024;
const responses = new Cache<CartResponse>({
  name: 'cart-responses',
  mostEntries: 2000,
  mostBytes: 8 * MEGABYTE,
  sizeOf: ({ text }) => textBytes(text),
});

const versionOf = (
  { version, offerVersion }: Pick<CartVersion, 'version' | 'offerVersion'>,
  today: Temporal.PlainDate,
) => `${version} ${offerVersion} ${today} ${language()?.code ?? 'fr'}`;

/**
 * The cached response of a cart, if the cart, prices, day and language are unchanged and stock is
 * sufficient: carts are read far more often than changed. Null when it must be computed.
 */
export async function cachedResponse(
  db: Db,
  token: string,
  caller: { customerId: number } | null,
  today: Temporal.PlainDate,
): Promise<CartResponse | null> {
  const now = responses.last(token) && (await findCachedVersion(db, token));
  if (!now || !mayAccess(now, caller)) return null;
  const cached = responses.get(token, versionOf(now, today));
  const isEnough = ([code, pieces]: [string, number]) => (now.stock[code] ?? 0) >= pieces;
  return cached && Object.entries(cached.needs).every(isEnough) ? cached : null;
}

/** Caches the response of a cart, unless it depended on other data. */
export function cacheResponse(
  { order, problems, needs, isPersonal }: PricedCart,
  { text, etag }: Pick<CartResponse, 'text' | 'etag'>,
  today: Temporal.PlainDate,
): void {
  if (isPersonal || problems.length > 0 || order.state !== 'cart') responses.delete(order.token);
  else responses.set(order.token, { needs, etag, text }, versionOf(order, today));
}
