import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { type Caller, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';

/**
 * The signed-in customer, if the path names them.
 * @throws Refusal `customer.unknown` for another customer's path.
 */
export function ownerOf(c: Context<ShopEnv>, id: string): Caller {
  const caller = mustSignIn(c);
  if (id !== String(caller.customerId)) throw refuse('customer.unknown');
  return caller;
}

/** The id in a path; null when it is not a number. */
export const idOf = (text: string): number | null =>
  /^\d{1,15}$/.test(text) ? Number(text) : null;
