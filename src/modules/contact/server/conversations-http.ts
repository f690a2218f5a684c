import { idempotent, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { followUpInput } from '../contracts.ts';
import * as operations from '../operations.ts';
import { addToConversation } from './add-to-conversation.ts';
import { getConversation, listConversations, readOwnFile } from './conversations.ts';
import { answerFile } from './file-http.ts';
import { limitMessages } from './limit-messages.ts';
import { presentConversation, presentConversationRow } from './present-conversation.ts';
import type { StoredFile } from './store-files.ts';
import { readSent, refuseBody } from './with-files-http.ts';

const path = '/shop/conversations';
const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
const positionOf = (position: string): number =>
  /^\d{1,9}$/.test(position) ? Number(position) : -1;

/** The caller's own conversations with customer support (decision 190). */
export const conversationRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listConversations), async (c) => {
    const { customerId } = mustSignIn(c);
    const paging = pagingOf(c);
    const { rows, total } = await listConversations(c.var.appContext.db, customerId, paging);
    const members = rows.map(presentConversationRow);
    return ld(c, collection(c, 'Conversation', members, total, paging));
  })
  .openapi(route(operations.getConversation), async (c) => {
    const { customerId } = mustSignIn(c);
    const id = numberOf(c.req.valid('param').id);
    const found = await getConversation(c.var.appContext.db, customerId, id);
    return ld(c, presentConversation(found));
  })
  .openapi(route(operations.getConversationFile), async (c) => {
    const { customerId } = mustSignIn(c);
    const { id, position } = c.req.valid('param');
    const named = { id: numberOf(id), position: positionOf(position) };
    return answerFile(c, await readOwnFile(c.var.appContext, customerId, named));
  });
// Registered without a validator, because the body is JSON or a form depending on its content type.
conversationRoutes.openAPIRegistry.registerPath(route(operations.addToConversation));
conversationRoutes.post(`${path}/:id/messages`, async (c) => {
  const { customerId } = mustSignIn(c);
  await limitMessages(c, c.var.clientAddress);
  const id = numberOf(c.req.param('id'));
  const sent = await readSent(c);
  const parsed = followUpInput.safeParse(sent.texts);
  if (!parsed.success) return refuseBody(c, parsed.error);
  const text = parsed.data.message;
  const supportEmail = c.var.appContext.config.SUPPORT_EMAIL;
  const add = async (work: UnitOfWork, files: readonly StoredFile[]) => {
    await addToConversation(work, { id, customerId, text, files, supportEmail });
    return { status: 202 as const };
  };
  return idempotent(c, add, sent.keep);
});
