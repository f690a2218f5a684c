import { createRoute } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { Operation } from '#kit/operation.ts';
import { type Refusal, refuse } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { type RouteOf, route } from '#platform/http/route.ts';
import { mayDo, type Permission, secondFactorOf, withoutPeople } from '../../rules/index.ts';
import type { AdminEnv, StaffMember } from '../admin-env.ts';

/** An operation of the admin API with its permission. */
interface Guarded extends Operation {
  permission: Permission;
}

/** The route of an operation of the admin API, with a permission check. A route made without this function fails a test. */
export function guardedRoute<O extends Guarded>(operation: O) {
  const { permission, refusals } = operation;
  return createRoute({
    ...route({ ...operation, refusals: [...refusals, 401, 403] }),
    middleware: [only(permission)] as const,
  }) as object as RouteOf<O> & { middleware: [MiddlewareHandler<AdminEnv>] };
}

/** The same for a handler of its own. A list of the back office does not compile here: `listRoute` answers it. */
export const adminRoute = <O extends Guarded>(operation: O & { list?: never }) =>
  guardedRoute<O>(operation);

/** Permissions to read responses that contain customer data of orders and subscriptions. */
const OF_PEOPLE: ReadonlySet<Permission> = new Set(['orders.read', 'subscriptions.read']);

async function hidePeople(c: Context<AdminEnv>): Promise<void> {
  if (!c.res.headers.get('content-type')?.includes('json')) return;
  const { status, headers } = c.res;
  const body = JSON.stringify(withoutPeople(await c.res.json()));
  c.res = new Response(body, { status, headers });
}

/** For a machine, the refusal names the missing scope, to help its developer. */
const refusedTo = ({ role }: StaffMember, permission: Permission): Refusal =>
  role === 'machine' ? refuse('key.scope', { scope: permission }) : refuse('staff.forbidden');

/** A route for a staff member's own access, closed to API keys. */
export function ownRoute<O extends Operation>(operation: O) {
  const refusals = [...new Set([...operation.refusals, 403 as const])];
  return createRoute({
    ...route({ ...operation, refusals }),
    middleware: [forPeople] as const,
  }) as object as RouteOf<O> & { middleware: [MiddlewareHandler<AdminEnv>] };
}

const forPeople: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.var.staff.role === 'machine') throw refuse('key.person_only');
  await next();
};

const only =
  (permission: Permission): MiddlewareHandler<AdminEnv> =>
  async (c, next) => {
    const { appContext, staff } = c.var;
    if (!mayDo(staff, permission)) throw refusedTo(staff, permission);
    const isRequired = staff.role !== 'machine' && requiresSecondFactor(appContext.config);
    if (secondFactorOf(staff, staff.secondFactors.length > 0, isRequired) === 'missing')
      throw refuse('staff.second_factor_missing');
    await next();
    if (OF_PEOPLE.has(permission) && !mayDo(staff, 'orders.people')) await hidePeople(c);
  };
