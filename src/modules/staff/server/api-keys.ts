import { randomUUID } from 'node:crypto';
import { startOfDay, toCivilDate } from '#kit/dates.ts';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { hashOf } from '#platform/secrets.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import type { ApiKeyDraft, ApiKeyShape } from '../contracts.ts';
import { currentPermissions, hasAll, permissionsOfKey } from '../rules/index.ts';
import type { StaffMember } from './admin-env.ts';
import { newApiKey } from './new-api-key.ts';
import { findMember } from './queries.ts';

/** Maximum validity: a year and a day. */
const LONGEST_DAYS = 366;
const MOST_KEYS = 50;
/** The last use is saved at most this often, to limit writes of a busy key. */
const NOTED_SECONDS = 60;

/**
 * Creates a key and returns it once: only its hash is stored. It is valid to the end of its last day, Paris time.
 * @throws Refusal `staff.above` for a scope its author lacks, `keys.full`, `key.name_known`, `key.until`
 */
export async function makeApiKey(
  work: UnitOfWork,
  maker: StaffMember,
  { name, permissions, until }: ApiKeyDraft,
): Promise<{ id: number; key: string }> {
  if (!hasAll(maker, permissions)) throw refuse('staff.above');
  const last = Temporal.PlainDate.from(until);
  const days = work.today.until(last).days;
  if (days < 0 || days > LONGEST_DAYS)
    throw refuseFields([{ propertyPath: 'until', code: 'key.until' }]);
  const existing = await listApiKeys(work.tx, work.now);
  const alive = existing.filter(({ state }) => state === 'active');
  if (alive.length >= MOST_KEYS) throw refuse('keys.full');
  if (alive.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    throw refuseFields([{ propertyPath: 'name', code: 'key.name_known' }]);
  const { id } = await work.tx
    .insertInto('staff_members')
    .values({
      name,
      role: 'machine',
      // A placeholder that receives no mail: `.invalid` is reserved (RFC 2606).
      email: `${randomUUID()}@cles.invalid`,
      password_hash: null,
      created_at: new Date(work.now.epochMilliseconds),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = newApiKey();
  await work.tx
    .insertInto('api_keys')
    .values({
      staff_id: id,
      hash: hashOf(key),
      hint: key.slice(-4),
      permissions: [...permissions],
      made_by: maker.id,
      expires_at: new Date(startOfDay(last.add({ days: 1 })).epochMilliseconds),
      last_used_at: null,
    })
    .execute();
  return { id, key };
}

/**
 * Revokes a key at once; its entries in the audit log stay.
 * @throws Refusal `key.unknown`
 */
export async function revokeApiKey({ tx, now }: UnitOfWork, id: number): Promise<void> {
  const ended = await tx
    .updateTable('staff_members')
    .set({ ended_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .where('role', '=', 'machine')
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw refuse('key.unknown');
}

/** Revokes the keys of a staff member who leaves, since they may have copies of them. */
export async function revokeKeysOf({ tx, now }: UnitOfWork, staffId: number): Promise<void> {
  await tx
    .updateTable('staff_members')
    .set({ ended_at: new Date(now.epochMilliseconds) })
    .where('ended_at', 'is', null)
    .where('id', 'in', (of) =>
      of.selectFrom('api_keys').select('staff_id').where('made_by', '=', staffId),
    )
    .execute();
}

/** Keys, active ones first, then newest first. */
export async function listApiKeys(
  db: Db | UnitOfWork['tx'],
  now: Temporal.Instant,
): Promise<ApiKeyShape[]> {
  const rows = await db
    .selectFrom('api_keys as k')
    .innerJoin('staff_members as m', 'm.id', 'k.staff_id')
    .innerJoin('staff_members as by', 'by.id', 'k.made_by')
    .select(['m.id', 'm.name', 'm.created_at as createdAt', 'm.ended_at as endedAt', 'k.hint'])
    .select(['k.permissions', 'k.expires_at as expiresAt', 'k.last_used_at as lastUsedAt'])
    .select(['by.id as makerId', 'by.name as madeBy'])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  const makers = new Map<number, StaffMember | null>();
  for (const { makerId } of rows)
    if (!makers.has(makerId)) makers.set(makerId, await findMember(db, makerId));
  const keys = rows.map(({ makerId, ...row }): ApiKeyShape => {
    const given = currentPermissions(row.permissions);
    const allowed = permissionsOfKey(given, makers.get(makerId) ?? { permissions: [] });
    const isOver = row.expiresAt.getTime() <= now.epochMilliseconds;
    return {
      '@id': `/api/v2/admin/api-keys/${row.id}`,
      '@type': 'ApiKey',
      id: row.id,
      name: row.name,
      hint: row.hint,
      permissions: given,
      withheld: given.filter((permission) => !allowed.includes(permission)),
      state: row.endedAt ? 'revoked' : isOver ? 'ended' : 'active',
      until: toCivilDate(row.expiresAt.toTemporalInstant().subtract({ seconds: 1 })).toString(),
      madeBy: row.madeBy,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    };
  });
  return keys.toSorted((a, b) => Number(b.state === 'active') - Number(a.state === 'active'));
}

/** Saves the last use of a key, at most once a minute. */
export async function noteUse(
  db: Db,
  staffId: number,
  { before, now }: { before: Temporal.Instant | null; now: Temporal.Instant },
): Promise<void> {
  if (before && now.since(before).total('seconds') < NOTED_SECONDS) return;
  await db
    .updateTable('api_keys')
    .set({ last_used_at: new Date(now.epochMilliseconds) })
    .where('staff_id', '=', staffId)
    .execute();
}
