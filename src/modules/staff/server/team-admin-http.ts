import { refuse } from '#kit/refusal.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
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
import { listTeam } from './team.ts';

/** @throws Refusal `staff.unknown` */
async function emailOf(db: Db, id: number): Promise<string> {
  const found = await db
    .selectFrom('staff_members')
    .select('email')
    .where('id', '=', id)
    .where('role', '<>', 'machine')
    .executeTakeFirst();
  if (!found) throw refuse('staff.unknown');
  return found.email;
}

/** Routes to manage the team. */
export const teamRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listAdministrators), async (c) => {
    const members = await listTeam(c.var.appContext.db);
    return ld(c, collection(c, 'TeamMember', members));
  })
  .openapi(adminRoute(operations.inviteAdministrator), async (c) => {
    const invitation = c.req.valid('json');
    const { email: subject, role } = invitation;
    await actAsStaff(c, { action: 'staff.invited', subject, detail: { role } }, (work) =>
      inviteStaff(work, c.var.appContext.config, c.var.staff, invitation),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.changeAdministrator), async (c) => {
    const { id } = c.req.valid('param');
    const detail = c.req.valid('json');
    const subject = await emailOf(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'staff.changed', subject, detail }, (work) =>
      changeStaff(work, c.var.staff, id, detail),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.endAdministrator), async (c) => {
    const { id } = c.req.valid('param');
    const subject = await emailOf(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'staff.ended', subject }, (work) =>
      endStaff(work, c.var.staff, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.sendAdministratorLink), async (c) => {
    const { id } = c.req.valid('param');
    const subject = await emailOf(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'staff.link_sent', subject }, (work) =>
      sendStaffLink(work, c.var.appContext.config, c.var.staff, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.forgetSecondFactor), async (c) => {
    const { id } = c.req.valid('param');
    // One's own second factor is removed on the page that asks for a code first.
    if (id === c.var.staff.id) throw refuse('staff.own_factor');
    const subject = await emailOf(c.var.appContext.db, id);
    await actAsStaff(c, { action: 'staff.second_factor_removed', subject }, (work) =>
      forgetSecondFactor(work, c.var.staff, id),
    );
    return c.body(null, 204);
  });
