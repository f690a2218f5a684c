import { idempotent, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { abort } from './abort.ts';
import { acceptLeavingDiscount } from './accept-leaving-discount.ts';
import { changing, presentChanged, undoing, withStaleSubscription } from './answer-http.ts';
import { pause, resume } from './pause.ts';
import { shipNow } from './ship-now.ts';

/** Routes that pause, resume or end a subscription (contracts §2.2). */
export const lifeRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.shipNow), (c) =>
    withStaleSubscription(c, c.req.valid('param').code, 'own', (access) =>
      idempotent(c, async (work) => {
        await shipNow(work, access);
        return { status: 202, ...(await presentChanged(work, access)) };
      }),
    ),
  )
  .openapi(route(operations.pauseSubscription), (c) =>
    undoing(
      c,
      c.req.valid('param').code,
      (work, access) => pause(work, access, c.req.valid('json').until ?? null),
      'shared',
    ),
  )
  .openapi(route(operations.resumeSubscription), (c) =>
    undoing(
      c,
      c.req.valid('param').code,
      (work, access) => resume(work, access, c.req.valid('json').date ?? null),
      'shared',
    ),
  )
  .openapi(route(operations.acceptLeavingDiscount), (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      acceptLeavingDiscount(work, access, c.req.valid('json').reason, c.var.appContext.config),
    ),
  )
  .openapi(route(operations.abortSubscription), (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      abort(work, access, c.req.valid('json')),
    ),
  );
