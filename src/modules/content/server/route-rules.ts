import type { Selectable } from 'kysely';
import type { Reader } from '#registry/schema.ts';
import type { RouteRule } from '../contracts.ts';
import type { RouteRulesTable } from './tables.ts';

/** All rules; the storefront loads them at once instead of one per page. */
export async function listRouteRules(db: Reader): Promise<RouteRule[]> {
  const rows = await db.selectFrom('route_rules').selectAll().orderBy('path').execute();
  return rows.map(present);
}

/** The rule for a path, or an empty rule: most paths have none. */
export async function findRouteRule(db: Reader, path: string): Promise<RouteRule> {
  const row = await db
    .selectFrom('route_rules')
    .selectAll()
    .where('path', '=', path)
    .executeTakeFirst();
  const plain = { redirect_to: null, status_code: null, app_middleware: [] };
  return present(row ?? { path, ...plain, indexed: true, cache_seconds: 3600 });
}

const present = (row: Selectable<RouteRulesTable>): RouteRule => ({
  path: row.path,
  redirect:
    row.redirect_to && row.status_code
      ? { to: row.redirect_to, statusCode: row.status_code }
      : null,
  appMiddleware:
    row.app_middleware.length > 0
      ? Object.fromEntries(row.app_middleware.map((name) => [name, true]))
      : null,
  index: row.indexed,
  cache: row.cache_seconds,
});
