import { type Kysely, sql, type Transaction } from 'kysely';
import type { JobDefinition } from './jobs.ts';
import type { IdempotencyKeysTable, PlatformTables } from './tables.ts';
import { type AppContext, transact, type UnitOfWork } from './unit-of-work.ts';

/**
 * Identifies a creating call: caller, operation, idempotency key and a fingerprint of the content.
 */
export type IdempotentCall = Pick<
  IdempotencyKeysTable,
  'caller' | 'operation' | 'key' | 'fingerprint'
>;

/** The stored answer to the first call. */
export type CachedResponse = Pick<IdempotencyKeysTable, 'status' | 'body' | 'etag' | 'fingerprint'>;

const RETENTION = { hours: 24 };

const oldest = (now: Temporal.Instant) => new Date(now.subtract(RETENTION).epochMilliseconds);

/** The answer stored under this key in the last 24 hours, or null. */
export async function findCachedResponse<DB extends PlatformTables>(
  db: Kysely<DB> | Transaction<DB>,
  { caller, operation, key }: IdempotentCall,
  now: Temporal.Instant,
): Promise<CachedResponse | null> {
  const cached = await (db as object as Kysely<PlatformTables>)
    .selectFrom('idempotency_keys')
    .select(['status', 'body', 'etag', 'fingerprint'])
    .where('caller', '=', caller)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('created_at', '>', oldest(now))
    .executeTakeFirst();
  return cached ?? null;
}

/**
 * Takes the lock of an idempotency key: another call with the key waits until this transaction
 * ends.
 */
export async function lockIdempotencyKey(
  { tx }: Pick<UnitOfWork<PlatformTables>, 'tx'>,
  { caller, operation, key }: IdempotentCall,
): Promise<void> {
  const name = JSON.stringify([caller, operation, key]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/**
 * Stores an answer in the transaction of the creation, so that both are committed or neither is.
 */
export async function saveResponse(
  { tx, now }: Pick<UnitOfWork<PlatformTables>, 'tx' | 'now'>,
  call: IdempotentCall,
  answer: Omit<CachedResponse, 'fingerprint'>,
): Promise<void> {
  const written = {
    ...answer,
    fingerprint: call.fingerprint,
    created_at: new Date(now.epochMilliseconds),
  };
  await tx
    .insertInto('idempotency_keys')
    .values({ ...call, ...written })
    // An expired row with the same key may still exist.
    .onConflict((conflict) => conflict.columns(['caller', 'operation', 'key']).doUpdateSet(written))
    .execute();
}

export const forgetIdempotencyKeysJob: JobDefinition<AppContext<PlatformTables>> = {
  name: 'forget-idempotency-keys',
  schedule: '20 * * * *',
  run: (appContext) =>
    transact(appContext, async ({ tx, now }) => {
      await tx.deleteFrom('idempotency_keys').where('created_at', '<=', oldest(now)).execute();
    }),
};
