import { z } from '@hono/zod-openapi';
import { getCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { customerPetsShape } from '../admin-contracts.ts';
import { listNamedAnimals } from './queries.ts';

const reading = adminRoute('customers.read', {
  method: 'get',
  path: '/admin/customers/{id}/animals',
  operationId: 'listCustomerAnimals',
  summary: 'The pets of a customer',
  tags: ['Customers'],
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 200: ldResponse(customerPetsShape, 'The pets'), ...errorResponses(404) },
});

/** Whom a customer feeds, for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(reading, async (c) => {
  const { db } = c.var.machine;
  const { id } = await getCustomer(db, c.req.valid('param').id);
  const pets = await listNamedAnimals(db, id);
  const path = `/api/v2/admin/customers/${id}/animals`;
  return ld(c, { '@id': path, '@type': 'CustomerPets' as const, pets });
});
