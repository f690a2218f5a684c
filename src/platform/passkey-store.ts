import { createHmac } from 'node:crypto';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Config } from './config.ts';
import { spendChallenge } from './passkey-challenge.ts';
import { keyFor } from './secrets.ts';
import type { PlatformTables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import {
  assertCountsUp,
  invalidPasskey,
  type NewPasskey,
  type SignedPasskey,
  unknownPasskey,
} from './webauthn.ts';

/** Maximum number of passkeys per account, against scripts; nobody has as many devices. */
const MOST_PASSKEYS = 20;

/** A passkey as it is stored. `ownerId`: the customer or the staff member it signs in. */
export interface StoredPasskey {
  id: number;
  ownerId: number;
  name: string;
  rpId: string;
  synced: boolean;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  userHandle: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey to store. */
export interface NewStoredPasskey {
  name: string;
  rpId: string;
  made: NewPasskey;
  /** The WebAuthn user handle, see `handleOf`. */
  userHandle: string;
}

type PasskeyUnitOfWork = Pick<UnitOfWork<PlatformTables>, 'tx' | 'now'>;

interface PasskeyTable {
  table: 'passkeys' | 'staff_passkeys';
  /** The column that references the account. */
  owner: 'customer_id' | 'staff_id';
  /** Table and column of the accounts themselves. */
  accounts: ['shop_users', 'customer_id'] | ['staff_members', 'id'];
  /** Purpose of the key that user handles are derived with, see `keyFor`. */
  handlePurpose: string;
}

/** Reads and writes the passkeys of one kind of account, each kind in its own table. */
export function passkeyStore({ table, owner, accounts, handlePurpose }: PasskeyTable) {
  const [from, ownerId] = [sql.table(table), sql.ref(owner)];
  const columns = sql`id, ${ownerId} as "ownerId", name, rp_id as "rpId", synced,
    credential_id as "credentialId", public_key as "publicKey", counter, user_handle as "userHandle",
    created_at as "createdAt", last_used_at as "lastUsedAt"`;
  const select = async (db: QueryExecutorProvider, rest: RawBuilder<unknown>) => {
    const { rows } = await sql<StoredPasskey>`select ${columns} from ${from} ${rest}`.execute(db);
    return rows;
  };

  /** The passkeys of an account, the oldest first. */
  const list = (db: QueryExecutorProvider, id: number): Promise<StoredPasskey[]> =>
    select(db, sql`where ${ownerId} = ${id} order by id`);

  /** Locks the row of the account, so that two passkeys added at once are both counted. */
  const lockAccount = ({ tx }: PasskeyUnitOfWork, id: number) =>
    sql`select from ${sql.table(accounts[0])} where ${sql.ref(accounts[1])} = ${id} for update`.execute(
      tx,
    );

  return {
    list,

    /** The passkey with this credential id on this host, or null. */
    async find(
      db: QueryExecutorProvider,
      credentialId: string,
      rpId: string,
    ): Promise<StoredPasskey | null> {
      const found = await select(
        db,
        sql`where credential_id = ${credentialId} and rp_id = ${rpId}`,
      );
      return found[0] ?? null;
    },

    /**
     * The WebAuthn user handle of an account: that of its first passkey, else one derived from SECRET,
     * so that it reveals nothing about the account.
     */
    handleOf(
      { SECRET }: Pick<Config, 'SECRET'>,
      id: number,
      passkeys: readonly Pick<StoredPasskey, 'userHandle'>[],
    ): string {
      const derived = () =>
        createHmac('sha256', keyFor(handlePurpose, SECRET)).update(String(id)).digest('base64url');
      return passkeys[0]?.userHandle ?? derived();
    },

    /**
     * Stores a new passkey, which signs the account in from now on.
     * @throws Refusal on `passkey`: the challenge was used before, the credential is stored already,
     * or the account has too many passkeys.
     */
    async add(
      work: PasskeyUnitOfWork,
      id: number,
      passkey: NewStoredPasskey,
    ): Promise<StoredPasskey> {
      const { name, rpId, made, userHandle } = passkey;
      if (!(await spendChallenge(work, made.challenge))) throw invalidPasskey();
      await lockAccount(work, id);
      const existing = await list(work.tx, id);
      if (existing.length >= MOST_PASSKEYS)
        throw refuseFields([{ propertyPath: 'passkey', code: 'passkey.too_many' }]);
      const { credentialId, publicKey, counter, transports, synced } = made;
      const createdAt = new Date(work.now.epochMilliseconds);
      const { rows } = await sql<StoredPasskey>`
        insert into ${from} (${ownerId}, rp_id, credential_id, public_key, counter, transports,
          user_handle, name, synced, created_at)
        values (${id}, ${rpId}, ${credentialId}, ${publicKey}, ${counter}, ${transports},
          ${userHandle}, ${name}, ${synced}, ${createdAt})
        on conflict (credential_id) do nothing
        returning ${columns}`.execute(work.tx);
      if (!rows[0]) throw refuseFields([{ propertyPath: 'passkey', code: 'passkey.taken' }]);
      return rows[0];
    },

    /**
     * Records a sign-in with a passkey and returns whose account it opens. The row is locked first: of
     * two answers with the same counter, or to the same challenge, one is refused.
     * @throws Refusal on `passkey`.
     */
    async use(work: PasskeyUnitOfWork, id: number, signed: SignedPasskey): Promise<number> {
      if (!(await spendChallenge(work, signed.challenge))) throw invalidPasskey();
      const [existing] = await select(work.tx, sql`where id = ${id} for update`);
      if (!existing) throw unknownPasskey();
      assertCountsUp(existing.counter, signed.counter);
      const usedAt = new Date(work.now.epochMilliseconds);
      await sql`update ${from} set counter = ${signed.counter}, synced = ${signed.synced},
        last_used_at = ${usedAt} where id = ${id}`.execute(work.tx);
      return existing.ownerId;
    },

    /** @throws Refusal `passkey.unknown_key` when the account has no such passkey. */
    async rename(
      { tx }: PasskeyUnitOfWork,
      id: number,
      passkey: number | null,
      name: string,
    ): Promise<StoredPasskey> {
      const { rows } = await sql<StoredPasskey>`update ${from} set name = ${name}
        where id = ${passkey} and ${ownerId} = ${id} returning ${columns}`.execute(tx);
      if (!rows[0]) throw refuse('passkey.unknown_key');
      return rows[0];
    },

    /**
     * Deletes a passkey and returns it.
     * @throws Refusal `passkey.unknown_key` when the account has no such passkey.
     */
    async remove(
      { tx }: PasskeyUnitOfWork,
      id: number,
      passkey: number | null,
    ): Promise<StoredPasskey> {
      const { rows } = await sql<StoredPasskey>`delete from ${from}
        where id = ${passkey} and ${ownerId} = ${id} returning ${columns}`.execute(tx);
      if (!rows[0]) throw refuse('passkey.unknown_key');
      return rows[0];
    },
  };
}
