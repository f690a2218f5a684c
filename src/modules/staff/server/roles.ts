import { sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { ComposedRoleDraft, ComposedRoleShape } from '../contracts.ts';
import {
  currentPermissions,
  hasAll,
  type MemberRole,
  type Permission,
  type Permitted,
  permissionsOfMember,
  ROLES,
  roleCodeOf,
  withReading,
} from '../rules/index.ts';
import { takeTeam } from './take-team.ts';

const MOST_ROLES = 40;

/** The role behind a code. */
interface NamedRole {
  role: MemberRole;
  roleId: number | null;
  permissions: readonly Permission[];
}

/**
 * Finds a role by its code.
 * @throws Refusal on path `role` for an unknown or retired role
 */
export async function findRole(db: Db | Tx, code: string): Promise<NamedRole> {
  const standing = ROLES.find((role) => role === code);
  if (standing)
    return { role: standing, roleId: null, permissions: permissionsOfMember(standing, null) };
  const found = await db
    .selectFrom('staff_roles')
    .select(['id', 'permissions'])
    .where('id', '=', Number(code.slice(1)))
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw refuseFields([{ propertyPath: 'role', code: 'role.unknown' }]);
  const permissions = currentPermissions(found.permissions);
  return { role: 'composed', roleId: found.id, permissions };
}

/** Composed roles, by name. */
export async function listRoles(db: Db): Promise<ComposedRoleShape[]> {
  const rows = await db
    .selectFrom('staff_roles as r')
    .select(['r.id', 'r.name', 'r.permissions', 'r.goodwill'])
    .select((from) =>
      from
        .selectFrom('staff_members as m')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('m.role_id', '=', 'r.id')
        .where('m.ended_at', 'is', null)
        .as('members'),
    )
    .where('r.retired_at', 'is', null)
    .orderBy(sql`r.name collate "fr-x-icu"`)
    .orderBy('r.id')
    .execute();
  return rows.map(({ permissions, members, ...role }) => ({
    '@id': `/api/v2/admin/roles/${role.id}`,
    '@type': 'ComposedRole',
    ...role,
    code: roleCodeOf('composed', role.id),
    permissions: currentPermissions(permissions),
    members: Number(members),
  }));
}

/**
 * Creates a composed role.
 * @throws Refusal `staff.above`, `role.name_known`, `roles.full`
 */
export async function composeRole(
  work: UnitOfWork,
  actor: Permitted,
  draft: ComposedRoleDraft,
): Promise<void> {
  await takeTeam(work);
  const permissions = composedOf(actor, draft);
  const { count } = await work.tx
    .selectFrom('staff_roles')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ROLES) throw refuse('roles.full');
  await assertFreeName(work, draft.name, null);
  const { name, goodwill } = draft;
  const created_at = new Date(work.now.epochMilliseconds);
  await work.tx
    .insertInto('staff_roles')
    .values({ name, goodwill, permissions, created_at })
    .execute();
}

/**
 * Changes a composed role, with effect from the next request of its members. Neither the old nor the new permissions
 * may exceed those of the caller.
 * @throws Refusal `role.unknown`, `staff.above`, `role.name_known`
 */
export async function changeRole(
  work: UnitOfWork,
  actor: Permitted,
  id: number,
  draft: ComposedRoleDraft,
): Promise<void> {
  await takeTeam(work);
  await lockRole(work, actor, id);
  const permissions = composedOf(actor, draft);
  await assertFreeName(work, draft.name, id);
  const { name, goodwill } = draft;
  await work.tx
    .updateTable('staff_roles')
    .set({ name, goodwill, permissions })
    .where('id', '=', id)
    .execute();
}

/**
 * Retires a role, so that it can no longer be assigned.
 * @throws Refusal `role.unknown`, `staff.above`, `role.used`
 */
export async function retireRole(work: UnitOfWork, actor: Permitted, id: number): Promise<void> {
  await takeTeam(work);
  await lockRole(work, actor, id);
  const member = await work.tx
    .selectFrom('staff_members')
    .select('id')
    .where('role_id', '=', id)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (member) throw refuse('role.used');
  await work.tx
    .updateTable('staff_roles')
    .set({ retired_at: new Date(work.now.epochMilliseconds) })
    .where('id', '=', id)
    .execute();
}

function composedOf(actor: Permitted, { permissions }: ComposedRoleDraft): Permission[] {
  const whole = withReading(permissions);
  if (!hasAll(actor, whole)) throw refuse('staff.above');
  return whole;
}

async function lockRole({ tx }: UnitOfWork, actor: Permitted, id: number): Promise<void> {
  const found = await tx
    .selectFrom('staff_roles')
    .select('permissions')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw refuse('role.unknown');
  if (!hasAll(actor, currentPermissions(found.permissions))) throw refuse('staff.above');
}

async function assertFreeName({ tx }: UnitOfWork, name: string, own: number | null): Promise<void> {
  const other = await tx
    .selectFrom('staff_roles')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('retired_at', 'is', null)
    .where('id', '<>', own ?? 0)
    .executeTakeFirst();
  if (other) throw refuseFields([{ propertyPath: 'name', code: 'role.name_known' }]);
}
