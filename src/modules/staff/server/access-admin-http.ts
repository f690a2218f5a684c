import { refuse } from '#kit/refusal.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import type { AdminEnv } from './admin-env.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './api-keys.ts';
import { actAsStaff } from './http/act-as-staff.ts';
import { adminRoute } from './http/admin-route.ts';
import { changeRole, composeRole, listRoles, retireRole } from './roles.ts';

/**
 * The name of a role or key for the audit log.
 * @throws Refusal `role.unknown`, `key.unknown`
 */
async function nameOf(db: Db, table: 'staff_roles' | 'staff_members', id: number): Promise<string> {
  const found = await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  if (!found) throw refuse(table === 'staff_roles' ? 'role.unknown' : 'key.unknown');
  return found.name;
}

/** Routes for composed roles and API keys. */
export const accessRoutes = apiRoutes<AdminEnv>(words)
  .openapi(adminRoute(operations.listComposedRoles), async (c) => {
    const roles = await listRoles(c.var.appContext.db);
    return ld(c, collection(c, 'ComposedRole', roles));
  })
  .openapi(adminRoute(operations.composeRole), async (c) => {
    const draft = c.req.valid('json');
    const { name: subject, permissions, goodwill } = draft;
    const detail = { permissions, goodwill };
    await actAsStaff(c, { action: 'role.composed', subject, detail }, (work) =>
      composeRole(work, c.var.staff, draft),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.changeRole), async (c) => {
    const { id } = c.req.valid('param');
    const draft = c.req.valid('json');
    const { name: subject, permissions, goodwill } = draft;
    const detail = { permissions, goodwill };
    await actAsStaff(c, { action: 'role.changed', subject, detail }, (work) =>
      changeRole(work, c.var.staff, id, draft),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.retireRole), async (c) => {
    const { id } = c.req.valid('param');
    const subject = await nameOf(c.var.appContext.db, 'staff_roles', id);
    await actAsStaff(c, { action: 'role.retired', subject }, (work) =>
      retireRole(work, c.var.staff, id),
    );
    return c.body(null, 204);
  })
  .openapi(adminRoute(operations.listApiKeys), async (c) => {
    const { db, clock } = c.var.appContext;
    return ld(c, collection(c, 'ApiKey', await listApiKeys(db, clock.now())));
  })
  .openapi(adminRoute(operations.makeApiKey), async (c) => {
    const draft = c.req.valid('json');
    const { name: subject, permissions, until } = draft;
    const detail = { permissions, until };
    const made = await actAsStaff(c, { action: 'key.made', subject, detail }, (work) =>
      makeApiKey(work, c.var.staff, draft),
    );
    // The form was submitted twice: the key was shown the first time and is not stored.
    if (!made) throw refuse('key.shown');
    return ld(c, made);
  })
  .openapi(adminRoute(operations.revokeApiKey), async (c) => {
    const { id } = c.req.valid('param');
    const subject = await nameOf(c.var.appContext.db, 'staff_members', id);
    await actAsStaff(c, { action: 'key.revoked', subject }, (work) => revokeApiKey(work, id));
    return c.body(null, 204);
  });
