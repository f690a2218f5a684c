import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { pause, resume } from './pause.ts';
import { shipNow } from './ship-now.ts';
import { skipNext } from './skip-next.ts';
import { changeForTeam } from './team-http.ts';

/** Admin routes that pause, resume or end a subscription, by the same commands as the customer's routes. */
export const adminLifeRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.pauseAnySubscription), (c) => {
    const until = c.req.valid('json').until ?? null;
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version, detail: { until } };
    return changeForTeam(c, { action: 'subscription.paused', ...change }, (work, access) =>
      pause(work, access, until),
    );
  })
  .openapi(adminRoute(operations.resumeAnySubscription), (c) => {
    const date = c.req.valid('json').date ?? null;
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version, detail: { date } };
    return changeForTeam(c, { action: 'subscription.resumed', ...change }, (work, access) =>
      resume(work, access, date),
    );
  })
  .openapi(adminRoute(operations.skipAnyDelivery), (c) => {
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version };
    return changeForTeam(c, { action: 'subscription.skipped', ...change }, skipNext);
  })
  .openapi(adminRoute(operations.shipAnyNow), (c) => {
    const { version } = c.req.valid('query');
    const change = { ...c.req.valid('param'), version };
    return changeForTeam(c, { action: 'subscription.ship_now', ...change }, shipNow);
  });
