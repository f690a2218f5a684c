import { createRoute } from '@hono/zod-openapi';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import { consentInput } from '../contracts.ts';

const limitVisitors = createRateLimit(60, 3600);

const recordRoute = createRoute({
  method: 'post',
  path: '/shop/consents',
  operationId: 'recordConsent',
  tags: ['Reference'],
  summary: 'Keeps the proof of a choice of cookies; it names nobody',
  request: { body: jsonBody(consentInput, 'POST') },
  responses: { 204: emptyResponse('Kept'), ...errorResponses(400, 401, 415, 422, 429) },
});

/** The proof of consent (PRV-02). Sent again it is kept once. */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(recordRoute, async (c) => {
  await limitVisitors(c, c.var.clientAddress);
  const { id, version, granted } = c.req.valid('json');
  await transact(c.var.machine, async ({ tx, now }) => {
    await tx
      .insertInto('consents')
      .values({ id, version, granted, chosen_at: new Date(now.epochMilliseconds) })
      .onConflict((known) => known.column('id').doNothing())
      .execute();
  });
  return c.body(null, 204);
});
