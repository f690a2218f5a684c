import type { Context, MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { hashOf } from '#platform/secrets.ts';
import type { AdminEnv, StaffMember } from '../admin-env.ts';
import { noteUse } from '../api-keys.ts';
import { isApiKey } from '../new-api-key.ts';
import { findMachineOfKey, findStaffOfToken } from '../queries.ts';

/** Requests per key and minute: ten per second suffice to read all orders of a large shop in minutes. */
const limitKeys = createRateLimit(600, 60);

/** Routes that need no sign-in. */
const OPEN =
  /\/admin\/administrators\/(token(\/(code|passkey|passkey-options|openid|openid-departures))?|password)$/;

/**
 * The bearer token of a request.
 * @throws Refusal `token.missing` when there is none.
 */
export function bearerOf(authorization: string | undefined): string {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) throw refuse('token.missing');
  return bearer;
}

/**
 * The machine of an API key; counts its requests.
 * @throws Refusal `token.invalid` for a key that is unknown or revoked, `key.ended`, `rate.limited`
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
 * Sets `staff` from the bearer token of a signed-in staff member or an API key. A customer's token is refused
 * (GRD-27).
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
