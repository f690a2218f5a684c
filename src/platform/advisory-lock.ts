import { type Kysely, sql } from 'kysely';

/** Runs `work` while no other process holds the lock of this number; waits for its turn. */
export async function withAdvisoryLock<T>(
  // biome-ignore lint/suspicious/noExplicitAny: platform knows no table
  db: Kysely<any>,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
