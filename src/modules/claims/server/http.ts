import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { findReturnLabel } from '#modules/carriers/server/index.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { findOrder, mayAccess, type Order } from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { findOwnReturn, listOwnReturns } from './own-returns.ts';
import { askForReturn } from './processes/ask-for-return.ts';

/** Each call may ask a carrier, which limits its customers in turn. */
const limitVisitors = createRateLimit(30, 3600);

/** An order the caller may see. @throws Refusal `order.unknown` for any other */
async function openOrder(c: Context<ShopEnv>, token: string): Promise<Order> {
  const order = await findOrder(c.var.appContext.db, token);
  if (!order?.number || !mayAccess(order, c.var.caller)) throw refuse('order.unknown');
  return order;
}

/** Returns of an order, for its customer. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listOrderReturns), async (c) => {
    const order = await openOrder(c, c.req.valid('param').token);
    return ld(c, collection(c, 'OrderReturn', await listOwnReturns(c.var.appContext.db, order)));
  })
  .openapi(route(operations.askForReturn), async (c) => {
    const { reason } = c.req.valid('json');
    await limitVisitors(c, c.var.clientAddress);
    const order = await openOrder(c, c.req.valid('param').token);
    if (reason === 'withdrawal') throw refuse('return.own_cost');
    return ld(c, await askForReturn(c.var.appContext, order, reason), 201);
  })
  .openapi(route(operations.getOwnReturnLabel), async (c) => {
    const { appContext, clientAddress } = c.var;
    const { token, id } = c.req.valid('param');
    await limitVisitors(c, `file:${clientAddress}`);
    const order = await openOrder(c, token);
    const { requestId } = await findOwnReturn(appContext.db, order.id, Number(id));
    const label = await findReturnLabel(appContext, requestId);
    if (!label) throw refuse('return.awaited');
    return c.body(new Uint8Array(label.content), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="retour-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
  });
