import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { AdminEnv } from '../admin-env.ts';
import { findStaffOfToken } from '../queries.ts';

/** What can be called without being signed in. */
const OPEN = /\/admin\/administrators\/(token(\/code)?|password)$/;

/** The bearer token of a call. @throws Refusal `token.missing` when there is none. */
export function bearerOf(authorization: string | undefined): string {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (!bearer) throw refuse('token.missing');
  return bearer;
}

/**
 * Sets `staff` from the bearer token. A customer's token names nobody here (GRD-27).
 * @throws Refusal `token.missing`, `token.invalid`
 */
export const identifyStaff: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.req.method !== 'POST' || !OPEN.test(c.req.path)) {
    const { appContext } = c.var;
    const token = bearerOf(c.req.header('authorization'));
    const staff = await findStaffOfToken(appContext.db, token, appContext.clock.now());
    if (!staff) throw refuse('token.invalid');
    c.set('staff', staff);
  }
  await next();
};
