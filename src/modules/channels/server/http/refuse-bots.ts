import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import { verifyVisitor } from '#platform/bot-verification.ts';
import type { ShopEnv } from '../shop-env.ts';

interface Guarded {
  /** Action for which the page requested the token. */
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
  /**
   * `closed` where mails go to any address or data about others is revealed; `open` where customers
   * could not buy or sign in (§8.2).
   */
  whenSilent: 'open' | 'closed';
}

/**
 * Refuses automated requests, where bot protection is configured, before anything else is checked.
 * `whenSilent`: whether requests pass when the verifier does not respond.
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
