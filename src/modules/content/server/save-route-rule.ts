import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { TypedRule } from '../admin-contracts.ts';
import { innerPath, redirectProblem } from '../rules/index.ts';
import type { PagesAt } from './pages-at.ts';
import { publishRouteRule } from './publish-route-rule.ts';

/**
 * Says something of an address. A rule that leads away hides a page that stands there: only who
 * says so may.
 * @throws Refusal of `path` or `to`: a loop, an address of the back office, a page that would be hidden
 */
export async function saveRouteRule(work: UnitOfWork, typed: TypedRule, pagesAt: PagesAt) {
  const path = innerPath(typed.path) ?? typed.path;
  // One at a time, so that two rules saved at once cannot close a loop between them.
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
