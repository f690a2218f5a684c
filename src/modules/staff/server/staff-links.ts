import { refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/** Creates a link to choose a password; a newer one replaces it. */
export async function issueStaffLink({ tx, now }: UnitOfWork, staffId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.add({ hours: TERMS.staffLinkHours }).epochMilliseconds);
  const issued = { hash: hashOf(token), expires_at: expiresAt };
  await tx
    .insertInto('staff_links')
    .values({ ...issued, staff_id: staffId })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(issued))
    .execute();
  return token;
}

/**
 * Consumes a link, which works once. Returns the staff member's id.
 * @throws Refusal on path `token` when it was used, has expired or never existed, or they have left.
 */
export async function spendStaffLink({ tx, now }: UnitOfWork, token: string): Promise<number> {
  const spent = await tx
    .deleteFrom('staff_links as l')
    .using('staff_members as m')
    .whereRef('m.id', '=', 'l.staff_id')
    .where('m.ended_at', 'is', null)
    .where('l.hash', '=', hashOf(token))
    .where('l.expires_at', '>', new Date(now.epochMilliseconds))
    .returning('l.staff_id as staffId')
    .executeTakeFirst();
  if (!spent) throw refuseFields([{ propertyPath: 'token', code: 'link.invalid' }]);
  return spent.staffId;
}
