import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { hashOf } from '#platform/secrets.ts';
import type { AdminEnv, StaffMember } from '../admin-env.ts';
import { noteUse } from '../api-keys.ts';
import { isApiKey } from '../new-api-key.ts';
import { findMachineOfKey, findStaffOfToken } from '../queries.ts';

/** Calls of one key in a minute: ten a second carry every order of a big shop over in minutes. */
const limitKeys = createRateLimit(600, 60);

/** What can be called without being signed in. */
const OPEN =
  /\/admin\/administrators\/(token(\/(code|passkey|passkey-options|openid|openid-departures))?|password)$/;

/**
 * The bearer token of a call.
 * @throws Refusal `token.missing` when there is none.
 */
export function bearerOf(authorization: string | undefined): string {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) throw refuse('token.missing');
  return bearer;
}

/**
 * The machine that holds a key, whose calls are counted.
 * @throws Refusal `token.invalid` for one that is unknown or was revoked, `key.ended`, `rate.limited` /
 */
async function machineOf(c: Context<AdminEnv>, key: string): Promise<StaffMember> {
  const { db, clock } = c.var.appContext;
  const found = await findMachineOfKey(db, key);
  if (!found) throw refuse('token.invalid');
  const now = clock.now();
  if (Temporal.Instant.compare(found.expiresAt, now) <= 0) throw refuse('key.ended');
  await limitKeys(c, hashOf(key));
  await noteUse(db, found.machine.id, { before: found.lastUsedAt, now });
  return found.machine;
}

/**
 * Sets `staff` from the bearer token, of a person who signed in or of a machine that holds a key. A customer's
 * token names nobody here (GRD-27).
 * @throws Refusal `token.missing`, `token.invalid`, `key.ended`, `rate.limited`
 */
export const identifyStaff: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.req.method !== 'POST' || !OPEN.test(c.req.path)) {
    const { appContext } = c.var;
    const token = bearerOf(c.req.header('authorization'));
    const staff = isApiKey(token)
      ? await machineOf(c, token)
      : await findStaffOfToken(appContext.db, token, appContext.clock.now());
    if (!staff) throw refuse('token.invalid');
    c.set('staff', staff);
  }
  await next();
};
