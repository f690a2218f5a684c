import { z } from '@hono/zod-openapi';
import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { pausing, resuming } from '../contracts.ts';
import { pause, resume } from './pause.ts';
import { shipNow } from './ship-now.ts';
import { skipNext } from './skip-next.ts';
import { changedAnswers, changeForTeam, ofCode, seen } from './team-http.ts';

const path = '/admin/subscriptions/{code}' as const;
const described = <P extends string>(end: P, operationId: string, summary: string) => ({
  path: `${path}${end}` as const,
  method: 'post' as const,
  operationId,
  tags: ['Subscriptions'],
  summary,
  responses: changedAnswers,
});
const request = { params: ofCode, query: seen };
const nothing = jsonBody(z.object({}), 'POST');

const pausingRoute = adminRoute('subscriptions.manage', {
  ...described('/pause', 'pauseAnySubscription', 'Sends nothing for a while'),
  request: { ...request, body: jsonBody(pausing, 'POST') },
});
const resumingRoute = adminRoute('subscriptions.manage', {
  ...described('/resume', 'resumeAnySubscription', 'Delivers again; releases what was held'),
  request: { ...request, body: jsonBody(resuming, 'POST') },
});
const skipping = adminRoute('subscriptions.manage', {
  ...described('/skip', 'skipAnyDelivery', 'Moves the next delivery one rhythm further'),
  request: { ...request, body: nothing },
});
const shippingAtOnce = adminRoute('subscriptions.manage', {
  ...described('/ship-now', 'shipAnyNow', 'Orders the next delivery within 24 business hours'),
  request: { ...request, body: nothing },
});

/** How a subscription goes on, by the commands customers use themselves. */
export const adminLifeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(pausingRoute, (c) => {
    const until = c.req.valid('json').until ?? null;
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version, detail: { until } };
    return changeForTeam(c, { action: 'subscription.paused', ...change }, (work, access) =>
      pause(work, access, until),
    );
  })
  .openapi(resumingRoute, (c) => {
    const date = c.req.valid('json').date ?? null;
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version, detail: { date } };
    return changeForTeam(c, { action: 'subscription.resumed', ...change }, (work, access) =>
      resume(work, access, date),
    );
  })
  .openapi(skipping, (c) => {
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version };
    return changeForTeam(c, { action: 'subscription.skipped', ...change }, skipNext);
  })
  .openapi(shippingAtOnce, (c) => {
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version };
    return changeForTeam(c, { action: 'subscription.ship_now', ...change }, shipNow);
  });
