import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { findImpact } from './find-impact.ts';
import { judgePlan, planChange } from './plan-change.ts';
import { presentChange, presentImpact, presentPlan, presentTouched } from './present.ts';
import { countStandings, effectsOf, getChange, listChanges, listTouched } from './queries.ts';
import { stopChange } from './stop-change.ts';

/** Admin routes for planned changes of subscriptions. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listPlannedChanges), async (c) => {
    const { db, clock } = c.var.appContext;
    const paging = pagingOf(c);
    const { changes, total } = await listChanges(db, paging);
    const ids = changes.map(({ id }) => id);
    const counted = await countStandings(db, ids, clock.now());
    const shown = changes.map((change) => presentChange(change, counted));
    return ld(c, collection(c, 'PlannedChange', shown, total, paging));
  })
  .openapi(adminRoute(operations.previewPlannedChange), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, presentPlan(await judgePlan(db, c.req.valid('json'), clock.today())));
  })
  .openapi(adminRoute(operations.planChange), async (c) => {
    const plan = c.req.valid('json');
    const { reason: _, ...detail } = plan;
    const subject = plan.kind === 'price' ? 'prices' : plan.variantCode;
    await actAsStaff(c, { action: `planned_change.${plan.kind}`, subject, detail }, (work) =>
      planChange(work, c.var.staff.name, plan),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.getPlannedChange), async (c) => {
    const { db, clock } = c.var.appContext;
    const change = await getChange(db, Number(c.req.valid('param').id));
    const counted = await countStandings(db, [change.id], clock.now());
    const impact = await findImpact(db, effectsOf(change), change.appliesOn);
    const shown = { ...presentChange(change, counted), impact: presentImpact(change, impact) };
    return ld(c, { '@context': '/api/v2/contexts/PlannedChange', ...shown });
  })
  .openapi(adminRoute(operations.listTouched), async (c) => {
    const { db, clock } = c.var.appContext;
    const { id } = await getChange(db, Number(c.req.valid('param').id));
    const paging = pagingOf(c);
    const query = { id, wanted: c.req.valid('query').standing, now: clock.now() };
    const { rows, total } = await listTouched(db, query, paging);
    return ld(c, collection(c, 'TouchedSubscription', rows.map(presentTouched), total, paging));
  })
  .openapi(adminRoute(operations.stopPlannedChange), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'planned_change.stopped', subject: id }, (work) =>
      stopChange(work, Number(id)),
    );
    return c.body(null, 204);
  });
