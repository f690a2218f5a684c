import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { requiresSecondFactor } from '#platform/config.ts';
import { errorResponses } from '#platform/http/openapi.ts';
import { mayDo, type Permission, secondFactorOf } from '../../rules/index.ts';
import type { AdminEnv } from '../admin-env.ts';

/**
 * A route of the admin API, for whoever has the permission; it says so in its description. A route
 * made without this function fails a test.
 */
export function adminRoute<P extends string, R extends Omit<RouteConfig, 'path'> & { path: P }>(
  permission: Permission,
  route: R,
) {
  return createRoute({
    ...route,
    responses: { ...route.responses, ...errorResponses(401, 403) } as R['responses'],
    middleware: [only(permission)] as const,
    'x-permission': permission,
  });
}

const only =
  (permission: Permission): MiddlewareHandler<AdminEnv> =>
  async (c, next) => {
    const { machine, staff } = c.var;
    if (!mayDo(staff.role, permission)) throw refuse('staff.forbidden');
    const state = secondFactorOf(
      staff.role,
      staff.hasSecondFactor,
      requiresSecondFactor(machine.config),
    );
    if (state === 'missing') throw refuse('staff.second_factor_missing');
    await next();
  };
