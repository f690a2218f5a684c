import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StaffChange, StaffInvitation } from '../contracts.ts';
import { addStaff } from './add-staff.ts';
import type { StaffMember } from './admin-env.ts';
import { issueStaffLink } from './staff-links.ts';
import { mailStaffLink, staffLinkUrl } from './staff-mail.ts';

/**
 * Opens the back office to somebody, by a link in their mailbox; whoever left may come back, and
 * chooses a password anew. Answers the link, for the command line.
 * @throws Refusal `staff.known` for somebody who works here.
 */
export async function inviteStaff(
  work: UnitOfWork,
  config: Config,
  { email, name, role }: StaffInvitation,
): Promise<string> {
  await takeTeam(work);
  const existing = await work.tx
    .selectFrom('staff_members')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (existing) throw refuse('staff.known');
  const id = await addStaff(work, { email, name, role, passwordHash: null });
  return sendLink(work, config, 'invited', { id, email, name });
}

/** Sends a link to choose a password; what they have works until then. @throws Refusal `staff.unknown`, `staff.ended` */
export async function sendStaffLink(work: UnitOfWork, config: Config, id: number): Promise<string> {
  const { passwordHash, ...member } = await lockMember(work, id);
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

/** Another name or role. @throws Refusal `staff.unknown`, `staff.ended`, `staff.last_direction` */
export async function changeStaff(
  work: UnitOfWork,
  id: number,
  change: StaffChange,
): Promise<void> {
  await takeTeam(work);
  const { role } = await lockMember(work, id);
  if (change.role && change.role !== role) await assertDirectionStays(work, id);
  const { name, role: next } = change;
  if (name === undefined && next === undefined) return;
  await work.tx
    .updateTable('staff_members')
    .set({ name, role: next })
    .where('id', '=', id)
    .execute();
}

/**
 * Somebody left: their sign-ins and links end at once, what they did stays.
 * @throws Refusal `staff.unknown`, `staff.ended`, `staff.last_direction`
 */
export async function endStaff(work: UnitOfWork, id: number): Promise<void> {
  await takeTeam(work);
  await lockMember(work, id);
  await assertDirectionStays(work, id);
  await work.tx
    .updateTable('staff_members')
    .set({ ended_at: new Date(work.now.epochMilliseconds), password_hash: null })
    .where('id', '=', id)
    .execute();
  for (const table of ['staff_sessions', 'staff_links'] as const)
    await work.tx.deleteFrom(table).where('staff_id', '=', id).execute();
  // What they shared stays the team's.
  await work.tx
    .deleteFrom('saved_views')
    .where('staff_id', '=', id)
    .where('is_shared', '=', false)
    .execute();
  await removeSecondFactor(work, id);
}

/**
 * Somebody lost their telephone and their codes: they sign in with the password alone, and set it up
 * anew. @throws Refusal `staff.second_factor_off`
 */
export async function forgetSecondFactor(work: UnitOfWork, staffId: number): Promise<void> {
  if (!(await removeSecondFactor(work, staffId))) throw refuse('staff.second_factor_off');
}

async function removeSecondFactor({ tx }: UnitOfWork, staffId: number): Promise<boolean> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const removed = await tx
    .deleteFrom('staff_second_factors')
    .where('staff_id', '=', staffId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return Boolean(removed?.confirmed_at);
}

/** Any number of its own: changes of the team follow one another, so that two cannot end the last direction together. */
const TEAM_LOCK = 4_711_129;

async function takeTeam({ tx }: UnitOfWork): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TEAM_LOCK})`.execute(tx);
}

async function lockMember(
  { tx }: UnitOfWork,
  id: number,
): Promise<Omit<StaffMember, 'hasSecondFactor'> & { passwordHash: string | null }> {
  const found = await tx
    .selectFrom('staff_members')
    .select(['id', 'email', 'name', 'role', 'password_hash as passwordHash', 'ended_at as endedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('staff.unknown');
  const { endedAt, ...member } = found;
  if (endedAt) throw refuse('staff.ended');
  return member;
}

/** Somebody else decides, and can sign in, when this one no longer does. Under `takeTeam`. */
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
