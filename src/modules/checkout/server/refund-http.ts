import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { refundShape } from '../contracts.ts';
import { presentRefund } from './present-refund.ts';
import { findRefunds } from './refunds.ts';

const listRefunds = createRoute({
  method: 'get',
  path: '/shop/orders/{token}/refunds',
  operationId: 'listRefunds',
  tags: ['Orders'],
  summary: 'Money given back for an order, or on its way back',
  request: { params: z.object({ token: z.string() }) },
  responses: {
    200: collectionResponse(refundShape),
    ...errorResponses(401, 404),
  },
});

/** What went back of an order, for whoever may see the order. */
export const refundRoutes = apiRoutes<ShopEnv>(words).openapi(listRefunds, async (c) => {
  const { machine, caller } = c.var;
  const order = await findOrder(machine.db, c.req.valid('param').token);
  if (!order || !mayAccess(order, caller)) throw refuse('order.unknown');
  const refunds = await findRefunds(machine.db, order.id);
  return ld(
    c,
    collection(
      c,
      'Refund',
      refunds.map((refund) => presentRefund(`/api/v2/shop/orders/${order.token}`, refund)),
    ),
  );
});
