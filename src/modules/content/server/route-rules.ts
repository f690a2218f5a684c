import type { Selectable } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { RouteRule } from '../contracts.ts';
import type { RouteRulesTable } from './tables.ts';

/** Every rule, for the storefront: it asks once and not for each page. */
export async function listRouteRules(db: Db): Promise<RouteRule[]> {
  const rows = await db.selectFrom('route_rules').selectAll().orderBy('path').execute();
  return rows.map(present);
}

/** What is said of a path; of most nothing is, which is an answer too. */
export async function findRouteRule(db: Db, path: string): Promise<RouteRule> {
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
