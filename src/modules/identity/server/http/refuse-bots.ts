import type { Context } from 'hono';
import { refuseBots as refuse, type ShopEnv } from '#modules/channels/server/index.ts';

/**
 * AUT-07: checked before credentials. If the verifier does not respond, people may still sign in
 * and register; only the e-mail lookup is refused, because it reveals who has an account (§8.2).
 * @throws Refusal on `recaptchaToken`.
 */
export const refuseBots = (
  c: Context<ShopEnv>,
  action: 'login' | 'lookup' | 'register',
  token: string | null | undefined,
): Promise<void> =>
  refuse(c, { action, token, whenSilent: action === 'lookup' ? 'closed' : 'open' });
