import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { hashPassword } from '#platform/passwords.ts';

interface Chosen {
  password: string;
  /** Name of the password field, for the refusal. */
  field: string;
  /** Personal data of the owner, which the password should not contain. */
  ownWords: readonly string[];
}

/**
 * Hashes a new password. Five characters is the only format rule (AUT-20); a weak or common
 * password is a refusal of its own (PRV-09), unless `PASSWORD_STRENGTH` is set to advise only
 * (docs/decisions/0263).
 * @throws Refusal on the field, naming the cause.
 */
export async function acceptPassword(c: Context<ShopEnv>, chosen: Chosen): Promise<string> {
  const { password, field, ownWords } = chosen;
  if (c.var.appContext.config.PASSWORD_STRENGTH === 'refuse') {
    const code = await findPasswordWeakness(password, ownWords);
    if (code) throw refuseFields([{ propertyPath: field, code }]);
  }
  return hashPassword(password);
}
