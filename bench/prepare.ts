import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { build } from '../tools/prepare.mjs';
import { readCatalogue, restock } from './catalogue.ts';
import { startShopServer } from './servers.ts';

export interface PreparedShop {
  dataDir: string;
  databaseUrl: string;
  /** Settings of every process of it. */
  env: Record<string, string>;
  slugs: string[];
  variants: string[];
  /** Stops its database and removes its folder, unless `DATA_DIR` named one. */
  remove(): Promise<void>;
}

interface PrepareOptions {
  durable?: boolean;
  /** Starts another database than the built-in one, in a folder of the shop. */
  startDatabase?: (dataDir: string) => Promise<{ url: string; stop(): Promise<void> }>;
}

/**
 * All that a bench needs, on a machine that has only the sources: the shop built of them, and the
 * demonstration filled into a folder of its own (or `DATA_DIR`), with goods that never run out.
 */
export async function prepareShop(
  name: string,
  { durable = true, startDatabase }: PrepareOptions = {},
): Promise<PreparedShop> {
  await build();
  const given = process.env.DATA_DIR;
  const dataDir = given ?? mkdtempSync(join(tmpdir(), `bench-${name}-`));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user where this runs as root.
  const database = startDatabase
    ? await startDatabase(dataDir)
    : await startEmbeddedDatabase({ dataDir, log: createLog('error'), durable });
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RENDER_PICTURES: '0',
    DEMO_ORDERS: '0',
  };
  console.log('Filling a shop …');
  const first = await startShopServer(env);
  await restock(database.url);
  const catalogue = await readCatalogue(first.url);
  await first.stop();
  return {
    dataDir,
    databaseUrl: database.url,
    env,
    ...catalogue,
    remove: async () => {
      await database.stop();
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
