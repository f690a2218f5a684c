import { z } from '@hono/zod-openapi';
import { type AdminEnv, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { DUE, preparationShape, preparedOrderShape } from '../admin-contracts.ts';
import { findSlips, listPreparation } from './prepare-orders.ts';

const tags = ['Orders'];

const listing = adminRoute('orders.people', {
  method: 'get',
  path: '/admin/preparation',
  operationId: 'listPreparation',
  summary: 'Orders that are to leave, oldest promise first, with what is in each',
  tags,
  request: {
    query: z.object({
      method: z.string().max(60).optional(),
      due: z
        .enum(DUE)
        .optional()
        .openapi({ description: 'Promised to leave today or before, or before today' }),
      ...pagingQuery,
    }),
  },
  responses: { 200: ldResponse(preparationShape, 'A collection'), ...errorResponses(400, 422) },
});
const slips = listRoute('orders.people', {
  path: '/admin/packing-slips',
  operationId: 'listPackingSlips',
  summary: 'Placed orders by their numbers, as their slips say them',
  tags,
  member: preparedOrderShape,
  filters: {
    numbers: z
      .string()
      .regex(/^\d{1,12}(,\d{1,12}){0,99}$/)
      .openapi({ description: 'Up to a hundred, divided by commas' }),
  },
  isWhole: true,
});

/** What is to be prepared, and the slips that go with it. */
export const preparationRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { db, clock } = c.var.machine;
    const paging = pagingOf(c, 100);
    const { orders, total, waiting } = await listPreparation(
      ...([db, c.req.valid('query'), paging, clock.today()] as const),
    );
    return ld(c, { ...collection(c, 'PreparedOrder', orders, total, paging), waiting });
  })
  .openapi(slips, async (c) => {
    const { db, clock } = c.var.machine;
    const numbers = c.req.valid('query').numbers.split(',');
    const found = await findSlips(db, numbers, clock.today().toString());
    return ld(c, collection(c, 'PreparedOrder', found));
  });
