import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { simulateCart } from './simulate-cart.ts';

/** Cart simulations for the team. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.simulateCart),
  async (c) => {
    const { lines, coupon, ...where } = c.req.valid('query');
    const { db, clock } = c.var.appContext;
    const wanted = lines.split(',').map((line) => {
      const [code = '', quantity, days] = line.split(':');
      return {
        code,
        quantity: Number(quantity),
        interval: days === undefined ? null : Number(days),
      };
    });
    const moment = { now: clock.now(), today: clock.today() };
    const requested = { ...where, lines: wanted, coupon: coupon?.trim() || null };
    return ld(c, await simulateCart(db, moment, requested));
  },
);
