import { z } from '@hono/zod-openapi';
import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { customerSubscriptionsShape } from '../contracts.ts';
import { listSubscriptions } from './queries.ts';

const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/subscriptions',
  operationId: 'listCustomerSubscriptions',
  summary: 'The subscriptions of a customer, those that run first',
  tags: ['Customers'],
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: {
    200: ldResponse(customerSubscriptionsShape, 'The subscriptions'),
    ...errorResponses(404),
  },
});

/** Subscriptions of one customer, for the team. */
export const adminCustomerRoutes = apiRoutes<AdminEnv>(words).openapi(reading, async (c) => {
  const { db } = c.var.machine;
  const { id } = await getCustomer(db, c.req.valid('param').id);
  const subscriptions = await listSubscriptions(db, id);
  return ld(c, {
    '@id': `/api/v2/admin/customers/${id}/subscriptions`,
    '@type': 'CustomerSubscriptions' as const,
    subscriptions: subscriptions.map(({ code, status, frequency, cycle, deliveriesDone }) => ({
      code,
      status,
      frequency,
      deliveriesDone,
      nextShippingDate: cycle?.shippingDate ?? null,
    })),
  });
});
