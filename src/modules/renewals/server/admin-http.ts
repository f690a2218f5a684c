import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findDeliveriesForTeam, findNotices } from './deliveries-for-team.ts';
import { presentDeliveries } from './present-for-team.ts';

/** What the team does with the renewals of subscriptions. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listAnyDeliveries),
  async (c) => {
    const { code } = c.req.valid('param');
    const { db } = c.var.appContext;
    const found = await findDeliveriesForTeam(db, code);
    if (found.length === 0) throw refuse('subscription.unknown');
    return ld(c, presentDeliveries(code, found, await findNotices(db, code, found)));
  },
);
