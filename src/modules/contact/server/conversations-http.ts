import { createRoute, z } from '@hono/zod-openapi';
import { answerOnce, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import {
  collectionResponse,
  creationHeaders,
  emptyResponse,
  errorResponses,
  ldResponse,
} from '#platform/http/openapi.ts';
import { pagingOf, pagingQuery } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import type { Work } from '#schema.ts';
import { conversationRowShape, conversationShape, followUpInput } from '../contracts.ts';
import { addToConversation } from './add-to-conversation.ts';
import { getConversation, listConversations, readOwnFile } from './conversations.ts';
import { answerFile, fileResponse } from './file-http.ts';
import type { KeptFile } from './keep-files.ts';
import { limitMessages } from './limit-messages.ts';
import { presentConversation, presentConversationRow } from './present-conversation.ts';
import { bodyWithFiles, readSent, refuseBody } from './with-files-http.ts';

const path = '/shop/conversations';
const tags = ['Contact'];
const params = z.object({ id: z.string() });
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
const positionOf = (position: string): number =>
  /^\d{1,9}$/.test(position) ? Number(position) : -1;

const listing = createRoute({
  method: 'get',
  path,
  operationId: 'listConversations',
  tags,
  summary: 'What the signed-in customer wrote to the support team, what moved last first',
  request: { query: z.object(pagingQuery) },
  responses: { 200: collectionResponse(conversationRowShape), ...errorResponses(400, 401) },
});
const reading = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getConversation',
  tags,
  summary: 'One of these conversations: what was written and what was answered',
  request: { params },
  responses: {
    200: ldResponse(conversationShape, 'The conversation'),
    ...errorResponses(401, 404),
  },
});
const file = createRoute({
  method: 'get',
  path: `${path}/{id}/files/{position}`,
  operationId: 'getConversationFile',
  tags,
  summary: 'A file the signed-in customer sent, to be kept and never shown in place',
  request: { params: params.extend({ position: z.string() }) },
  responses: { 200: fileResponse, ...errorResponses(401, 404) },
});
const adding = createRoute({
  method: 'post',
  path: `${path}/{id}/messages`,
  operationId: 'addToConversation',
  tags,
  summary:
    'Adds to a conversation, with up to five files; it waits for the team again, also when it was closed',
  request: { headers: creationHeaders, params, body: bodyWithFiles(followUpInput) },
  responses: {
    202: emptyResponse('Accepted'),
    ...errorResponses(400, 401, 404, 413, 415, 422, 429),
  },
});

/** A customer's conversations with the team: always the caller's own (decision 190). */
export const conversationRoutes = apiRoutes<ShopEnv>(words)
  .openapi(listing, async (c) => {
    const { customerId } = mustSignIn(c);
    const paging = pagingOf(c);
    const { rows, total } = await listConversations(c.var.machine.db, customerId, paging);
    const members = rows.map(presentConversationRow);
    return ld(c, collection(c, 'Conversation', members, total, paging));
  })
  .openapi(reading, async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    const found = await getConversation(c.var.machine.db, customerId, id);
    return ld(c, presentConversation(found));
  })
  .openapi(file, async (c) => {
    const { customerId } = mustSignIn(c);
    const { id, position } = c.req.valid('param');
    const named = { id: numberOf(id), position: positionOf(position) };
    return answerFile(c, await readOwnFile(c.var.machine, customerId, named));
  });
// Registered by hand: which of the two bodies came is only known from its type.
conversationRoutes.openAPIRegistry.registerPath(adding);
conversationRoutes.post(`${path}/:id/messages`, async (c) => {
  const { customerId } = mustSignIn(c);
  await limitMessages(c, c.var.clientAddress);
  const id = numberOf(c.req.param('id'));
  const sent = await readSent(c);
  const parsed = followUpInput.safeParse(sent.texts);
  if (!parsed.success) return refuseBody(c, parsed.error);
  const text = parsed.data.message;
  const supportEmail = c.var.machine.config.SUPPORT_EMAIL;
  const add = async (work: Work, files: readonly KeptFile[]) => {
    await addToConversation(work, { id, customerId, text, files, supportEmail });
    return { status: 202 as const };
  };
  return answerOnce(c, add, sent.keep);
});
