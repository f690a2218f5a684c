import type { Device } from '#kit/device.ts';
import { refuse } from '#kit/refusal.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { StaffSignInShape } from '../contracts.ts';

/** A working day: nobody stays signed in over night. */
const SESSION_HOURS = 12;

/** Long enough to find the telephone. */
const CODE_MINUTES = 10;

/** Signs somebody in, or half in, until a code came; only the hash of the token is kept. */
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

/** Ends one sign-in; ending it twice changes nothing. */
export async function endStaffSession({ tx }: UnitOfWork, token: string): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('hash', '=', hashOf(token)).execute();
}

/** Minutes within which a sign-in shows who is there, for whoever has no password. */
const FRESH_MINUTES = 15;

/** Whether a sign-in was opened just now. */
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

/** Deletes the sign-ins that are over. */
export async function forgetStaffSessions({ tx, now }: UnitOfWork): Promise<void> {
  const over = new Date(now.epochMilliseconds);
  await tx.deleteFrom('staff_sessions').where('expires_at', '<', over).execute();
}

/** Where somebody is signed in, newest first; `token` is the one that asks. */
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
 * Ends another sign-in of somebody; the one that asks ends by signing out.
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
