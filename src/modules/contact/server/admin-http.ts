import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { standingOfMails } from '#platform/mail-log.ts';
import type { PlatformTables } from '#platform/tables.ts';
import { words } from '#refusals.ts';
import {
  assignment,
  messageRowShape,
  messageShape,
  messageState,
  replyInput,
} from '../admin-contracts.ts';
import { MESSAGE_STATES } from '../contracts.ts';
import { assignMessage, setState } from './change-message.ts';
import { answerFile, fileResponse } from './file-http.ts';
import { getMessage, listMessages } from './messages-for-team.ts';
import { presentMessage, presentMessageRow } from './present-for-team.ts';
import { readMessageFile } from './read-message-file.ts';
import { replyKey, replyToMessage, sendReplyAgain } from './reply-to-message.ts';

const tags = ['Messages'];
const id = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 52);
const params = z.object({ id });
const path = '/admin/contact-requests';
const theMessage = ldResponse(messageShape, 'The message');
const changed = errorResponses(400, 404, 415, 422);

const listing = listRoute('customers.read', {
  path,
  operationId: 'listContactRequests',
  summary: 'Messages in a state, those that wait the longest first',
  tags,
  member: messageRowShape,
  filters: {
    state: z.enum(MESSAGE_STATES).optional(),
    mine: z.enum(['1']).optional().openapi({ description: 'Only those I am to answer' }),
  },
});
const reading = adminRoute('customers.read', {
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getContactRequest',
  summary: 'A message, whole, and what was answered',
  tags,
  request: { params },
  responses: { 200: theMessage, ...errorResponses(404, 422) },
});
const file = adminRoute('customers.read', {
  method: 'get',
  path: `${path}/{id}/files/{position}`,
  operationId: 'getContactFile',
  summary: 'A file that came with a message, to be kept and never shown in place',
  tags,
  request: { params: params.extend({ position: z.coerce.number().int().min(0).max(999_999_999) }) },
  responses: { 200: fileResponse, ...errorResponses(404, 422) },
});
const replying = adminRoute('customers.manage', {
  method: 'post',
  path: `${path}/{id}/replies`,
  operationId: 'replyToContactRequest',
  summary: 'Answers a message by one mail; it then waits for its writer, or is closed',
  tags,
  request: { params, body: jsonBody(replyInput, 'POST') },
  responses: { 200: theMessage, ...changed },
});
const sendingAgain = adminRoute('customers.manage', {
  method: 'post',
  path: `${path}/{id}/replies/{reply}/send`,
  operationId: 'sendContactReplyAgain',
  summary: 'Sends an answer whose mail did not leave once more',
  tags,
  request: { params: params.extend({ reply: id }), body: jsonBody(z.object({}), 'POST') },
  responses: { 200: theMessage, ...changed },
});
const settling = adminRoute('customers.manage', {
  method: 'put',
  path: `${path}/{id}/state`,
  operationId: 'setContactRequestState',
  summary: 'Says for whom a message waits, or that it is closed',
  tags,
  request: { params, body: jsonBody(messageState, 'PUT') },
  responses: { 200: theMessage, ...changed },
});
const assigning = adminRoute('customers.manage', {
  method: 'put',
  path: `${path}/{id}/assignee`,
  operationId: 'assignContactRequest',
  summary: 'Says who is to answer a message',
  tags,
  request: { params, body: jsonBody(assignment, 'PUT') },
  responses: { 200: theMessage, ...changed },
});

const DEEDS = {
  open: 'message.reopened',
  waiting: 'message.put_aside',
  closed: 'message.answered',
} as const;

async function shown(c: Context<AdminEnv>, request: number) {
  const { db } = c.var.machine;
  const message = await getMessage(db, request);
  const keys = message.replies.map((reply) => replyKey(reply.id));
  const mails = await standingOfMails(db as object as Kysely<PlatformTables>, keys);
  return ld(c, presentMessage(message, mails));
}

/** What people wrote to the shop, as the team works on it (CNT-01). */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const paging = pagingOf(c);
    const { state = 'open', mine } = c.req.valid('query');
    const filter = { state, assigneeId: mine && c.var.staff.id };
    const { rows, total } = await listMessages(c.var.machine.db, filter, paging);
    return ld(c, collection(c, 'ContactRequest', rows.map(presentMessageRow), total, paging));
  })
  .openapi(reading, (c) => shown(c, c.req.valid('param').id))
  .openapi(file, async (c) => {
    const { id: request, position } = c.req.valid('param');
    return answerFile(c, await readMessageFile(c.var.machine, request, position));
  })
  .openapi(replying, async (c) => {
    const { id: request } = c.req.valid('param');
    const reply = c.req.valid('json');
    const { machine, staff } = c.var;
    const writer = { staff, config: machine.config };
    await actAsStaff(c, { action: 'message.replied', subject: String(request) }, (work) =>
      replyToMessage(work, request, reply, writer),
    );
    return shown(c, request);
  })
  .openapi(sendingAgain, async (c) => {
    const { id: request, reply } = c.req.valid('param');
    await actAsStaff(c, { action: 'message.sent_again', subject: String(request) }, (work) =>
      sendReplyAgain(work, request, reply),
    );
    return shown(c, request);
  })
  .openapi(settling, async (c) => {
    const { id: request } = c.req.valid('param');
    const { state } = c.req.valid('json');
    await actAsStaff(c, { action: DEEDS[state], subject: String(request) }, (work) =>
      setState(work, request, { state, by: c.var.staff.name }),
    );
    return shown(c, request);
  })
  .openapi(assigning, async (c) => {
    const { id: request } = c.req.valid('param');
    const { staffId } = c.req.valid('json');
    const deed = { action: 'message.assigned', subject: String(request), detail: { staffId } };
    await actAsStaff(c, deed, (work) => assignMessage(work, request, staffId));
    return shown(c, request);
  });
