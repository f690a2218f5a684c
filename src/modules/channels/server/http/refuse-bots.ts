import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { verifyVisitor } from '#platform/bot-verification.ts';
import type { ShopEnv } from '../shop-env.ts';

interface Guarded {
  /** What the page asked the token for. */
  action:
    | 'contact'
    | 'login'
    | 'lookup'
    | 'newsletter'
    | 'order'
    | 'register'
    | 'review'
    | 'stock-alert';
  token: string | null | undefined;
  /** Closed where mail goes to any address, or others are told about; open where people could not buy or sign in (§8.2). */
  whenSilent: 'open' | 'closed';
}

/**
 * Refuses a call of no person, where bot protection is configured, before anything else is looked at.
 * `whenSilent`: what becomes of people when the verifier does not answer.
 * @throws Refusal on `recaptchaToken`.
 */
export async function refuseBots(
  c: Context<ShopEnv>,
  { action, token, whenSilent }: Guarded,
): Promise<void> {
  const { appContext, log, clientAddress: address } = c.var;
  const verdict = await verifyVisitor(appContext.config, log, { token, action, address });
  const isLetIn = verdict === 'human' || (verdict === 'unknown' && whenSilent === 'open');
  if (!isLetIn) throw refuseFields([{ propertyPath: 'recaptchaToken', code: 'captcha' }]);
}
