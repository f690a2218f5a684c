import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Operation } from '#kit/operation.ts';
import { refuse } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { type RouteOf, route } from '#platform/http/route.ts';
import { mayDo, type Permission, secondFactorOf, withoutPeople } from '../../rules/index.ts';
import type { AdminEnv } from '../admin-env.ts';

/** An operation of the admin API: open to whoever has its permission. */
interface Guarded extends Operation {
  permission: Permission;
}

/**
 * The route of an operation of the admin API, for whoever has its permission. A route made without
 * this function fails a test.
 */
export function adminRoute<O extends Guarded>(operation: O) {
  const { permission, refusals } = operation;
  return createRoute({
    ...route({ ...operation, refusals: [...refusals, 401, 403] }),
    middleware: [only(permission)] as const,
  }) as object as RouteOf<O> & { middleware: [MiddlewareHandler<AdminEnv>] };
}

/** Permissions whose answers tell of orders and subscriptions, and so of whose they are. */
const OF_PEOPLE: ReadonlySet<Permission> = new Set(['orders.read', 'subscriptions.read']);

async function hidePeople(c: Context<AdminEnv>): Promise<void> {
  if (!c.res.headers.get('content-type')?.includes('json')) return;
  const { status, headers } = c.res;
  const body = JSON.stringify(withoutPeople(await c.res.json()));
  c.res = new Response(body, { status, headers });
}

const only =
  (permission: Permission): MiddlewareHandler<AdminEnv> =>
  async (c, next) => {
    const { appContext, staff } = c.var;
    if (!mayDo(staff.role, permission)) throw refuse('staff.forbidden');
    const state = secondFactorOf(
      staff.role,
      staff.hasSecondFactor,
      requiresSecondFactor(appContext.config),
    );
    if (state === 'missing') throw refuse('staff.second_factor_missing');
    await next();
    if (OF_PEOPLE.has(permission) && !mayDo(staff.role, 'orders.people')) await hidePeople(c);
  };
