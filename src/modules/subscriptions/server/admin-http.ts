import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { presentTeamSubscription } from './present-for-team.ts';
import { countUses } from './product-uses.ts';
import { readForTeam } from './read-for-team.ts';

/** Admin routes that read subscriptions and the use of a product. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getAnySubscription), async (c) => {
    const { db, clock } = c.var.appContext;
    const today = clock.today();
    const detail = await readForTeam(db, c.req.valid('param').code, today);
    return ld(c, presentTeamSubscription(detail, today));
  })
  .openapi(adminRoute(operations.getProductUses), async (c) => {
    const { sku } = c.req.valid('param');
    const uses = await countUses(c.var.appContext.db, sku);
    return ld(c, { '@id': `/api/v2/admin/products/${sku}/uses`, '@type': 'ProductUses', ...uses });
  });
