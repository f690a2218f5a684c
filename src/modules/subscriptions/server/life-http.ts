import { createRoute, z } from '@hono/zod-openapi';
import { answerOnce, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { creationHeaders, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  abortion,
  pausing,
  resuming,
  seenVersion,
  shippingNow,
  staleSubscriptionShape,
  subscriptionShape,
} from '../contracts.ts';
import { abort } from './abort.ts';
import { changing, orFresh, presentChanged } from './answer-http.ts';
import { pause, resume } from './pause.ts';
import { shipNow } from './ship-now.ts';

const path = '/shop/subscriptions/{code}' as const;
const params = z.object({ code: z.string() });
const stale = {
  409: ldResponse(staleSubscriptionShape, 'Changed meanwhile, or asked for already'),
};
const answer = ldResponse(subscriptionShape, 'The subscription');
const described = <P extends string>(end: P, operationId: string, summary: string) => ({
  path: `${path}${end}` as const,
  method: 'post' as const,
  operationId,
  tags: ['Subscriptions'],
  summary,
  responses: { 200: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
const request = { params, headers: seenVersion };

const shippingAtOnce = createRoute({
  ...described('/ship-now', 'shipNow', 'Order the next delivery within 24 business hours'),
  request: {
    params,
    headers: seenVersion.extend(creationHeaders.shape),
    body: jsonBody(shippingNow, 'POST'),
  },
  responses: { 202: answer, ...errorResponses(400, 401, 404, 415, 422), ...stale },
});
const pausingRoute = createRoute({
  ...described('/pause', 'pauseSubscription', 'Send nothing for a while'),
  request: { ...request, body: jsonBody(pausing, 'POST') },
});
const resumingRoute = createRoute({
  ...described('/resume', 'resumeSubscription', 'Deliver again'),
  request: { ...request, body: jsonBody(resuming, 'POST') },
});
const aborting = createRoute({
  ...described('/abort', 'abortSubscription', 'Stop for good'),
  request: { ...request, body: jsonBody(abortion, 'POST') },
});

/** How a subscription goes on, or ends (contracts §2.2). */
export const lifeRoutes = apiRoutes<ShopEnv>(words)
  .openapi(shippingAtOnce, (c) =>
    orFresh(c, c.req.valid('param').code, (access) =>
      answerOnce(c, async (work) => {
        await shipNow(work, access);
        return { status: 202, ...(await presentChanged(work, access)) };
      }),
    ),
  )
  .openapi(pausingRoute, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      pause(work, access, c.req.valid('json').until ?? null),
    ),
  )
  .openapi(resumingRoute, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      resume(work, access, c.req.valid('json').date ?? null),
    ),
  )
  .openapi(aborting, (c) =>
    changing(c, c.req.valid('param').code, (work, access) =>
      abort(work, access, c.req.valid('json')),
    ),
  );
