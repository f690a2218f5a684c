import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import { memberShape, staffChange, staffInvitation } from '../contracts.ts';
import type { AdminEnv } from './admin-env.ts';
import {
  changeStaff,
  endStaff,
  forgetSecondFactor,
  inviteStaff,
  sendStaffLink,
} from './change-team.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { adminRoute } from './http/admin-route.ts';
import { listRoute } from './http/list-route.ts';
import { listTeam } from './team.ts';

const tags = ['Team'];
const ofMember = {
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
};
const changed = errorResponses(400, 404, 415, 422);
const empty = jsonBody(z.object({}), 'POST');

const listing = listRoute('staff.manage', {
  path: '/admin/administrators',
  operationId: 'listAdministrators',
  summary: 'Everybody of the team',
  tags,
  member: memberShape,
  isWhole: true,
});
const inviting = adminRoute('staff.manage', {
  method: 'post',
  path: '/admin/administrators',
  operationId: 'inviteAdministrator',
  summary: 'Opens the back office to somebody, by a link in their mailbox',
  tags,
  request: { body: jsonBody(staffInvitation, 'POST') },
  responses: { 204: emptyResponse('Invited'), ...errorResponses(400, 415, 422) },
});
const changing = adminRoute('staff.manage', {
  method: 'patch',
  path: '/admin/administrators/{id}',
  operationId: 'changeAdministrator',
  summary: 'Another name or role',
  tags,
  request: { ...ofMember, body: jsonBody(staffChange, 'PATCH') },
  responses: { 204: emptyResponse('Changed'), ...changed },
});
const ending = adminRoute('staff.manage', {
  method: 'post',
  path: '/admin/administrators/{id}/end',
  operationId: 'endAdministrator',
  summary: 'Somebody left: what they may do ends at once',
  tags,
  request: { ...ofMember, body: empty },
  responses: { 204: emptyResponse('Ended'), ...changed },
});
const linking = adminRoute('staff.manage', {
  method: 'post',
  path: '/admin/administrators/{id}/link',
  operationId: 'sendAdministratorLink',
  summary: 'Sends a link to choose a password',
  tags,
  request: { ...ofMember, body: empty },
  responses: { 204: emptyResponse('Sent'), ...changed },
});
const forgetting = adminRoute('staff.manage', {
  method: 'post',
  path: '/admin/administrators/{id}/forget-second-factor',
  operationId: 'forgetSecondFactor',
  summary: 'Somebody lost their telephone and their codes',
  tags,
  request: { ...ofMember, body: empty },
  responses: { 204: emptyResponse('Forgotten'), ...changed },
});

/** @throws Refusal `staff.unknown` */
async function emailOf(db: Db, id: number): Promise<string> {
  const found = await db
    .selectFrom('staff_members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('staff.unknown');
  return found.email;
}

/** Who works here, for whoever decides about it. */
export const teamRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const members = await listTeam(c.var.machine.db);
    return ld(c, collection(c, 'TeamMember', members));
  })
  .openapi(inviting, async (c) => {
    const invitation = c.req.valid('json');
    const { email: subject, role } = invitation;
    await actAsStaff(c, { action: 'staff.invited', subject, detail: { role } }, (work) =>
      inviteStaff(work, c.var.machine.config, invitation),
    );
    return c.body(null, 204);
  })
  .openapi(changing, async (c) => {
    const { id } = c.req.valid('param');
    const detail = c.req.valid('json');
    const subject = await emailOf(c.var.machine.db, id);
    await actAsStaff(c, { action: 'staff.changed', subject, detail }, (work) =>
      changeStaff(work, id, detail),
    );
    return c.body(null, 204);
  })
  .openapi(ending, async (c) => {
    const { id } = c.req.valid('param');
    const subject = await emailOf(c.var.machine.db, id);
    await actAsStaff(c, { action: 'staff.ended', subject }, (work) => endStaff(work, id));
    return c.body(null, 204);
  })
  .openapi(linking, async (c) => {
    const { id } = c.req.valid('param');
    const subject = await emailOf(c.var.machine.db, id);
    await actAsStaff(c, { action: 'staff.link_sent', subject }, (work) =>
      sendStaffLink(work, c.var.machine.config, id),
    );
    return c.body(null, 204);
  })
  .openapi(forgetting, async (c) => {
    const { id } = c.req.valid('param');
    const subject = await emailOf(c.var.machine.db, id);
    await actAsStaff(c, { action: 'staff.second_factor_removed', subject }, (work) =>
      forgetSecondFactor(work, id),
    );
    return c.body(null, 204);
  });
