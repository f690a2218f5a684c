import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import { MESSAGE_STATES, messageRowShape, messageShape, messageState } from '../admin-contracts.ts';
import { getMessage, listMessages, setAnswered } from './messages-for-team.ts';
import { presentMessage, presentMessageRow } from './present-for-team.ts';
import { readMessageFile } from './read-message-file.ts';

const tags = ['Messages'];
const id = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 52);
const params = z.object({ id });
const path = '/admin/contact-requests';

const listing = listRoute('customers.read', {
  path,
  operationId: 'listContactRequests',
  summary: 'Messages that wait, the oldest first, or those that are answered',
  tags,
  member: messageRowShape,
  filters: {
    state: z.enum(MESSAGE_STATES).optional(),
  },
});
const reading = adminRoute('customers.read', {
  method: 'get',
  path: `${path}/{id}`,
  operationId: 'getContactRequest',
  summary: 'A message, whole',
  tags,
  request: { params },
  responses: { 200: ldResponse(messageShape, 'The message'), ...errorResponses(404, 422) },
});
const file = adminRoute('customers.read', {
  method: 'get',
  path: `${path}/{id}/files/{position}`,
  operationId: 'getContactFile',
  summary: 'A file that came with a message, to be kept and never shown in place',
  tags,
  request: { params: params.extend({ position: z.coerce.number().int().min(0).max(99) }) },
  responses: {
    200: {
      description: 'The file',
      content: {
        'application/octet-stream': { schema: z.any().openapi({ type: 'string' }) },
      },
    },
    ...errorResponses(404, 422),
  },
});
const answering = adminRoute('customers.manage', {
  method: 'put',
  path: `${path}/{id}/state`,
  operationId: 'setContactRequestState',
  summary: 'Says that a message is answered, or waits again',
  tags,
  request: { params, body: jsonBody(messageState, 'PUT') },
  responses: {
    200: ldResponse(messageShape, 'The message'),
    ...errorResponses(400, 404, 415, 422),
  },
});

/** What people wrote to the shop, as the team works on it. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const paging = pagingOf(c);
    const isAnswered = c.req.valid('query').state === 'answered';
    const { rows, total } = await listMessages(c.var.machine.db, isAnswered, paging);
    return ld(c, collection(c, 'ContactRequest', rows.map(presentMessageRow), total, paging));
  })
  .openapi(reading, async (c) =>
    ld(c, presentMessage(await getMessage(c.var.machine.db, c.req.valid('param').id))),
  )
  .openapi(file, async (c) => {
    const { id: request, position } = c.req.valid('param');
    const { name, bytes } = await readMessageFile(c.var.machine, request, position);
    // Whatever it is, it is saved and not opened here: it came from anybody.
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
    });
  })
  .openapi(answering, async (c) => {
    const { id: request } = c.req.valid('param');
    const { answered } = c.req.valid('json');
    const { machine, staff } = c.var;
    const action = answered ? 'message.answered' : 'message.reopened';
    await actAsStaff(c, { action, subject: String(request) }, (work) =>
      setAnswered(work, request, { answered, by: staff.name }),
    );
    return ld(c, presentMessage(await getMessage(machine.db, request)));
  });
