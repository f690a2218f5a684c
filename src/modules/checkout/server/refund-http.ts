import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, findOrderChanges, mayAccess, orderPath } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { presentChange } from './present-change.ts';
import { presentCharge } from './present-charge.ts';
import { presentRefund } from './present-refund.ts';
import { findAllRefunds } from './refunds.ts';

/** Payment, refunds and changes of an order, for everyone who may see the order. */
export const refundRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getCharge), async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order?.number || !mayAccess(order, caller)) throw refuse('order.unknown');
    return ld(c, await presentCharge(appContext, order));
  })
  .openapi(route(operations.listRefunds), async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order || !mayAccess(order, caller)) throw refuse('order.unknown');
    const refunds = await findAllRefunds(appContext.db, order.id);
    return ld(
      c,
      collection(
        c,
        'Refund',
        refunds.map((refund) => presentRefund(`/api/v2/shop/orders/${order.token}`, refund)),
      ),
    );
  })
  .openapi(route(operations.listOrderChanges), async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order || !mayAccess(order, caller)) throw refuse('order.unknown');
    const changes = await findOrderChanges(appContext.db, order.id);
    const path = orderPath(order.token);
    return ld(
      c,
      collection(
        c,
        'OrderChange',
        changes.map((change) => presentChange(path, change)),
      ),
    );
  });
