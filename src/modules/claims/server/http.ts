import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { listOwnReturns } from './own-returns.ts';

/** Returns of an order, for its customer. */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.listOrderReturns),
  async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order?.number || !mayAccess(order, caller)) throw refuse('order.unknown');
    return ld(c, collection(c, 'OrderReturn', await listOwnReturns(appContext.db, order)));
  },
);
