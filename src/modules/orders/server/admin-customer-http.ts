import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listOrdersForTeam } from './list-for-team.ts';
import { presentTeamOrder } from './present-for-team.ts';
import { sumPurchases } from './sum-purchases.ts';

const LATEST = { offset: 0, itemsPerPage: 5 };

/** The orders of a customer, for the team. */
export const adminCustomerRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getCustomerPurchases),
  async (c) => {
    const { db, clock } = c.var.appContext;
    const { id } = await getCustomer(db, c.req.valid('param').id);
    const [sum, latest] = await Promise.all([
      sumPurchases(db, id),
      listOrdersForTeam(db, { customer: id }, LATEST, { now: clock.now() }),
    ]);
    return ld(c, {
      '@id': `/api/v2/admin/customers/${id}/purchases`,
      '@type': 'CustomerPurchases' as const,
      ...sum,
      latest: latest.rows.map(presentTeamOrder),
    });
  },
);
