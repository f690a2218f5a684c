import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { presentSponsorship } from './present.ts';
import { findPlaceOf, listSponsorships } from './queries.ts';

const NEWEST = { page: 1, offset: 0, itemsPerPage: 10 };

/** Admin route for the recommendations of a customer. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getCustomerSponsorships),
  async (c) => {
    const { db } = c.var.appContext;
    const { id } = await getCustomer(db, c.req.valid('param').id);
    const [place, { sponsorships, total }] = await Promise.all([
      findPlaceOf(db, id),
      listSponsorships(db, id, NEWEST),
    ]);
    return ld(c, {
      '@id': `/api/v2/admin/customers/${id}/sponsorships`,
      '@type': 'CustomerSponsorships' as const,
      ...place,
      friends: sponsorships.map(presentSponsorship),
      total,
    });
  },
);
