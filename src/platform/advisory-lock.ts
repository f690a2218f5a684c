import { type Kysely, sql } from 'kysely';

/** Runs `work` while no other process holds the lock of this number; waits for its turn. */
export async function withAdvisoryLock<T>(
  // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
  db: Kysely<any>,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  // The lock belongs to a transaction: outside of one, a pooler may run each statement on another
  // connection.
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    return work();
  });
}
