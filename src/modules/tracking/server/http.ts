import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';

const limitVisitors = createRateLimit(60, 3600);

/** Stores the proof of consent (PRV-02). Idempotent. */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.recordConsent),
  async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { id, version, granted } = c.req.valid('json');
    await transact(c.var.appContext, async ({ tx, now }) => {
      await tx
        .insertInto('consents')
        .values({ id, version, granted, chosen_at: new Date(now.epochMilliseconds) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    });
    return c.body(null, 204);
  },
);
