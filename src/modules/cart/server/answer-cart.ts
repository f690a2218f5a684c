import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { Refusal } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import {
  type CartAccess,
  type CartEdit,
  changeCart,
  findAttention,
  type PricedCart,
  presentOrder,
} from '#modules/orders/server/index.ts';
import { hydraError } from '#platform/http/api-errors.ts';
import { ld, ldText } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { cachedResponse, cacheResponse } from './cart-response-cache.ts';
import { deleteCart } from './delete-cart.ts';
import { findUpsells } from './find-upsells.ts';
import { readCart } from './read-cart.ts';

const coupons = createRateLimit(120, 600);

/** Rate limit against guessing codes: 120 attempts per network address in ten minutes. */
export const limitCoupons = (c: Context<ShopEnv>): Promise<void> => coupons(c, c.var.clientAddress);

/** A version no cart has: an `If-Match` that cannot be parsed never matches. */
const NEVER = '-1';

/**
 * The cart of a request, its caller, and the expected version if sent: `If-Match: "7"`, or the
 * whole ETag of a response.
 */
export function accessOf(c: Context<ShopEnv>, token: string): CartAccess {
  const seen = c.req.header('if-match') ?? '*';
  const [, version = NEVER] = /^(?:W\/)?"(\d+)(?:-[\w-]+)?"$/.exec(seen) ?? [];
  return { token, caller: c.var.caller, version: seen === '*' ? null : Number(version) };
}

/**
 * Serialised cart of contracts §1.6 with its ETag: the version and a digest of the text, because
 * price changes alter a cart without changing its version.
 */
export async function presentCart(
  db: Db | Tx,
  { order, problems, onceOnly }: PricedCart,
  today: Temporal.PlainDate | null = null,
) {
  const upsells = await findUpsells(db, order);
  const attention = order.number === null ? [] : await findAttention(db, order.id);
  const body = {
    ...presentOrder(order, problems, upsells, today, attention),
    onceOnly: order.state === 'cart' ? [...onceOnly] : undefined,
  };
  const text = JSON.stringify(body);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { body, text, etag: `"${order.version}-${digest}"` };
}

/** Responds with a cart at current prices, or an order as placed. */
export async function answerReading(c: Context<ShopEnv>, token: string): Promise<Response> {
  const { db, clock } = c.var.appContext;
  const today = clock.today();
  const cached = await cachedResponse(db, token, c.var.caller, today);
  if (cached) return answerRead(c, cached);
  const cart = await readCart(db, token, c.var.caller, today);
  const { text, etag } = await presentCart(db, cart, today);
  cacheResponse(cart, { text, etag }, today);
  return answerRead(c, { text, etag });
}

/** 304 when the client has this exact response. */
function answerRead(c: Context<ShopEnv>, { text, etag }: { text: string; etag: string }): Response {
  c.header('etag', etag);
  const held = c.req.header('if-none-match')?.split(',') ?? [];
  const isHeld = held.some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return isHeld ? c.body(null, 304) : ldText(c, text);
}

/** Responds with a cart and its ETag, and caches the response. */
export async function answerCached(
  c: Context<ShopEnv>,
  cart: PricedCart,
  today: Temporal.PlainDate,
  status: 200 | 201 = 200,
): Promise<Response> {
  const { text, etag } = await presentCart(c.var.appContext.db, cart);
  cacheResponse(cart, { text, etag }, today);
  c.header('etag', etag);
  return ldText(c, text, status);
}

/** Changes a cart and responds with it. `adding` lists variants to be added. See `withStaleCart`. */
export const editing = (
  c: Context<ShopEnv>,
  token: string,
  edit: CartEdit,
  adding: readonly string[] = [],
  status: 200 | 201 = 200,
): Promise<Response> =>
  withStaleCart(c, token, async (access) => {
    const cart = await changeCart(c.var.appContext, { ...access, adding }, edit);
    return answerCached(c, cart, c.var.appContext.clock.today(), status);
  });

/** Changes a cart and other data in one transaction, and responds with the cart. See `withStaleCart`. */
export const changing = (
  c: Context<ShopEnv>,
  token: string,
  command: (work: UnitOfWork, access: CartAccess) => Promise<PricedCart>,
): Promise<Response> =>
  withStaleCart(c, token, async (access) => {
    const cart = await transact(c.var.appContext, (work) => command(work, access));
    return answerCached(c, cart, c.var.appContext.clock.today());
  });

/** Removes something from a cart, with an empty response. See `withStaleCart`. */
export const takingOff = (c: Context<ShopEnv>, token: string, edit: CartEdit): Promise<Response> =>
  withStaleCart(c, token, async (access) => {
    await changeCart(c.var.appContext, access, edit);
    return c.body(null, 204);
  });

/** Discards a cart. See `withStaleCart`. */
export const discarding = (c: Context<ShopEnv>, token: string): Promise<Response> =>
  withStaleCart(c, token, async (access) => {
    await transact(c.var.appContext, (work) => deleteCart(work, access));
    return c.body(null, 204);
  });

/** A change based on an outdated version is refused with the current cart under `order` (409). */
async function withStaleCart(
  c: Context<ShopEnv>,
  token: string,
  answer: (access: CartAccess) => Promise<Response>,
): Promise<Response> {
  const access = accessOf(c, token);
  try {
    return await answer(access);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'order.stale') throw error;
    const { db, clock } = c.var.appContext;
    const fresh = await readCart(db, token, access.caller, clock.today());
    const { body, etag } = await presentCart(db, fresh);
    c.header('etag', etag);
    return ld(c, { ...hydraError(409, words(error.code) ?? '').body, order: body }, 409);
  }
}
