import { sql } from 'kysely';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Role } from '../rules/index.ts';

export interface NewStaff {
  email: string;
  name: string;
  role: Role;
  /** Null until they have chosen one. */
  passwordHash: string | null;
}

/** Adds somebody to the team, or gives them another name, role or password; answers their id. */
export async function addStaff(
  { tx, now }: UnitOfWork,
  { email, name, role, passwordHash }: NewStaff,
): Promise<number> {
  const values = { name, role, password_hash: passwordHash, ended_at: null };
  const { id } = await tx
    .insertInto('staff_members')
    .values({ ...values, email: email.trim(), created_at: new Date(now.epochMilliseconds) })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
