import { inParis } from '#kit/dates.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listTerminations, type TeamTermination } from './list-for-team.ts';

const present = ({ receivedAt, confirmedAt, ...termination }: TeamTermination) => ({
  '@type': 'Termination' as const,
  ...termination,
  receivedAt: inParis(receivedAt),
  confirmedAt: confirmedAt && inParis(confirmedAt),
});

/** Admin route that lists terminations. */
export const listRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listTerminations),
  async (c) => {
    const { db, clock } = c.var.appContext;
    const paging = pagingOf(c);
    const { rows, total } = await listTerminations(db, c.req.valid('query'), clock.today(), paging);
    return ld(c, collection(c, 'Termination', rows.map(present), total, paging));
  },
);
