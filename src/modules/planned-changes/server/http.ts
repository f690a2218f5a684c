import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import { announcedChangeShape, changeAnswer } from '../contracts.ts';
import { answerChange, findAsked } from './answer-change.ts';
import { presentAnnounced } from './present-announced.ts';

const tags = ['Subscriptions'];
const path = '/shop/announced-changes/{token}' as const;
const params = z.object({ token: z.string().max(100) });
/** A link is 256 bits: this only keeps somebody from trying many. */
const limitVisitors = createRateLimit(60, 3600);

const reading = createRoute({
  method: 'get',
  path,
  operationId: 'getAnnouncedChange',
  tags,
  summary: 'What was announced to a subscriber, by the link of their letter',
  request: { params },
  responses: {
    200: ldResponse(announcedChangeShape, 'What changes'),
    ...errorResponses(401, 404, 422, 429),
  },
});
const answering = createRoute({
  method: 'post',
  path: `${path}/answers`,
  operationId: 'answerAnnouncedChange',
  tags,
  summary: 'What a subscriber answers: takes it, keeps, chooses another, pauses or leaves',
  request: { params, body: jsonBody(changeAnswer, 'POST') },
  responses: { 204: emptyResponse('Noted'), ...errorResponses(400, 401, 404, 415, 422, 429) },
});

/** The links of the letters: for whoever holds them, signed in or not. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(reading, async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { db, clock } = c.var.machine;
    const { token } = c.req.valid('param');
    const asked = await findAsked(db, token);
    if (asked.length === 0) throw refuse('planned_change.unknown');
    return ld(c, await presentAnnounced(db, token, asked, clock.today()));
  })
  .openapi(answering, async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { machine } = c.var;
    const { token } = c.req.valid('param');
    const answer = c.req.valid('json');
    await transact(machine, (work) =>
      answerChange(work, token, answer, machine.config.SUPPORT_EMAIL),
    );
    return c.body(null, 204);
  });
