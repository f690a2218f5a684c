import { hashOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { recordAction } from '../record-action.ts';
import { spendStaffLink } from '../staff-links.ts';
import { acceptStaffPassword, setStaffPassword } from '../staff-password.ts';

/**
 * Sets a password by the link of a mail; all sessions of the staff member end.
 * @throws Refusal on `token`, `password`
 */
export async function choosePassword(
  appContext: AppContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const own = await appContext.db
    .selectFrom('staff_links as l')
    .innerJoin('staff_members as m', 'm.id', 'l.staff_id')
    .select(['m.email', 'm.name'])
    .where('l.hash', '=', hashOf(token))
    .executeTakeFirst();
  const hash = await acceptStaffPassword(password, own ? [own.email, own.name] : []);
  await transact(appContext, async (work) => {
    const staffId = await spendStaffLink(work, token);
    await recordAction(work, staffId, {
      action: 'staff.password_chosen',
      subject: own?.email ?? String(staffId),
    });
    await setStaffPassword(work, staffId, hash, null);
  });
}
