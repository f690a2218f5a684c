import { refuseFields } from '#kit/refusal.ts';
import { findPasswordWeakness } from '#platform/password-strength.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashOf } from '#platform/secrets.ts';
import { transact } from '#platform/work.ts';
import type { Machine, Work } from '#schema.ts';
import { recordAction } from './record-action.ts';
import { spendStaffLink } from './staff-links.ts';

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

/** Chooses a password with the link of a mail; every sign-in of theirs ends. @throws Refusal on `token`, `password` */
export async function choosePassword(
  machine: Machine,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const own = await machine.db
    .selectFrom('staff_links as l')
    .innerJoin('staff_members as m', 'm.id', 'l.staff_id')
    .select(['m.email', 'm.name'])
    .where('l.hash', '=', hashOf(token))
    .executeTakeFirst();
  const hash = await acceptStaffPassword(password, own ? [own.email, own.name] : []);
  await transact(machine, async (work) => {
    const staffId = await spendStaffLink(work, token);
    await recordAction(work, staffId, {
      action: 'staff.password_chosen',
      subject: own?.email ?? String(staffId),
    });
    await setStaffPassword(work, staffId, hash, null);
  });
}

/** Writes a password; every other sign-in of theirs ends. `keptToken` is the one that stays. */
export async function setStaffPassword(
  { tx }: Work,
  staffId: number,
  passwordHash: string,
  keptToken: string | null,
): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ password_hash: passwordHash })
    .where('id', '=', staffId)
    .execute();
  await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(keptToken !== null, (of) => of.where('hash', '<>', hashOf(keptToken ?? '')))
    .execute();
}
