import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { messageReplay, waitingMessageShape } from '../admin-contracts.ts';
import { findWaiting, replayMessages } from './replay-messages.ts';

const tags = ['Operations'];
const SHOWN = 100;

const listing = listRoute('operations.read', {
  path: '/admin/outgoing-messages',
  operationId: 'listWaitingMessages',
  summary: 'What the merchant’s receiver has not taken yet, oldest first',
  tags,
  member: waitingMessageShape,
  isWhole: true,
});
const replaying = adminRoute('operations.manage', {
  method: 'post',
  path: '/admin/outgoing-messages/replay',
  operationId: 'replayMessages',
  summary: 'Sends again what was given up, or all from a message on',
  tags,
  request: { body: jsonBody(messageReplay, 'POST') },
  responses: { 204: emptyResponse('They are sent again'), ...errorResponses(400, 415, 422) },
});

/** Messages to the merchant's receiver (REL-65). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const waiting = await findWaiting(c.var.machine.db);
    const members = waiting.slice(0, SHOWN).map(({ nextAt, givenUpAt, ...message }) => ({
      '@id': `/api/v2/admin/outgoing-messages/${message.id}`,
      '@type': 'WaitingMessage' as const,
      ...message,
      nextAt: nextAt?.toISOString() ?? null,
      givenUpAt: givenUpAt?.toISOString() ?? null,
    }));
    return ld(c, collection(c, 'WaitingMessage', members, waiting.length));
  })
  .openapi(replaying, async (c) => {
    const { from } = c.req.valid('json');
    const deed = { action: 'webhooks.replayed', subject: String(from ?? 'given_up') };
    await actAsStaff(c, deed, (work) => replayMessages(work, { from: from ?? 'given_up' }));
    return c.body(null, 204);
  });
