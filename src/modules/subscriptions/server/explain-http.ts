import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import {
  explainOrder,
  findOrder,
  findOrderById,
  mayAccess,
  orderPath,
} from '#modules/orders/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { accessOf } from './answer-http.ts';
import { findDeliveriesOf, findDeliveryBefore } from './delivery-before.ts';
import { subscriptionPath } from './present.ts';
import { getDetail } from './read.ts';

const readBefore = async (db: Db, code: string, number: number) => {
  const id = await findDeliveryBefore(db, code, number);
  return id === null ? null : findOrderById(db, id);
};

/** « Comprendre ce montant », for an order and for the next delivery. */
export const explainRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.explainOrder), async (c) => {
    const { appContext, caller } = c.var;
    const order = await findOrder(appContext.db, c.req.valid('param').token);
    if (!order?.number || !mayAccess(order, caller)) throw refuse('order.unknown');
    const deliveries = await findDeliveriesOf(appContext.db, order.id);
    const [first] = deliveries;
    const before = first ? await readBefore(appContext.db, first.code, first.number) : null;
    return ld(c, {
      ...(await explainOrder(appContext.db, order, before)),
      '@id': `${orderPath(order.token)}/explanation`,
      subscriptions: deliveries.map(({ code }) => subscriptionPath(code)),
    });
  })
  .openapi(route(operations.explainDraft), async (c) => {
    const { db, clock } = c.var.appContext;
    const { code, token } = c.req.valid('param');
    const { draft, subscription } = await getDetail(db, await accessOf(c, code), clock.today());
    if (draft?.order.token !== token || !subscription.cycle) throw refuse('subscription.unknown');
    const before = await readBefore(db, code, subscription.cycle.number);
    return ld(c, {
      ...(await explainOrder(db, draft.order, before)),
      '@id': `${subscriptionPath(code)}/drafts/${token}/explanation`,
      subscriptions: [subscriptionPath(code)],
    });
  });
