import { sql } from 'kysely';
import type { Db } from '../../src/registry/schema.ts';

/** Resolves when as many connections to this database wait for a lock. */
export async function untilWaiting(db: Db, connections = 1): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length < connections);
}
