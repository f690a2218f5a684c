import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPool } from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { jobs, listeners } from '../../src/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server of this run; its database `template` is migrated and empty. */
    databaseServer: string;
    /** Tables that hold what a migration wrote: reference data, kept between tests. */
    referenceTables: string[];
  }
}

/** One PostgreSQL for the run, in a folder that goes away with it. */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-tests-'));
  await chmod(dataDir, 0o755); // PostgreSQL runs as another user when the tests run as root.
  const log = createLog('error');
  const server = await startEmbeddedDatabase({ dataDir, log, durable: false });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

/** Vitest calls this once before the first database test and its result after the last. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  try {
    project.provide('referenceTables', await createTemplate(server.url));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServer', server.url);
  return server.stop;
}

/** Returns the names of the tables that are not empty after the migrations. */
async function createTemplate(serverUrl: string): Promise<string[]> {
  const admin = createPool(serverUrl, 2);
  await admin.query('create database template');
  await admin.end();

  const template = new URL(serverUrl);
  template.pathname = '/template';
  const pool = createPool(template.href, 2);
  await migrate(pool, 'migrations');
  const { rows } = await pool.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' and (xpath('//n/text()',
       query_to_xml(format('select count(*) n from %I', tablename), true, true, '')))[1]::text <> '0'`,
  );
  await pool.end();
  const names = jobs.map((job) => job.name);
  const queues = await createJobs(template.href, createLog('error'), names, listeners);
  await queues.stop();
  return rows.map(({ table }) => table);
}
