import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { cancelScheduledPrice, changePrice } from './change-price.ts';

/** Price changes by the team. */
export const priceAdminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.changePrice), async (c) => {
    const { code } = c.req.valid('param');
    const { from, ...price } = c.req.valid('json');
    const { channels, cents } = price;
    const detail = { channels, cents, from };
    const day = from === null ? null : Temporal.PlainDate.from(from);
    await actAsStaff(c, { action: 'price.changed', subject: code, detail }, (work) =>
      changePrice(work, c.var.staff.name, { ...price, variantCode: code, from: day }),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.cancelScheduledPrice), async (c) => {
    const { id } = c.req.valid('param');
    if (!/^\d{1,9}$/.test(id)) throw refuse('price.not_scheduled');
    await actAsStaff(c, { action: 'price.cancelled', subject: id }, (work) =>
      cancelScheduledPrice(work, Number(id)),
    );
    return c.body(null, 204);
  });
