import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { verifyVisitor } from '#platform/bot-verification.ts';

/**
 * An order without an account, that nobody pays at once, is for people: asked where bot protection is
 * configured. When the verifier does not answer people may still order; the limits stand.
 * @throws Refusal on `recaptchaToken`.
 */
export async function refuseBots(
  c: Context<ShopEnv>,
  token: string | null | undefined,
): Promise<void> {
  const { appContext, log, clientAddress: address, caller } = c.var;
  if (caller) return;
  const verdict = await verifyVisitor(appContext.config, log, { token, action: 'order', address });
  if (verdict === 'bot') throw refuseFields([{ propertyPath: 'recaptchaToken', code: 'captcha' }]);
}
