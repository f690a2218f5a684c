import { refuse } from '#kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import {
  type NewStoredPasskey,
  passkeyStore,
  type StoredPasskey,
} from '#platform/passkey-store.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { StaffMember } from './admin-env.ts';
import { hasIdentity } from './openid.ts';
import { mailPasskeyAdded } from './staff-mail.ts';

/** The passkeys of staff members. */
export const staffPasskeys = passkeyStore({
  table: 'staff_passkeys',
  owner: 'staff_id',
  accounts: ['staff_members', 'id'],
  handlePurpose: 'staff-passkey-handle',
});

/**
 * Adds a passkey to a staff member's access and writes to them.
 * @throws Refusal on `passkey`: its challenge was used before, it is stored already, or there are too many.
 */
export async function addPasskey(
  work: UnitOfWork,
  { id, email, name }: Pick<StaffMember, 'id' | 'email' | 'name'>,
  passkey: NewStoredPasskey,
): Promise<StoredPasskey> {
  const added = await staffPasskeys.add(work, id, passkey);
  await mailPasskeyAdded(work, { email, name }, { id: added.id, name: added.name });
  return added;
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
  await staffPasskeys.remove(work, staffId, id);
  const left = await staffPasskeys.list(work.tx, staffId);
  if (left.length > 0) return;
  if (!hasPassword && !(await hasIdentity(work, config, staffId)))
    throw refuse('staff.last_way_in');
  if (needsFactor && !hasCodes) throw refuse('staff.second_factor_required');
}

/** Removes all passkeys of a staff member; false when there were none. */
export async function removePasskeysOf({ tx }: UnitOfWork, staffId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Locks the row of a staff member, so that of two ways to sign in removed at once one is refused as the last. */
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
