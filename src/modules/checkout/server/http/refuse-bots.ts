import type { Context } from 'hono';
import { refuseBots as refuse, type ShopEnv } from '#modules/channels/server/index.ts';

/**
 * Requires a bot-protection token for guest orders that are not paid at once, where it is
 * configured. If the verifier does not respond, the order is accepted; the limits on unpaid orders
 * still apply.
 * @throws Refusal on `recaptchaToken`.
 */
export async function refuseBots(
  c: Context<ShopEnv>,
  token: string | null | undefined,
): Promise<void> {
  if (!c.var.caller) await refuse(c, { action: 'order', token, whenSilent: 'open' });
}
