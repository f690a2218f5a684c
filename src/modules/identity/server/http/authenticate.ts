import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { Caller, ShopEnv } from '#modules/channels/server/index.ts';
import { secretsOf } from '#platform/secrets.ts';
import type { AppContext } from '#registry/schema.ts';
import { readAccessToken } from '../access-token.ts';
import { isSignedIn } from '../queries.ts';

/** This route ignores the bearer token, which has usually expired when a client refreshes. */
const REFRESH = '/shop/authentication-token/refresh';

/**
 * Sets `caller` from the bearer token. An invalid token is a 401 on every call, even where none is
 * needed, so that no client becomes anonymous unnoticed (contracts §1.4).
 */
export const authenticate: MiddlewareHandler<ShopEnv> = async (c, next) => {
  const bearer = /^Bearer(?:\s+(.*))?$/i.exec(c.req.header('authorization') ?? '');
  if (bearer && !c.req.path.endsWith(REFRESH))
    c.set('caller', await callerOf(c.var.appContext, bearer[1] ?? ''));
  await next();
};

async function callerOf({ config, clock, db }: AppContext, token: string): Promise<Caller> {
  const bearer = await readAccessToken(secretsOf(config), token, clock.now());
  if (!(await isSignedIn(db, bearer))) throw refuse('token.invalid');
  return { ...bearer, userId: bearer.customerId };
}
