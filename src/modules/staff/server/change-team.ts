import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StaffChange, StaffInvitation } from '../contracts.ts';
import { hasAll, type Permitted } from '../rules/index.ts';
import { addStaff } from './add-staff.ts';
import type { StaffMember } from './admin-env.ts';
import { revokeKeysOf } from './api-keys.ts';
import { removePasskeysOf } from './passkeys.ts';
import { findMember } from './queries.ts';
import { findRole } from './roles.ts';
import { issueStaffLink } from './staff-links.ts';
import { mailStaffLink, staffLinkUrl } from './staff-mail.ts';
import { takeTeam } from './take-team.ts';

/**
 * Gives somebody access by a mailed link; a former staff member may return and chooses a new password. Returns the
 * link, for the command line.
 * @throws Refusal `staff.known` for a current staff member, `staff.above` for a role with more permissions than
 * `actor`
 */
export async function inviteStaff(
  work: UnitOfWork,
  config: Config,
  actor: Permitted,
  { email, name, role: code }: StaffInvitation,
): Promise<string> {
  await takeTeam(work);
  const { role, roleId, permissions } = await findRole(work.tx, code);
  if (!hasAll(actor, permissions)) throw refuse('staff.above');
  const existing = await work.tx
    .selectFrom('staff_members')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (existing) throw refuse('staff.known');
  const id = await addStaff(work, { email, name, role, roleId, passwordHash: null });
  return sendLink(work, config, 'invited', { id, email, name });
}

/**
 * Mails a link to choose a password; the current one works until then.
 * @throws Refusal `staff.unknown`, `staff.ended`, `staff.above`
 */
export async function sendStaffLink(
  work: UnitOfWork,
  config: Config,
  actor: Permitted,
  id: number,
): Promise<string> {
  const { passwordHash, ...member } = await lockMember(work, actor, id);
  return sendLink(work, config, passwordHash ? 'reset' : 'invited', member);
}

async function sendLink(
  work: UnitOfWork,
  config: Config,
  kind: 'invited' | 'reset',
  { id, email, name }: Pick<StaffMember, 'id' | 'email' | 'name'>,
): Promise<string> {
  const token = await issueStaffLink(work, id);
  const url = await staffLinkUrl(work.tx, config, token);
  await mailStaffLink(work, kind, { email, name }, { token, url });
  return url;
}

/**
 * Changes name or role: nobody may assign a role with more permissions than their own.
 * @throws Refusal `staff.unknown`, `staff.ended`, `staff.last_direction`, `staff.above`
 */
export async function changeStaff(
  work: UnitOfWork,
  actor: Permitted,
  id: number,
  { name, role: code }: StaffChange,
): Promise<void> {
  await takeTeam(work);
  const { role } = await lockMember(work, actor, id);
  if (name !== undefined)
    await work.tx.updateTable('staff_members').set({ name }).where('id', '=', id).execute();
  if (code === undefined) return;
  const next = await findRole(work.tx, code);
  if (!hasAll(actor, next.permissions)) throw refuse('staff.above');
  if (next.role !== role) await assertDirectionStays(work, id);
  await work.tx
    .updateTable('staff_members')
    .set({ role: next.role, role_id: next.roleId })
    .where('id', '=', id)
    .execute();
}

/**
 * Ends somebody's access: sessions, links and keys are revoked at once, their audit entries stay.
 * @throws Refusal `staff.unknown`, `staff.ended`, `staff.last_direction`, `staff.above`
 */
export async function endStaff(work: UnitOfWork, actor: Permitted, id: number): Promise<void> {
  await takeTeam(work);
  await lockMember(work, actor, id);
  await assertDirectionStays(work, id);
  await work.tx
    .updateTable('staff_members')
    .set({ ended_at: new Date(work.now.epochMilliseconds), password_hash: null })
    .where('id', '=', id)
    .execute();
  for (const table of ['staff_sessions', 'staff_links'] as const)
    await work.tx.deleteFrom(table).where('staff_id', '=', id).execute();
  // Shared views stay with the team.
  await work.tx
    .deleteFrom('saved_views')
    .where('staff_id', '=', id)
    .where('is_shared', '=', false)
    .execute();
  await removeSecondFactor(work, id);
  await revokeKeysOf(work, id);
}

/**
 * Removes all second factors of somebody who lost them: they sign in by password and set up a new one.
 * @throws Refusal `staff.unknown`, `staff.ended`, `staff.above`, `staff.second_factor_off`
 */
export async function forgetSecondFactor(
  work: UnitOfWork,
  actor: Permitted,
  staffId: number,
): Promise<void> {
  await lockMember(work, actor, staffId);
  if (!(await removeSecondFactor(work, staffId))) throw refuse('staff.second_factor_off');
}

async function removeSecondFactor(work: UnitOfWork, staffId: number): Promise<boolean> {
  const hadCodes = await removeCodes(work, staffId);
  const hadPasskeys = await removePasskeysOf(work, staffId);
  const unlinked = await work.tx
    .deleteFrom('staff_identities')
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .executeTakeFirst();
  return hadCodes || hadPasskeys || unlinked !== undefined;
}

/** Removes the authenticator app; false when there was none. */
export async function removeCodes({ tx }: UnitOfWork, staffId: number): Promise<boolean> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const removed = await tx
    .deleteFrom('staff_second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

/** Locks a staff member with no more permissions than `actor`: nobody may change those above them. */
async function lockMember(
  { tx }: UnitOfWork,
  actor: Permitted,
  id: number,
): Promise<StaffMember & { passwordHash: string | null }> {
  const found = await tx
    .selectFrom('staff_members')
    .select(['password_hash as passwordHash', 'ended_at as endedAt'])
    .where('id', '=', id)
    .where('role', '<>', 'machine')
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('staff.unknown');
  const member = found.endedAt ? null : await findMember(tx, id);
  if (!member) throw refuse('staff.ended');
  if (!hasAll(actor, member.permissions)) throw refuse('staff.above');
  return { ...member, passwordHash: found.passwordHash };
}

/** Ensures that another member of the direction can sign in. Requires `takeTeam`. */
async function assertDirectionStays({ tx }: UnitOfWork, id: number): Promise<void> {
  const { role } = await tx
    .selectFrom('staff_members')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (role !== 'direction') return;
  const other = await tx
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'direction')
    .where('ended_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw refuse('staff.last_direction');
}
