import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import {
  changeImpactShape,
  changePlan,
  plannedChangeDetailShape,
  plannedChangeShape,
  touchedSubscriptionShape,
} from '../admin-contracts.ts';
import { STANDINGS } from '../rules/index.ts';
import { findImpact } from './find-impact.ts';
import { judgePlan, planChange } from './plan-change.ts';
import { presentChange, presentImpact, presentPlan, presentTouched } from './present.ts';
import { countStandings, effectsOf, getChange, listChanges, listTouched } from './queries.ts';
import { stopChange } from './stop-change.ts';

const tags = ['Subscriptions'];
const path = '/admin/planned-changes' as const;
const ofChange = z.object({ id: z.string().regex(/^\d{1,9}$/) });

const listing = listRoute('subscriptions.read', {
  path,
  operationId: 'listPlannedChanges',
  tags,
  summary: 'Changes of prices and variants that subscribers are told of first, newest first',
  member: plannedChangeShape,
});
const previewing = adminRoute('prices.manage', {
  method: 'post',
  path: `${path}/preview`,
  operationId: 'previewPlannedChange',
  tags,
  summary: 'Whom a change would touch and what it would cost them; nothing is written',
  request: { body: jsonBody(changePlan, 'POST') },
  responses: {
    200: ldResponse(changeImpactShape, 'How far it goes'),
    ...errorResponses(400, 415, 422),
  },
});
const planning = adminRoute('prices.manage', {
  method: 'post',
  path,
  operationId: 'planChange',
  tags,
  summary: 'Plans a change; its letters go out the announced number of days before',
  request: { body: jsonBody(changePlan, 'POST') },
  responses: { 204: emptyResponse('Planned'), ...errorResponses(400, 415, 422) },
});
const reading = adminRoute('subscriptions.read', {
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getPlannedChange',
  tags,
  summary: 'A planned change: how far it goes, who was told, who left',
  request: { params: ofChange },
  responses: {
    200: ldResponse(plannedChangeDetailShape, 'The change'),
    ...errorResponses(400, 404, 422),
  },
});
const touched = listRoute('subscriptions.read', {
  path: `${path}/{id}/subscriptions`,
  operationId: 'listTouched',
  tags,
  summary: 'The subscriptions it touches, and what became of each',
  member: touchedSubscriptionShape,
  params: ofChange,
  filters: { standing: z.enum(STANDINGS).optional() },
});
const stopping = adminRoute('prices.manage', {
  method: 'post',
  path: `${path}/{id}/stop`,
  operationId: 'stopPlannedChange',
  tags,
  summary: 'Takes a change back before its day; who was told of it is told so',
  request: { params: ofChange, body: jsonBody(z.object({}), 'POST') },
  responses: { 204: emptyResponse('Stopped'), ...errorResponses(400, 404, 415, 422) },
});

/** What the team plans for subscriptions, and follows. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { db, clock } = c.var.machine;
    const paging = pagingOf(c);
    const { changes, total } = await listChanges(db, paging);
    const ids = changes.map(({ id }) => id);
    const counted = await countStandings(db, ids, clock.now());
    const shown = changes.map((change) => presentChange(change, counted));
    return ld(c, collection(c, 'PlannedChange', shown, total, paging));
  })
  .openapi(previewing, async (c) => {
    const { db, clock } = c.var.machine;
    return ld(c, presentPlan(await judgePlan(db, c.req.valid('json'), clock.today())));
  })
  .openapi(planning, async (c) => {
    const plan = c.req.valid('json');
    const { reason: _, ...detail } = plan;
    const subject = plan.kind === 'price' ? 'prices' : plan.variantCode;
    await actAsStaff(c, { action: `planned_change.${plan.kind}`, subject, detail }, (work) =>
      planChange(work, c.var.staff.name, plan),
    );
    return c.body(null, 204);
  })
  .openapi(reading, async (c) => {
    const { db, clock } = c.var.machine;
    const change = await getChange(db, Number(c.req.valid('param').id));
    const counted = await countStandings(db, [change.id], clock.now());
    const impact = await findImpact(db, effectsOf(change), change.appliesOn);
    const shown = { ...presentChange(change, counted), impact: presentImpact(change, impact) };
    return ld(c, { '@context': '/api/v2/contexts/PlannedChange', ...shown });
  })
  .openapi(touched, async (c) => {
    const { db, clock } = c.var.machine;
    const { id } = await getChange(db, Number(c.req.valid('param').id));
    const paging = pagingOf(c);
    const asked = { id, wanted: c.req.valid('query').standing, now: clock.now() };
    const { rows, total } = await listTouched(db, asked, paging);
    return ld(c, collection(c, 'TouchedSubscription', rows.map(presentTouched), total, paging));
  })
  .openapi(stopping, async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'planned_change.stopped', subject: id }, (work) =>
      stopChange(work, Number(id)),
    );
    return c.body(null, 204);
  });
