import type { Db, Tx } from '#registry/schema.ts';
import { mayDo, type Permission, ROLES } from '../rules/index.ts';

/** Whoever of the team may do this and has not left, by name. */
export const listColleagues = (db: Db | Tx, permission: Permission) =>
  db
    .selectFrom('staff_members')
    .select(['id', 'name'])
    .where('ended_at', 'is', null)
    .where(
      'role',
      'in',
      ROLES.filter((role) => mayDo(role, permission)),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
