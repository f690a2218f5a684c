import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { todayShape } from '../admin-contracts.ts';
import { readOrdersToday } from './orders-today.ts';

const reading = adminRoute('orders.read', {
  method: 'get',
  path: '/admin/orders-today',
  operationId: 'getOrdersToday',
  summary: 'What waits among the orders, and what was ordered on each of the last sixty days',
  tags: ['Orders'],
  responses: { 200: ldResponse(todayShape, 'Today') },
});

/** What the team finds in the morning. */
export const todayRoutes = apiRoutes<AdminEnv>(words).openapi(reading, async (c) =>
  ld(c, await readOrdersToday(c.var.machine)),
);
