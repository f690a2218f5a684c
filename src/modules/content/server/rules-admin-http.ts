import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { removedRule, teamRuleShape, typedRule } from '../admin-contracts.ts';
import type { RouteRule } from '../contracts.ts';
import { innerPath } from '../rules/index.ts';
import type { PagesAt } from './pages-at.ts';
import { removeRouteRule } from './publish-route-rule.ts';
import { listRouteRules } from './route-rules.ts';
import { saveRouteRule } from './save-route-rule.ts';

const tags = ['Route rules'];
const path = '/admin/route-rules';

const listing = listRoute('content.read', {
  path,
  operationId: 'listRouteRulesForTeam',
  summary: 'Every address something is said of, and whether that hides a page or leads nowhere',
  tags,
  member: teamRuleShape,
  isWhole: true,
});
const saving = adminRoute('content.manage', {
  method: 'put',
  path,
  operationId: 'saveRouteRule',
  summary: 'Says where an address leads, or what runs before its page',
  tags,
  request: { body: jsonBody(typedRule, 'PUT') },
  responses: { 204: emptyResponse('Saved'), ...errorResponses(400, 415, 422) },
});
const removing = adminRoute('content.manage', {
  method: 'post',
  path: `${path}/remove`,
  operationId: 'removeRouteRule',
  summary: 'Says nothing of an address any more',
  tags,
  request: { body: jsonBody(removedRule, 'POST') },
  responses: { 204: emptyResponse('Removed'), ...errorResponses(400, 404, 415, 422) },
});

const hides = ({ redirect, appMiddleware }: RouteRule) =>
  redirect !== null || appMiddleware?.maintenance === true;

/** Where addresses lead; `pagesAt` knows every page there is. */
export const ruleAdminRoutes = (pagesAt: PagesAt) =>
  apiRoutes<AdminEnv>(words)
    .openapi(listing, async (c) => {
      const { db } = c.var.machine;
      const rules = await listRouteRules(db);
      const targets = rules.map(({ redirect }) => redirect && innerPath(redirect.to));
      const asked = [...rules.map(({ path }) => path), ...targets.filter((to) => to !== null)];
      const pages = await pagesAt(db, [...new Set(asked)]);
      const ruled = new Set(rules.map(({ path }) => path));
      const members = rules.map((rule, at) => {
        const to = targets[at] ?? null;
        return {
          '@id': `/api/v2${path}`,
          '@type': 'RouteRule',
          ...rule,
          hidesPage: hides(rule) && pages.has(rule.path),
          leadsNowhere: to !== null && !pages.has(to) && !ruled.has(to),
        };
      });
      return ld(c, collection(c, 'RouteRule', members));
    })
    .openapi(saving, async (c) => {
      const { to, ...typed } = c.req.valid('json');
      const deed = { action: 'route_rule.saved', subject: typed.path, detail: { to } };
      await actAsStaff(c, deed, (work) => saveRouteRule(work, { to, ...typed }, pagesAt));
      return c.body(null, 204);
    })
    .openapi(removing, async (c) => {
      const rule = c.req.valid('json');
      const deed = { action: 'route_rule.removed', subject: rule.path };
      await actAsStaff(c, deed, async (work) => {
        if (!(await removeRouteRule(work, rule.path))) throw refuse('content.unknown');
      });
      return c.body(null, 204);
    });
