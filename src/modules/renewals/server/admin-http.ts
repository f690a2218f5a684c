import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { teamDeliveriesShape } from '../admin-contracts.ts';
import { findDeliveriesForTeam, findNotices } from './deliveries-for-team.ts';
import { presentDeliveries } from './present-for-team.ts';

const tags = ['Subscriptions'];

const deliveries = adminRoute('subscriptions.read', {
  method: 'get',
  path: '/admin/subscriptions/{code}/deliveries',
  operationId: 'listAnyDeliveries',
  summary: 'Deliveries of a subscription: each try to be paid, and what its customer was told',
  tags,
  request: { params: z.object({ code: z.string().max(40) }) },
  responses: { 200: ldResponse(teamDeliveriesShape, 'The deliveries'), ...errorResponses(404) },
});

/** What the team does with the renewals of subscriptions. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(deliveries, async (c) => {
  const { code } = c.req.valid('param');
  const { db } = c.var.machine;
  const found = await findDeliveriesForTeam(db, code);
  if (found.length === 0) throw refuse('subscription.unknown');
  return ld(c, presentDeliveries(code, found, await findNotices(db, code, found)));
});
