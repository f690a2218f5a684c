import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { disableChargingIn, enableChargingIn } from './charging-switch.ts';
import { countFailedOn, findToCharge } from './find-outlook.ts';
import { presentOutlook } from './present-outlook.ts';
import { rehearseRenewals } from './processes/rehearse-renewals.ts';
import { readForecast } from './read-forecast.ts';
import { readRehearsal } from './read-rehearsal.ts';
import { retryForTeam } from './try-again.ts';

const ENGINE = 'deliveries';

/** Admin routes to inspect and run the charging of deliveries. */
export const renewalEngineRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.getRenewalOutlook), async (c) =>
    ld(c, await presentOutlook(c.var.appContext)),
  )
  .openapi(adminRoute(operations.getRenewalFigures), async (c) => {
    const { db, clock } = c.var.appContext;
    const { deliveries, total } = await countFailedOn(db, clock.today());
    return ld(c, {
      '@context': '/api/v2/contexts/RenewalFigures',
      '@id': '/api/v2/admin/renewals/figures',
      '@type': 'RenewalFigures' as const,
      failedToday: deliveries,
      failedTotal: total,
    });
  })
  .openapi(adminRoute(operations.getForecast), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, await readForecast(db, clock.today(), c.req.valid('query').channel));
  })
  .openapi(adminRoute(operations.getRehearsal), async (c) => {
    const day = Temporal.PlainDate.from(c.req.valid('param').day);
    return ld(c, await readRehearsal(c.var.appContext.db, day));
  })
  .openapi(adminRoute(operations.rehearseTomorrow), async (c) => {
    const { appContext } = c.var;
    const day = appContext.clock.today().add({ days: 1 });
    await rehearseRenewals(appContext, day);
    return ld(c, await readRehearsal(appContext.db, day));
  })
  .openapi(adminRoute(operations.retryAnyRenewal), async (c) => {
    const { code } = c.req.valid('param');
    const auditedAction = { action: 'renewal.retried', subject: code };
    await actAsStaff(c, auditedAction, (work) => retryForTeam(work, code));
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.armRenewals), async (c) => {
    const seen = c.req.valid('json');
    const { db, clock } = c.var.appContext;
    const due = await findToCharge(db, clock.today());
    const expected = due.reduce((sum, { total }) => sum + total, 0);
    if (due.length !== seen.deliveries || expected !== seen.expected)
      throw refuse('renewal.list_changed');
    await actAsStaff(
      c,
      { action: 'renewal.armed', subject: ENGINE, detail: seen },
      enableChargingIn,
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.disarmRenewals), async (c) => {
    await actAsStaff(c, { action: 'renewal.disarmed', subject: ENGINE }, disableChargingIn);
    return c.body(null, 204);
  });
