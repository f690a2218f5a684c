import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { RouteRule } from '../contracts.ts';

/** Creates or replaces the rule for a path; dependent documents are updated at once. */
export async function publishRouteRule(
  work: UnitOfWork,
  { path, redirect, appMiddleware, index, cache }: RouteRule,
): Promise<void> {
  const names = Object.entries(appMiddleware ?? {}).flatMap(([name, runs]) => (runs ? [name] : []));
  const values = {
    redirect_to: redirect?.to ?? null,
    status_code: redirect?.statusCode ?? null,
    app_middleware: names,
    indexed: index,
    cache_seconds: cache,
  };
  await work.tx
    .insertInto('route_rules')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();
  await announceContentChange(work);
}

/** Deletes the rule of a path; false when there was none. */
export async function removeRouteRule(work: UnitOfWork, path: string): Promise<boolean> {
  const removed = await work.tx
    .deleteFrom('route_rules')
    .where('path', '=', path)
    .returning('path')
    .executeTakeFirst();
  if (removed) await announceContentChange(work);
  return removed !== undefined;
}
