import { createHmac } from 'node:crypto';
import { refuse, refuseFields } from '#kit/refusal.ts';
import { type Customer, findCustomer } from '#modules/customers/server/index.ts';
import type { Config } from '#platform/config.ts';
import { queueMail } from '#platform/mail.ts';
import { spendChallenge } from '#platform/passkey-challenge.ts';
import { keyFor } from '#platform/secrets.ts';
import {
  assertCountsUp,
  invalidPasskey,
  type NewPasskey,
  type SignedPasskey,
  unknownPasskey,
} from '#platform/webauthn.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from './emails/notice-mail.ts';

/** Nobody owns so many devices; a script might. */
const MOST_PASSKEYS = 20;

const selectPasskeys = (db: Db | Tx) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'customer_id as customerId', 'name', 'rp_id as rpId', 'synced'])
    .select(['credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .select(['user_handle as userHandle', 'created_at as createdAt'])
    .select('last_used_at as lastUsedAt');

export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

/** A customer's passkeys, the oldest first. */
export const listPasskeys = (db: Db | Tx, customerId: number) =>
  selectPasskeys(db).where('customer_id', '=', customerId).orderBy('id').execute();

/**
 * What devices know an account by: that of its first passkey, else one that only who has the secret
 * could work out, so that it says nothing of the account.
 */
export const handleOf = (
  { SECRET }: Pick<Config, 'SECRET'>,
  customerId: number,
  passkeys: readonly Pick<Passkey, 'userHandle'>[],
): string =>
  passkeys[0]?.userHandle ??
  createHmac('sha256', keyFor('passkey-handle', SECRET))
    .update(String(customerId))
    .digest('base64url');

/** The passkey a device names, or null. */
export async function findPasskey(
  db: Db | Tx,
  credentialId: string,
  rpId: string,
): Promise<Passkey | null> {
  const found = selectPasskeys(db)
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId);
  return (await found.executeTakeFirst()) ?? null;
}

interface Addition {
  name: string;
  rpId: string;
  made: NewPasskey;
  /** What the device knows the account by. */
  userHandle: string;
}

/**
 * From now on the passkey opens the account, and its owner is told by mail.
 * @throws Refusal on `passkey`: its challenge was answered before, it opens an account already, or
 * there are too many.
 */
export async function addPasskey(
  work: UnitOfWork,
  customer: Pick<Customer, 'id' | 'email' | 'firstName'>,
  { name, rpId, made, userHandle }: Addition,
): Promise<Passkey> {
  const { id: customerId, email, firstName } = customer;
  if (!(await spendChallenge(work, made.challenge))) throw invalidPasskey();
  await lockAccount(work, customerId);
  const existing = await listPasskeys(work.tx, customerId);
  if (existing.length >= MOST_PASSKEYS)
    throw refuseFields([{ propertyPath: 'passkey', code: 'passkey.too_many' }]);
  const { credentialId, publicKey, counter, transports, synced } = made;
  const added = await work.tx
    .insertInto('passkeys')
    .values({
      customer_id: customerId,
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
  const mail = await noticeMail('passkeyAdded', { firstName, name });
  await queueMail(work, { key: `passkey-${added.id}`, to: email, ...mail });
  return selectPasskeys(work.tx).where('id', '=', added.id).executeTakeFirstOrThrow();
}

/**
 * Notes that a passkey signed in, and answers whose account it opens. The row is locked first: of two
 * answers with one counter, or to one challenge, one is refused.
 * @throws Refusal on `passkey`.
 */
export async function usePasskey(
  work: UnitOfWork,
  { id }: Pick<Passkey, 'id'>,
  signed: SignedPasskey,
): Promise<number> {
  if (!(await spendChallenge(work, signed.challenge))) throw invalidPasskey();
  const existing = await selectPasskeys(work.tx)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!existing) throw unknownPasskey();
  assertCountsUp(existing.counter, signed.counter);
  await work.tx
    .updateTable('passkeys')
    .set({
      counter: signed.counter,
      synced: signed.synced,
      last_used_at: new Date(work.now.epochMilliseconds),
    })
    .where('id', '=', id)
    .execute();
  return existing.customerId;
}

/** @throws Refusal `passkey.unknown_key` for one that is not theirs. */
export async function renamePasskey(
  work: UnitOfWork,
  customerId: number,
  id: number | null,
  name: string,
): Promise<Passkey> {
  const renamed = await work.tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw refuse('passkey.unknown_key');
  return selectPasskeys(work.tx).where('id', '=', renamed.id).executeTakeFirstOrThrow();
}

/**
 * The passkey no longer opens the account, and its owner is told by mail.
 * @throws Refusal `passkey.unknown_key` for one that is not theirs.
 */
export async function removePasskey(
  work: UnitOfWork,
  customerId: number,
  id: number | null,
): Promise<void> {
  const removed = await work.tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning(['id', 'name'])
    .executeTakeFirst();
  const customer = removed && (await findCustomer(work.tx, customerId));
  if (!customer) throw refuse('passkey.unknown_key');
  const { firstName, email } = customer;
  const mail = await noticeMail('passkeyRemoved', { firstName, name: removed.name });
  await queueMail(work, { key: `passkey-gone-${removed.id}`, to: email, ...mail });
}

/** Two that are added at once are both counted. */
async function lockAccount({ tx }: UnitOfWork, customerId: number): Promise<void> {
  await tx
    .selectFrom('shop_users')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .execute();
}
