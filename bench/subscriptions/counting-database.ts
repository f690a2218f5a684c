import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';

/** The built-in database, which counts statements, rows and pages (`pg_stat_statements`) and writes without waiting for the disk. */
export async function startCountingDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const start = () => startEmbeddedDatabase({ dataDir, log: createLog('error'), durable: false });
  const first = await start();
  await runOn(first.url, `alter system set shared_preload_libraries = 'pg_stat_statements'`);
  // The library is loaded when the server starts.
  await first.stop();
  const database = await start();
  await runOn(database.url, 'create extension if not exists pg_stat_statements');
  return database;
}

async function runOn(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}
