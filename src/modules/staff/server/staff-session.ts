import type { Device } from '#kit/device.ts';
import { refuse } from '#kit/refusal.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { StaffSignInShape } from '../contracts.ts';

/** A working day, so that no session lasts overnight. */
const SESSION_HOURS = 12;

/** Minutes to enter the code after the password. */
const CODE_MINUTES = 10;

/** Opens a session, or one that awaits the second factor; only the hash of its token is stored. */
export async function openStaffSession(
  { tx, now }: UnitOfWork,
  staffId: number,
  { browser, system }: Device,
  awaitsCode = false,
): Promise<{ token: string; expiresAt: Temporal.Instant }> {
  const token = newToken();
  const expiresAt = now.add(awaitsCode ? { minutes: CODE_MINUTES } : { hours: SESSION_HOURS });
  const at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('staff_sessions')
    .values({
      hash: hashOf(token),
      staff_id: staffId,
      started_at: at,
      last_used_at: at,
      browser,
      system,
      awaits_code: awaitsCode,
      expires_at: new Date(expiresAt.epochMilliseconds),
    })
    .execute();
  return { token, expiresAt };
}

/** Ends a session; idempotent. */
export async function endStaffSession({ tx }: UnitOfWork, token: string): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('hash', '=', hashOf(token)).execute();
}

/** Minutes for which a sign-in counts as recent, for staff without a password. */
const FRESH_MINUTES = 15;

/** Whether a session was opened recently. */
export async function isFreshSession(
  db: Db,
  token: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const since = new Date(now.subtract({ minutes: FRESH_MINUTES }).epochMilliseconds);
  const found = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('hash', '=', hashOf(token))
    .where('started_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes expired sessions. */
export async function forgetStaffSessions({ tx, now }: UnitOfWork): Promise<void> {
  const over = new Date(now.epochMilliseconds);
  await tx.deleteFrom('staff_sessions').where('expires_at', '<', over).execute();
}

/** Sessions of a staff member, newest first; `token` is that of the request. */
export async function listStaffSessions(
  db: Db,
  staffId: number,
  token: string,
  now: Temporal.Instant,
): Promise<StaffSignInShape[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'hash', 'browser', 'system', 'started_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .where('awaits_code', '=', false)
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, hash, browser, system, started_at, expires_at }) => ({
    '@id': `/api/v2/admin/administrators/me/sign-ins/${id}`,
    '@type': 'StaffSignIn',
    id,
    browser,
    system,
    startedAt: started_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    isCurrent: hash === hashOf(token),
  }));
}

/**
 * Ends another session of a staff member; the current one is ended by signing out.
 * @throws Refusal `staff.sign_in_unknown`
 */
export async function endOtherStaffSession(
  { tx }: UnitOfWork,
  staffId: number,
  id: number,
  token: string,
): Promise<void> {
  const ended = await tx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .where('hash', '<>', hashOf(token))
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw refuse('staff.sign_in_unknown');
}
