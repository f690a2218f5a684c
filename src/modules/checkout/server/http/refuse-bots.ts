import type { Context } from 'hono';
import { refuseBots as refuse, type ShopEnv } from '#modules/channels/server/index.ts';

/**
 * An order without an account, that nobody pays at once, is for people: asked where bot protection is
 * configured. When the verifier does not answer people may still order; the limits stand.
 * @throws Refusal on `recaptchaToken`.
 */
export async function refuseBots(
  c: Context<ShopEnv>,
  token: string | null | undefined,
): Promise<void> {
  if (!c.var.caller) await refuse(c, { action: 'order', token, whenSilent: 'open' });
}
