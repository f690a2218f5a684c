import { sql } from 'kysely';
import { countMost } from '#platform/count-most.ts';
import { narrowList } from '#platform/narrow-list.ts';
import { hashOf } from '#platform/secrets.ts';
import type { Db, Tx } from '#registry/schema.ts';
import {
  currentPermissions,
  PROOF_KINDS,
  permissionsOfKey,
  permissionsOfMember,
} from '../rules/index.ts';
import { actionList } from '../rules/team-list.ts';
import type { StaffMember } from './admin-env.ts';

const hasPassword = sql<boolean>`m.password_hash is not null`.as('hasPassword');
const hasCodes = sql<boolean>`exists (select from staff_second_factors as f
  where f.staff_id = m.id and f.confirmed_at is not null)`.as('hasCodes');
const hasPasskeys = sql<boolean>`exists (select from staff_passkeys as p
  where p.staff_id = m.id)`.as('hasPasskeys');

/** Staff members with their composed role, if they have one. */
const members = (db: Db | Tx) =>
  db
    .selectFrom('staff_members as m')
    .leftJoin('staff_roles as r', 'r.id', 'm.role_id')
    .select(['m.id', 'm.email', 'm.name', 'm.role', hasPassword, hasCodes, hasPasskeys])
    .select(['r.id as roleId', 'r.name as roleName', 'r.goodwill', 'r.permissions as composed']);

interface MemberRow extends Pick<StaffMember, 'id' | 'email' | 'name' | 'role' | 'hasPassword'> {
  hasCodes: boolean;
  hasPasskeys: boolean;
  roleId: number | null;
  roleName: string | null;
  goodwill: number | null;
  composed: string[] | null;
}

function memberOf(row: MemberRow): StaffMember {
  const { id, email, name, role, roleId, roleName, goodwill, composed } = row;
  return {
    id,
    email,
    name,
    role,
    hasPassword: row.hasPassword,
    secondFactors: PROOF_KINDS.filter((kind) => (kind === 'code' ? row.hasCodes : row.hasPasskeys)),
    composed:
      roleId === null ? null : { id: roleId, name: roleName ?? '', goodwill: goodwill ?? 0 },
    permissions: permissionsOfMember(role, composed),
  };
}

/** A current staff member by e-mail in any spelling, with their password hash. */
export async function findStaffToSignIn(
  db: Db | Tx,
  email: string,
): Promise<(StaffMember & { passwordHash: string | null }) | null> {
  const found = await members(db)
    .select('m.password_hash as passwordHash')
    .where(sql`lower(m.email)`, '=', email.trim().toLowerCase())
    .where('m.ended_at', 'is', null)
    .where('m.role', '<>', 'machine')
    .executeTakeFirst();
  if (!found) return null;
  return { ...memberOf(found), passwordHash: found.passwordHash };
}

/**
 * The staff member of a session token; null when it is unknown, expired, or they have left. With `awaitsCode`, it
 * only gives access to the second factor.
 */
export async function findStaffOfToken(
  db: Db,
  token: string,
  now: Temporal.Instant,
  awaitsCode = false,
): Promise<StaffMember | null> {
  const found = await members(db)
    .innerJoin('staff_sessions as s', 's.staff_id', 'm.id')
    .where('s.hash', '=', hashOf(token))
    .where('s.awaits_code', '=', awaitsCode)
    .where('s.expires_at', '>', new Date(now.epochMilliseconds))
    .where('m.ended_at', 'is', null)
    .executeTakeFirst();
  return found ? memberOf(found) : null;
}

/** A current staff member by id. */
export async function findMember(db: Db | Tx, id: number): Promise<StaffMember | null> {
  const found = await members(db)
    .where('m.id', '=', id)
    .where('m.ended_at', 'is', null)
    .executeTakeFirst();
  return found ? memberOf(found) : null;
}

interface MachineOfKey {
  machine: StaffMember;
  expiresAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant | null;
}

/** The machine of an API key with its current permissions; null when the key is unknown or revoked. */
export async function findMachineOfKey(db: Db, key: string): Promise<MachineOfKey | null> {
  const found = await members(db)
    .innerJoin('api_keys as k', 'k.staff_id', 'm.id')
    .select(['k.permissions as given', 'k.made_by as madeBy'])
    .select(['k.expires_at as expiresAt', 'k.last_used_at as lastUsedAt'])
    .where('k.hash', '=', hashOf(key))
    .where('m.ended_at', 'is', null)
    .executeTakeFirst();
  const maker = found && (await findMember(db, found.madeBy));
  // The author has left, so the key is no longer valid.
  if (!found || !maker) return null;
  const { given, expiresAt, lastUsedAt } = found;
  const permissions = permissionsOfKey(currentPermissions(given), maker);
  return {
    machine: { ...memberOf(found), permissions },
    expiresAt: expiresAt.toTemporalInstant(),
    lastUsedAt: lastUsedAt?.toTemporalInstant() ?? null,
  };
}

/** Filters of the audit log. */
export interface ActionFilter {
  /** Prefix: `order.` for all actions on orders. */
  action?: string | undefined;
  subject?: string | undefined;
  by?: number | undefined;
}

/** An entry of the audit log as stored. */
export interface StaffAction {
  id: number;
  at: Date;
  by: string | null;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** The audit log, newest first, with its total. */
export async function listStaffActions(
  db: Db,
  filter: ActionFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
): Promise<{ actions: StaffAction[]; total: number }> {
  const narrowed = narrowList(db.selectFrom('staff_actions as a'), actionList, filter, {
    action: (q, begins) => q.where(sql<boolean>`starts_with(a.action, ${begins})`),
  });
  const actions = await narrowed
    .leftJoin('staff_members as m', 'm.id', 'a.staff_id')
    .select(['a.id', 'a.at', 'm.name as by', 'a.action', 'a.subject', 'a.detail'])
    .orderBy('a.id', 'desc')
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return { actions, total: await countMost(db, narrowed) };
}

/** The subject of the audit entry with this idempotency key, or null. */
export async function findSubjectByKey(db: Db, key: string): Promise<string | null> {
  const found = db.selectFrom('staff_actions').select('subject').where('key', '=', key);
  return (await found.executeTakeFirst())?.subject ?? null;
}
