import {
  type AdminEnv,
  actAsStaff,
  adminRoute,
  listColleagues,
} from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts';

const path = '/admin/contact-templates';

/** Assignable staff members and saved replies. */
export const templateRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listContactAssignees), async (c) => {
    const found = await listColleagues(c.var.appContext.db, 'customers.manage');
    const members = found.map((one) => ({
      '@id': `/api/v2/admin/administrators/${one.id}`,
      '@type': 'ContactAssignee' as const,
      ...one,
    }));
    return ld(c, collection(c, 'ContactAssignee', members));
  })
  .openapi(adminRoute(operations.listContactTemplates), async (c) => {
    const found = await listTemplates(c.var.appContext.db);
    const members = found.map((one) => ({
      '@id': `/api/v2${path}/${one.id}`,
      '@type': 'ContactTemplate' as const,
      ...one,
    }));
    return ld(c, collection(c, 'ContactTemplate', members));
  })
  .openapi(adminRoute(operations.addContactTemplate), async (c) => {
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'message_template.added', subject: given.title }, (work) =>
      addTemplate(work, given),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.changeContactTemplate), async (c) => {
    const { id } = c.req.valid('param');
    const given = c.req.valid('json');
    await actAsStaff(c, { action: 'message_template.changed', subject: given.title }, (work) =>
      changeTemplate(work, id, given),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.removeContactTemplate), async (c) => {
    const { id } = c.req.valid('param');
    await actAsStaff(c, { action: 'message_template.removed', subject: String(id) }, (work) =>
      removeTemplate(work, id),
    );
    return c.body(null, 204);
  });
