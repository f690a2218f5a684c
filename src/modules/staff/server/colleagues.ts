import { sql } from 'kysely';
import type { Db, Tx } from '#registry/schema.ts';
import { type Permission, permissionsOf, ROLES } from '../rules/index.ts';

const rolesWith = (permission: Permission) =>
  ROLES.filter((role) => permissionsOf(role).includes(permission));

/** Current staff members with this permission, by name. */
export const listColleagues = (db: Db | Tx, permission: Permission) =>
  db
    .selectFrom('staff_members as m')
    .leftJoin('staff_roles as r', 'r.id', 'm.role_id')
    .select(['m.id', 'm.name'])
    .where('m.ended_at', 'is', null)
    .where((is) =>
      is.or([
        is('m.role', 'in', rolesWith(permission)),
        sql<boolean>`${permission} = any(r.permissions)`,
      ]),
    )
    .orderBy(sql`m.name collate "fr-x-icu"`)
    .orderBy('m.id')
    .execute();
