import { z } from '@hono/zod-openapi';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { simulationShape } from '../admin-contracts.ts';
import { simulateCart } from './simulate-cart.ts';

const simulating = adminRoute('promotions.read', {
  method: 'get',
  path: '/admin/cart-simulation',
  operationId: 'simulateCart',
  summary: 'What a cart would cost, without a code and with it; nothing is kept',
  tags: ['Promotions'],
  request: {
    query: z.object({
      channel: z.enum(['FR_WEB', 'BE_WEB']),
      country: z.enum(['FR', 'BE', 'LU']),
      lines: z
        .string()
        .regex(/^\d{8}:[1-9]\d{0,2}(:\d{2,3})?(,\d{8}:[1-9]\d{0,2}(:\d{2,3})?){0,9}$/)
        .openapi({ description: 'variant:quantity, or variant:quantity:days on subscription' }),
      coupon: z.string().max(60).optional(),
    }),
  },
  responses: {
    200: ldResponse(simulationShape, 'The totals'),
    ...errorResponses(400, 409, 422),
  },
});

/** What the team tries out with carts. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(simulating, async (c) => {
  const { lines, coupon, ...where } = c.req.valid('query');
  const { db, clock } = c.var.machine;
  const wanted = lines.split(',').map((line) => {
    const [code = '', quantity, days] = line.split(':');
    return { code, quantity: Number(quantity), interval: days === undefined ? null : Number(days) };
  });
  const moment = { now: clock.now(), today: clock.today() };
  const asked = { ...where, lines: wanted, coupon: coupon?.trim() || null };
  return ld(c, await simulateCart(db, moment, asked));
});
