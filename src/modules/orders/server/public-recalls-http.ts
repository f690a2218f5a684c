import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { getPublicRecall, listPublicRecalls } from './public-recalls.ts';

/** Public routes that list recalled products. */
export const recallShopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listPublicRecalls), async (c) =>
    ld(c, collection(c, 'Recall', await listPublicRecalls(c.var.appContext.db))),
  )
  .openapi(route(operations.getPublicRecall), async (c) =>
    ld(c, await getPublicRecall(c.var.appContext.db, c.req.valid('param').id)),
  );
