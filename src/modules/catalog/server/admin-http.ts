import { toCivilDate } from '#kit/dates.ts';
import { getSites } from '#modules/channels/server/index.ts';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { presentTeamProduct } from './present-for-team.ts';
import { readProductForTeam } from './product-for-team.ts';

/** Read access of the team to the catalogue. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.getAnyProduct),
  async (c) => {
    const { sku } = c.req.valid('param');
    const { db, clock } = c.var.appContext;
    const product = await readProductForTeam(db, sku);
    const sites = (await getSites(db)).channels.map(({ code }) => code);
    return ld(c, presentTeamProduct(product, toCivilDate(clock.now()), sites));
  },
);
