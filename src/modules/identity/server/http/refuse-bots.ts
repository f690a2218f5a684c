import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { verifyVisitor } from '#platform/bot-verification.ts';

/**
 * AUT-07: refuses before credentials are looked at. When the verifier does not answer, people may
 * still sign in and register; only the lookup stays closed, because it tells about others (§8.2).
 * @throws Refusal on `recaptchaToken`.
 */
export async function refuseBots(
  c: Context<ShopEnv>,
  action: 'login' | 'lookup' | 'register',
  token: string | null | undefined,
): Promise<void> {
  const { appContext, log, clientAddress: address } = c.var;
  const verdict = await verifyVisitor(appContext.config, log, { token, action, address });
  const isLetIn = verdict === 'human' || (verdict === 'unknown' && action !== 'lookup');
  if (!isLetIn) throw refuseFields([{ propertyPath: 'recaptchaToken', code: 'captcha' }]);
}
