import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import type { RouteRule } from '../contracts.ts';
import { innerPath } from '../rules/index.ts';
import type { PagesAt } from './pages-at.ts';
import { removeRouteRule } from './publish-route-rule.ts';
import { listRouteRules } from './route-rules.ts';
import { saveRouteRule } from './save-route-rule.ts';

const path = '/admin/route-rules';

const hides = ({ redirect, appMiddleware }: RouteRule) =>
  redirect !== null || appMiddleware?.maintenance === true;

/** Redirects and rules; `pagesAt` finds the existing pages. */
export const ruleAdminRoutes = (pagesAt: PagesAt) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.listRouteRulesForTeam), async (c) => {
      const { db } = c.var.appContext;
      const rules = await listRouteRules(db);
      const targets = rules.map(({ redirect }) => redirect && innerPath(redirect.to));
      const requested = [...rules.map(({ path }) => path), ...targets.filter((to) => to !== null)];
      const pages = await pagesAt(db, [...new Set(requested)]);
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
    .openapi(adminRoute(operations.saveRouteRule), async (c) => {
      const { to, ...typed } = c.req.valid('json');
      const auditedAction = { action: 'route_rule.saved', subject: typed.path, detail: { to } };
      await actAsStaff(c, auditedAction, (work) => saveRouteRule(work, { to, ...typed }, pagesAt));
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.removeRouteRule), async (c) => {
      const rule = c.req.valid('json');
      const auditedAction = { action: 'route_rule.removed', subject: rule.path };
      await actAsStaff(c, auditedAction, async (work) => {
        if (!(await removeRouteRule(work, rule.path))) throw refuse('content.unknown');
      });
      return c.body(null, 204);
    });
