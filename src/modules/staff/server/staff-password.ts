import { refuseFields } from '#kit/refusal.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashOf } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * The hash of a new password of the team, which must be strong.
 * @throws Refusal on path `password`, naming the cause.
 */
export async function acceptStaffPassword(
  password: string,
  ownWords: readonly string[],
): Promise<string> {
  const code = await findPasswordWeakness(password, ownWords);
  if (code) throw refuseFields([{ propertyPath: 'password', code }]);
  return hashPassword(password);
}

/** Sets a password and ends all other sessions. `keptToken` is the session that stays. */
export async function setStaffPassword(
  { tx }: UnitOfWork,
  staffId: number,
  passwordHash: string,
  currentToken: string | null,
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute();
  await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(currentToken !== null, (of) => of.where('hash', '<>', hashOf(currentToken ?? '')))
    .execute();
}
