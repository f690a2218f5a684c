import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { listNamedAnimals } from './queries.ts';

/** A customer's animals, for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listCustomerAnimals),
  async (c) => {
    const { db } = c.var.appContext;
    const { id } = await getCustomer(db, c.req.valid('param').id);
    const animals = await listNamedAnimals(db, id);
    const path = `/api/v2/admin/customers/${id}/animals`;
    return ld(c, { '@id': path, '@type': 'CustomerAnimals' as const, animals });
  },
);
