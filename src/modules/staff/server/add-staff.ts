import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { MemberRole } from '../rules/index.ts';

export interface NewStaff {
  email: string;
  name: string;
  role: MemberRole;
  /** Id of a composed role. */
  roleId?: number | null;
  /** Null until they have chosen a password. */
  passwordHash: string | null;
}

/** Adds a staff member, or changes the name, role or password of an existing one; returns their id. */
export async function addStaff(
  { tx, now }: UnitOfWork,
  { email, name, role, roleId = null, passwordHash }: NewStaff,
): Promise<number> {
  const values = { name, role, role_id: roleId, password_hash: passwordHash, ended_at: null };
  const { id } = await tx
    .insertInto('staff_members')
    .values({ ...values, email: email.trim(), created_at: new Date(now.epochMilliseconds) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
