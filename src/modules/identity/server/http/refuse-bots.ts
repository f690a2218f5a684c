import type { Context } from 'hono';
import { refuseBots as refuse, type ShopEnv } from '#modules/channels/server/index.ts';

/**
 * AUT-07: refuses before credentials are looked at. When the verifier does not answer, people may
 * still sign in and register; only the lookup stays closed, because it tells about others (§8.2).
 * @throws Refusal on `recaptchaToken`.
 */
export const refuseBots = (
  c: Context<ShopEnv>,
  action: 'login' | 'lookup' | 'register',
  token: string | null | undefined,
): Promise<void> =>
  refuse(c, { action, token, whenSilent: action === 'lookup' ? 'closed' : 'open' });
