import type { Context } from 'hono';
import { refuseFields } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { hashPassword } from '#platform/passwords.ts';

interface Chosen {
  password: string;
  /** The field that holds it, for the refusal. */
  field: string;
  /** What the shop knows of its owner. */
  ownWords: readonly string[];
}

/**
 * The hash of a new password. Weak ones are refused only where the setting says so
 * (docs/decisions/0050): the specification accepts five characters (AUT-20).
 * @throws Refusal on the field, naming the cause.
 */
export async function acceptPassword(c: Context<ShopEnv>, chosen: Chosen): Promise<string> {
  const { password, field, ownWords } = chosen;
  if (c.var.machine.config.PASSWORD_STRENGTH === 'refuse') {
    const code = await findPasswordWeakness(password, ownWords);
    if (code) throw refuseFields([{ propertyPath: field, code }]);
  }
  return hashPassword(password);
}
