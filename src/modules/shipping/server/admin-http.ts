import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { decideTariff, withdrawTariff } from './decide-tariff.ts';
import { listMethodsForTeam, previewTariff } from './tariffs-for-team.ts';

/** Admin routes for delivery methods and tariffs. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listMethodsForTeam), async (c) =>
    ld(c, collection(c, 'ShippingMethod', await listMethodsForTeam(c.var.appContext.db))),
  )
  .openapi(adminRoute(operations.previewTariff), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, await previewTariff(db, c.req.valid('param'), c.req.valid('json'), clock.today()));
  })
  .openapi(adminRoute(operations.decideTariff), async (c) => {
    const place = c.req.valid('param');
    const tariff = c.req.valid('json');
    const { price, freeFrom, appliesOn } = tariff;
    const auditedAction = {
      action: 'tariff.decided',
      subject: `${place.code} ${place.country}`,
      detail: { cents: price, freeFrom, from: appliesOn },
    };
    await actAsStaff(c, auditedAction, (work) => decideTariff(work, place, tariff, c.var.staff.id));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.withdrawTariff), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'tariff.withdrawn', subject: id }, (work) =>
      withdrawTariff(work, id),
    );
    return c.body(null, 204);
  });
