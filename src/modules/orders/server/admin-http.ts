import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { PAYMENT_STATES, SHIPPING_STATES, teamOrderShape } from '../admin-contracts.ts';
import { orderShape } from '../contracts.ts';
import { actOnOrder } from './act-on-order-http.ts';
import { cancelOrder } from './cancel-order.ts';
import { listOrdersForTeam } from './list-for-team.ts';
import { readPlaced } from './placed-order.ts';
import { presentOrder } from './present.ts';
import { presentTeamOrder } from './present-for-team.ts';

/** Cancelling gives back what came in. */
const MONEY_IN: readonly string[] = [
  'paid',
  'partially_paid',
  'authorized',
  'partially_authorized',
];
const ofNumber = z.object({ number: z.string().max(40) });
const tags = ['Orders'];

const listing = listRoute('orders.read', {
  path: '/admin/orders',
  operationId: 'listAllOrders',
  summary: 'Placed orders of everybody, newest first',
  tags,
  member: teamOrderShape,
  filters: {
    search: z
      .string()
      .max(200)
      .optional()
      .openapi({ description: 'A number, an e-mail, or how a name begins' }),
    paymentState: z.enum(PAYMENT_STATES).optional(),
    shippingState: z.enum(SHIPPING_STATES).optional(),
    promotion: z
      .string()
      .max(60)
      .optional()
      .openapi({ description: 'Reference of a promotion they used' }),
    customer: z.coerce.number().int().positive().max(1e15).optional(),
  },
});
const reading = adminRoute('orders.read', {
  method: 'get',
  path: '/admin/orders/{number}',
  operationId: 'getAnyOrder',
  summary: 'A placed order of anybody',
  tags,
  request: { params: ofNumber },
  responses: { 200: ldResponse(orderShape, 'The order'), ...errorResponses(404) },
});
const cancelling = adminRoute('orders.manage', {
  method: 'post',
  path: '/admin/orders/{number}/cancel',
  operationId: 'cancelAnyOrder',
  summary: 'Cancels an order that has not left; its money goes back by itself',
  tags,
  request: { params: ofNumber, body: jsonBody(z.object({}), 'POST') },
  responses: { 200: ldResponse(orderShape, 'The order'), ...errorResponses(400, 404, 415, 422) },
});

/** Matches no number, e-mail or name. */
const NOTHING = '?';

/** Who may not know whose an order is finds it by its number only: a search would tell as well. */
const searchable = (c: Context<AdminEnv>, search: string | undefined): string | undefined =>
  mayDo(c.var.staff.role, 'orders.people') || /^\d*$/.test(search ?? '') ? search : NOTHING;

/** What the team does with orders. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { search, promotion, customer, ...states } = c.req.valid('query');
    const paging = pagingOf(c);
    const { paymentState: payment, shippingState: shipping } = states;
    const filter = {
      words: searchable(c, search),
      payment,
      shipping,
      promotion,
      customer,
    };
    const { rows, total } = await listOrdersForTeam(c.var.machine.db, filter, paging);
    return ld(c, collection(c, 'Order', rows.map(presentTeamOrder), total, paging));
  })
  .openapi(reading, async (c) =>
    ld(c, presentOrder(await readPlaced(c.var.machine.db, c.req.valid('param').number))),
  )
  .openapi(cancelling, async (c) => {
    const { number } = c.req.valid('param');
    await actOnOrder(c, { action: 'order.cancelled', subject: number }, (work, order) => {
      // What was paid goes back: that is a refund.
      const isPaid = order.pricing.total > 0 && MONEY_IN.includes(order.paymentState);
      if (isPaid && !mayDo(c.var.staff.role, 'orders.refund')) throw refuse('staff.forbidden');
      return cancelOrder(work, order);
    });
    return ld(c, presentOrder(await readPlaced(c.var.machine.db, number)));
  });
