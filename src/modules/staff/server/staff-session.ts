import { hashOf, newToken } from '#platform/secrets.ts';
import type { Work } from '#schema.ts';

/** A working day: nobody stays signed in over night. */
const SESSION_HOURS = 12;

/** Signs somebody in; only the hash of the token is kept. */
export async function openStaffSession(
  { tx, now }: Work,
  staffId: number,
): Promise<{ token: string; expiresAt: Temporal.Instant }> {
  const token = newToken();
  const expiresAt = now.add({ hours: SESSION_HOURS });
  const at = new Date(now.epochMilliseconds);
  await tx
    .insertInto('staff_sessions')
    .values({
      ...{ hash: hashOf(token), staff_id: staffId, started_at: at, last_used_at: at },
      expires_at: new Date(expiresAt.epochMilliseconds),
    })
    .execute();
  return { token, expiresAt };
}

/** Ends one sign-in; ending it twice changes nothing. */
export async function endStaffSession({ tx }: Work, token: string): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('hash', '=', hashOf(token)).execute();
}

/** Deletes the sign-ins that are over. */
export async function forgetStaffSessions({ tx, now }: Work): Promise<void> {
  const over = new Date(now.epochMilliseconds);
  await tx.deleteFrom('staff_sessions').where('expires_at', '<', over).execute();
}
