import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { outlookShape } from '../admin-contracts.ts';
import { armIn, disarmIn } from './arming.ts';
import { findToCharge } from './find-outlook.ts';
import { presentOutlook } from './present-outlook.ts';
import { retryForTeam } from './try-again.ts';

const tags = ['Subscriptions'];
const done = { 204: { description: 'Done' }, ...errorResponses(400, 404, 409, 415, 422) };

const outlook = adminRoute('subscriptions.read', {
  method: 'get',
  path: '/admin/renewals/outlook',
  operationId: 'getRenewalOutlook',
  summary: 'The deliveries of the coming fortnight, their money, and what stands in their way',
  tags,
  responses: { 200: ldResponse(outlookShape, 'The outlook') },
});
const retrying = adminRoute('subscriptions.manage', {
  method: 'post',
  path: '/admin/subscriptions/{code}/retry',
  operationId: 'retryAnyRenewal',
  summary: 'Tries the card of a delivery that is not paid, once, now',
  tags,
  request: { params: z.object({ code: z.string().max(40) }), body: jsonBody(z.object({}), 'POST') },
  responses: done,
});
const arming = adminRoute('operations.manage', {
  method: 'post',
  path: '/admin/renewals/arm',
  operationId: 'armRenewals',
  summary: 'Charges deliveries from this database, after what is due was looked at',
  tags,
  request: {
    body: jsonBody(
      z.object({
        /** How many deliveries, and how many cents, were seen as due. */
        deliveries: z.int().min(0),
        expected: z.int().min(0),
      }),
      'POST',
    ),
  },
  responses: done,
});
const disarming = adminRoute('operations.manage', {
  method: 'post',
  path: '/admin/renewals/disarm',
  operationId: 'disarmRenewals',
  summary: 'Charges no delivery until it is armed',
  tags,
  request: { body: jsonBody(z.object({}), 'POST') },
  responses: done,
});

const ENGINE = 'deliveries';

/** How the engine that charges deliveries stands, and what the team does with it. */
export const adminEngineRoutes = apiRoutes<AdminEnv>(words)
  .openapi(outlook, async (c) => ld(c, await presentOutlook(c.var.machine)))
  .openapi(retrying, async (c) => {
    const { code } = c.req.valid('param');
    const deed = { action: 'renewal.retried', subject: code };
    await actAsStaff(c, deed, (work) => retryForTeam(work, code));
    return c.body(null, 204);
  })
  .openapi(arming, async (c) => {
    const seen = c.req.valid('json');
    const { db, clock } = c.var.machine;
    const due = await findToCharge(db, clock.today());
    const expected = due.reduce((sum, { total }) => sum + total, 0);
    if (due.length !== seen.deliveries || expected !== seen.expected)
      throw refuse('renewal.list_changed');
    await actAsStaff(c, { action: 'renewal.armed', subject: ENGINE, detail: seen }, armIn);
    return c.body(null, 204);
  })
  .openapi(disarming, async (c) => {
    await actAsStaff(c, { action: 'renewal.disarmed', subject: ENGINE }, disarmIn);
    return c.body(null, 204);
  });
