import { z } from '@hono/zod-openapi';
import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { customerSponsorshipsShape } from '../admin-contracts.ts';
import { presentSponsorship } from './present.ts';
import { findPlaceOf, listSponsorships } from './queries.ts';

const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/sponsorships',
  operationId: 'getCustomerSponsorships',
  summary: 'Whom a customer recommended us to, and who recommended us to them',
  tags: ['Customers'],
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: {
    200: ldResponse(customerSponsorshipsShape, 'The sponsorships'),
    ...errorResponses(404),
  },
});

const NEWEST = { page: 1, offset: 0, itemsPerPage: 10 };

/** Sponsorships of a customer, for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(reading, async (c) => {
  const { db } = c.var.machine;
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
});
