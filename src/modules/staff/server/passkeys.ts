import { createHmac } from 'node:crypto';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import { spendChallenge } from '#platform/passkey-challenge.ts';
import { keyFor } from '#platform/secrets.ts';
import {
  assertCountsUp,
  invalidPasskey,
  type NewPasskey,
  type SignedPasskey,
} from '#platform/webauthn.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { StaffMember } from './admin-env.ts';
import { hasIdentity } from './openid.ts';
import { mailPasskeyAdded } from './staff-mail.ts';

/** Nobody works with so many devices; a script might. */
const MOST_PASSKEYS = 20;

const selectPasskeys = (db: Db | Tx) =>
  db
    .selectFrom('staff_passkeys')
    .select(['id', 'staff_id as staffId', 'name', 'rp_id as rpId', 'synced'])
    .select(['credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .select(['user_handle as userHandle', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt');

export type StaffPasskey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** Somebody's passkeys, the oldest first. */
export const listPasskeys = (db: Db | Tx, staffId: number) =>
  selectPasskeys(db).where('staff_id', '=', staffId).orderBy('id').execute();

/** What devices know an access by; only who has the secret could work it out. */
export const handleOf = (
  { SECRET }: Pick<Config, 'SECRET'>,
  staffId: number,
  passkeys: readonly Pick<StaffPasskey, 'userHandle'>[],
): string =>
  passkeys[0]?.userHandle ??
  createHmac('sha256', keyFor('staff-passkey-handle', SECRET))
    .update(String(staffId))
    .digest('base64url');

/** The passkey a device names, or null. */
export async function findPasskey(
  db: Db | Tx,
  credentialId: string,
  rpId: string,
): Promise<StaffPasskey | null> {
  const found = selectPasskeys(db)
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId);
  return (await found.executeTakeFirst()) ?? null;
}

interface Addition {
  name: string;
  rpId: string;
  made: NewPasskey;
  userHandle: string;
}

/**
 * From now on the passkey signs somebody in, and they are told by mail.
 * @throws Refusal on `passkey`: its challenge was answered before, it signs somebody in already, or there are too many.
 */
export async function addPasskey(
  work: UnitOfWork,
  { id: staffId, email, name: person }: Pick<StaffMember, 'id' | 'email' | 'name'>,
  { name, rpId, made, userHandle }: Addition,
): Promise<StaffPasskey> {
  if (!(await spendChallenge(work, made.challenge))) throw invalidPasskey();
  await lockMember(work, staffId);
  const existing = await listPasskeys(work.tx, staffId);
  if (existing.length >= MOST_PASSKEYS)
    throw refuseFields([{ propertyPath: 'passkey', code: 'passkey.too_many' }]);
  const { credentialId, publicKey, counter, transports, synced } = made;
  const added = await work.tx
    .insertInto('staff_passkeys')
    .values({
      staff_id: staffId,
      rp_id: rpId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      user_handle: userHandle,
      name,
      synced,
      created_at: new Date(work.now.epochMilliseconds),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refuseFields([{ propertyPath: 'passkey', code: 'passkey.taken' }]);
  await mailPasskeyAdded(work, { email, name: person }, { id: added.id, name });
  return selectPasskeys(work.tx).where('id', '=', added.id).executeTakeFirstOrThrow();
}

/**
 * Notes that a passkey signed in. The row is locked first: of two answers with one counter, or to one
 * challenge, one is refused.
 * @throws Refusal on `passkey`.
 */
export async function usePasskey(
  work: UnitOfWork,
  { id }: Pick<StaffPasskey, 'id'>,
  signed: SignedPasskey,
): Promise<void> {
  if (!(await spendChallenge(work, signed.challenge))) throw invalidPasskey();
  const existing = await selectPasskeys(work.tx)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) throw invalidPasskey();
  assertCountsUp(existing.counter, signed.counter);
  await work.tx
    .updateTable('staff_passkeys')
    .set({
      counter: signed.counter,
      synced: signed.synced,
      last_used_at: new Date(work.now.epochMilliseconds),
    })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal `passkey.unknown_key` for one that is not theirs. */
export async function renamePasskey(
  { tx }: UnitOfWork,
  staffId: number,
  id: number,
  name: string,
): Promise<void> {
  const renamed = await tx
    .updateTable('staff_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw refuse('passkey.unknown_key');
}

/**
 * The passkey no longer signs anybody in. `needsFactor`: whoever it is works with a second factor.
 * @throws Refusal `passkey.unknown_key` for one that is not theirs; `staff.last_way_in` and
 * `staff.second_factor_required` for one they cannot do without.
 */
export async function removePasskey(
  work: UnitOfWork,
  staffId: number,
  id: number,
  { config, needsFactor }: { config: Config; needsFactor: boolean },
): Promise<void> {
  const { hasPassword, hasCodes } = await lockMember(work, staffId);
  const removed = await work.tx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw refuse('passkey.unknown_key');
  const left = await listPasskeys(work.tx, staffId);
  if (left.length > 0) return;
  if (!hasPassword && !(await hasIdentity(work, config, staffId)))
    throw refuse('staff.last_way_in');
  if (needsFactor && !hasCodes) throw refuse('staff.second_factor_required');
}

/** None of their passkeys opens any more; false when none did. */
export async function removePasskeysOf({ tx }: UnitOfWork, staffId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Two that are added, or taken away, at once are both counted. */
async function lockMember({ tx }: UnitOfWork, staffId: number) {
  const { passwordHash } = await tx
    .selectFrom('staff_members')
    .select('password_hash as passwordHash')
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const codes = await tx
    .selectFrom('staff_second_factors')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return { hasPassword: passwordHash !== null, hasCodes: codes !== undefined };
}
