import { chmod } from 'node:fs/promises';
import { createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { cachedFolder } from './cached-folder.ts';
import { createDataFolder } from './data-folder.ts';

export interface DatabaseServer {
  /** Address of the server; its database `template` is migrated and empty. */
  url: string;
  /** Tables filled by a migration: reference data, not emptied between tests. */
  referenceTables: string[];
  stop(): Promise<void>;
}

/** The PostgreSQL server of the database tests of a run, in a temporary folder. */
export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = await createDataFolder({ from: await migratedFolder() });
  try {
    const referenceTables = await filledTables(templateIn(folder.url));
    return { url: folder.url, referenceTables, stop: folder.remove };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** A server whose database `template` has every table and queue. To be copied, not used. */
export const migratedFolder = (): Promise<string> =>
  cachedFolder('migrated', async (dataDir) => {
    await chmod(dataDir, 0o755); // PostgreSQL runs as another user when the tests run as root.
    const log = createLog('error');
    const server = await startEmbeddedDatabase({ dataDir, log, durable: false });
    const admin = createPool(server.url, 1);
    await admin.query('create database template');
    await admin.end();

    const template = templateIn(server.url);
    const pool = createPool(template, 2);
    await migrate(pool, 'migrations');
    await pool.end();
    // Imported on demand: the list of jobs imports the whole application, which is not needed when
    // the folder exists.
    const { createJobs } = await import('#platform/jobs.ts');
    const { jobs, listeners } = await import('../../src/registry/jobs.ts');
    const names = jobs.map((job) => job.name);
    const queues = await createJobs(template, log, names, listeners);
    await queues.stop();
    await server.stop();
  });

function templateIn(serverUrl: string): string {
  const template = new URL(serverUrl);
  template.pathname = '/template';
  return template.href;
}

/** The tables that are not empty after the migrations. */
async function filledTables(url: string): Promise<string[]> {
  const pool = createPool(url, 1);
  const { rows } = await pool.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' and (xpath('//n/text()',
       query_to_xml(format('select count(*) n from %I', tablename), true, true, '')))[1]::text <> '0'`,
  );
  await pool.end();
  return rows.map(({ table }) => table);
}
