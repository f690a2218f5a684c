import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { checkPassword } from './check-password.ts';

/**
 * Asks who is signed in for their password once more, before something that cannot be undone: a
 * browser left open is not its owner.
 * @throws Refusal on `password`; `rate.limited` while the account is locked for this address.
 */
export async function proveOwner(
  c: Context<ShopEnv>,
  email: string,
  password: string | null | undefined,
): Promise<void> {
  if (!password) throw refuseFields([{ propertyPath: 'password', code: 'required' }]);
  if (!(await checkPassword(c, email, password)))
    throw refuseFields([{ propertyPath: 'password', code: 'password.incorrect' }]);
}
