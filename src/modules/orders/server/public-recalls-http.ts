import { createRoute, z } from '@hono/zod-openapi';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { publicRecallShape } from '../recall-contracts.ts';
import { getPublicRecall, listPublicRecalls } from './public-recalls.ts';

const tags = ['Recalls'];

const listing = createRoute({
  method: 'get',
  path: '/shop/recalls',
  operationId: 'listPublicRecalls',
  summary: 'Products that are called back, newest first (FOOD-03)',
  tags,
  responses: { 200: collectionResponse(publicRecallShape), ...errorResponses(401) },
});
const reading = createRoute({
  method: 'get',
  path: '/shop/recalls/{id}',
  operationId: 'getPublicRecall',
  summary: 'One of them',
  tags,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: ldResponse(publicRecallShape, 'The recall'), ...errorResponses(401, 404) },
});

/** Which products are called back, for everybody. */
export const recallShopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(listing, async (c) =>
    ld(c, collection(c, 'Recall', await listPublicRecalls(c.var.machine.db))),
  )
  .openapi(reading, async (c) =>
    ld(c, await getPublicRecall(c.var.machine.db, c.req.valid('param').id)),
  );
