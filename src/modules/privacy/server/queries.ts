import type { Db, Tx } from '#registry/schema.ts';

const selectExports = (db: Db | Tx, customerId: number) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'state', 'requested_at as requestedAt', 'expires_at as expiresAt'])
    .where('customer_id', '=', customerId);

export type DataExport = Awaited<ReturnType<ReturnType<typeof selectExports>['execute']>>[number];

/** A customer's own export, or null, also for another customer's. */
export async function findExport(
  db: Db | Tx,
  customerId: number,
  id: number,
): Promise<DataExport | null> {
  return (await selectExports(db, customerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

const SHOWN = 10;

/** The latest exports of a customer. */
export const listExports = (db: Db, customerId: number): Promise<DataExport[]> =>
  selectExports(db, customerId).orderBy('id', 'desc').limit(SHOWN).execute();

/** The zip of a customer's own export while it can be downloaded, else null. */
export async function findArchive(
  db: Db,
  { customerId, id, now }: { customerId: number; id: number; now: Temporal.Instant },
): Promise<{ archive: Buffer; requestedAt: Date } | null> {
  const found = await db
    .selectFrom('data_exports')
    .select(['archive', 'requested_at as requestedAt'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', new Date(now.epochMilliseconds))
    .executeTakeFirst();
  return found?.archive ? { ...found, archive: found.archive } : null;
}

/** When the deletion link of a customer expires, and when they were erased. */
export async function findErasure(
  db: Db,
  customerId: number,
  now: Temporal.Instant,
): Promise<{ until: Date | null; at: Date | null }> {
  const [requested, done] = await Promise.all([
    db
      .selectFrom('deletion_requests')
      .select('expires_at as until')
      .where('customer_id', '=', customerId)
      .where('expires_at', '>', new Date(now.epochMilliseconds))
      .executeTakeFirst(),
    db
      .selectFrom('erasures')
      .select('erased_at as at')
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
  ]);
  return { until: requested?.until ?? null, at: done?.at ?? null };
}

/** Id of the account that this one was merged into, following later merges; null when it was not. */
export async function findMergedInto(db: Db, customerId: number): Promise<number | null> {
  const merge = await db
    .selectFrom('customer_merges')
    .select('kept_id')
    .where('merged_id', '=', customerId)
    .executeTakeFirst();
  return merge?.kept_id ?? null;
}
