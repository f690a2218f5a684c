import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { TypedRule } from '../admin-contracts.ts';
import { innerPath, redirectProblem } from '../rules/index.ts';
import type { PagesAt } from './pages-at.ts';
import { publishRouteRule } from './publish-route-rule.ts';

/**
 * Saves a rule for a path. A redirect would hide an existing page at that path, which the user has
 * to confirm.
 * @throws Refusal of `path` or `to`: a loop, a path of the back office, an unconfirmed hidden page
 */
export async function saveRouteRule(work: UnitOfWork, typed: TypedRule, pagesAt: PagesAt) {
  const path = innerPath(typed.path) ?? typed.path;
  // Serialised, so that two rules saved concurrently cannot create a loop.
  const rules = await work.tx
    .selectFrom('route_rules')
    .select(['path', 'redirect_to as to'])
    .forUpdate()
    .execute();
  const refused = (propertyPath: string, code: string) => refuseFields([{ propertyPath, code }]);
  const problem = redirectProblem({ path, to: typed.to }, rules);
  if (problem) throw refused(problem === 'content.rule_kept' ? 'path' : 'to', problem);
  const says = typed.to !== null || typed.guards.length > 0 || !typed.index;
  if (!says) throw refused('to', 'content.rule_empty');
  const hides = typed.to !== null || typed.guards.includes('maintenance');
  if (hides && !typed.hides && (await pagesAt(work.tx, [path])).has(path))
    throw refused('path', 'content.rule_hides');
  await publishRouteRule(work, {
    path,
    redirect: typed.to === null ? null : { to: typed.to, statusCode: typed.statusCode },
    appMiddleware: Object.fromEntries(typed.guards.map((name) => [name, true])),
    index: typed.index,
    cache: typed.cache,
  });
}
