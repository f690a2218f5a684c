import { z } from '@hono/zod-openapi';
import {
  type AdminEnv,
  actAsStaff,
  adminRoute,
  listColleagues,
  listRoute,
} from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { assigneeShape, templateInput, templateShape } from '../admin-contracts.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts';

const tags = ['Messages'];
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const path = '/admin/contact-templates';
const changed = errorResponses(400, 404, 415, 422);

const assignees = listRoute('customers.read', {
  path: '/admin/contact-assignees',
  operationId: 'listContactAssignees',
  summary: 'Those who answer messages',
  tags,
  member: assigneeShape,
  isWhole: true,
});
const listing = listRoute('customers.read', {
  path,
  operationId: 'listContactTemplates',
  summary: 'Answers the team keeps at hand',
  tags,
  member: templateShape,
  isWhole: true,
});
const adding = adminRoute('customers.manage', {
  method: 'post',
  path,
  operationId: 'addContactTemplate',
  summary: 'Keeps an answer at hand',
  tags,
  request: { body: jsonBody(templateInput, 'POST') },
  responses: { 204: emptyResponse('Kept'), ...errorResponses(400, 415, 422) },
});
const changing = adminRoute('customers.manage', {
  method: 'put',
  path: `${path}/{id}`,
  operationId: 'changeContactTemplate',
  summary: 'Changes an answer that is kept',
  tags,
  request: { params, body: jsonBody(templateInput, 'PUT') },
  responses: { 204: emptyResponse('Changed'), ...changed },
});
const removing = adminRoute('customers.manage', {
  method: 'delete',
  path: `${path}/{id}`,
  operationId: 'removeContactTemplate',
  summary: 'Keeps an answer no longer',
  tags,
  request: { params },
  responses: { 204: emptyResponse('Gone'), ...errorResponses(404, 422) },
});

/** What the team answers with: who, and from which texts. */
export const templateRoutes = apiRoutes<AdminEnv>(words)
  .openapi(assignees, async (c) => {
    const found = await listColleagues(c.var.machine.db, 'customers.manage');
    const members = found.map((one) => ({
      '@id': `/api/v2/admin/administrators/${one.id}`,
      '@type': 'ContactAssignee' as const,
      ...one,
    }));
    return ld(c, collection(c, 'ContactAssignee', members));
  })
  .openapi(listing, async (c) => {
    const found = await listTemplates(c.var.machine.db);
    const members = found.map((one) => ({
      '@id': `/api/v2${path}/${one.id}`,
      '@type': 'ContactTemplate' as const,
      ...one,
    }));
    return ld(c, collection(c, 'ContactTemplate', members));
  })
  .openapi(adding, async (c) => {
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'message_template.added', subject: given.title }, (work) =>
      addTemplate(work, given),
    );
    return c.body(null, 204);
  })
  .openapi(changing, async (c) => {
    const { id } = c.req.valid('param');
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'message_template.changed', subject: given.title }, (work) =>
      changeTemplate(work, id, given),
    );
    return c.body(null, 204);
  })
  .openapi(removing, async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'message_template.removed', subject: String(id) }, (work) =>
      removeTemplate(work, id),
    );
    return c.body(null, 204);
  });
