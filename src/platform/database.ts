import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

// Identifiers and counts are bigint in the database and stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Civil dates stay text (YYYY-MM-DD): a Date object would move them across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** One pool for the process. `application_name` shows up in pg_stat_activity. */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'gamelle',
    connectionTimeoutMillis: 10_000,
  });
  // An idle connection that breaks is replaced, and whoever asks next is told; unheard, the event
  // would end the process at every restart of the database.
  pool.on('error', () => undefined);
  return pool;
}

export function createDatabase<DB>(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Throws when the database does not answer. */
export async function assertAnswers<DB>(db: Kysely<DB>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Did the database refuse a write because of this constraint or unique index? */
export const violates = (error: unknown, constraint: string): boolean =>
  (error as { constraint?: string } | null)?.constraint === constraint;
