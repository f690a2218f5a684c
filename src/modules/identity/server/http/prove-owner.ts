import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findAccount } from '../queries.ts';
import { checkPassword } from './check-password.ts';

/**
 * Asks who is signed in for their password once more, before something that cannot be undone: a
 * browser left open is not its owner. An account that an identity provider opens has none to ask for.
 * @throws Refusal on `password`; `rate.limited` while the account is locked for this address.
 */
export async function proveOwner(
  c: Context<ShopEnv>,
  email: string,
  password: string | null | undefined,
): Promise<void> {
  const account = await findAccount(c.var.machine.db, email);
  if (account?.passwordHash === null) return;
  if (!password) throw refuseFields([{ propertyPath: 'password', code: 'required' }]);
  if (!(await checkPassword(c, email, password)))
    throw refuseFields([{ propertyPath: 'password', code: 'password.incorrect' }]);
}
