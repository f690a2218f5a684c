import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { readOrdersToday } from './orders-today.ts';

/** The morning overview of the team. */
export const todayRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getOrdersToday),
  async (c) => ld(c, await readOrdersToday(c.var.appContext)),
);
