import { appendFile, chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { copyFolder } from './cached-folder.ts';
import { createDataFolder } from './data-folder.ts';
import { migratedFolder } from './database-server.ts';
import { scratchFolder } from './scratch-folder.ts';

const templateIn = (server: string) =>
  Object.assign(new URL(server), { pathname: '/template' }).href;

/** A migrated PostgreSQL and a streaming replica of it, which can be stopped and started. */
export async function createReplicatedDatabase() {
  const from = await migratedFolder();
  const primary = await createDataFolder({ from });
  const path = await scratchFolder('replica');
  await copyFolder(from, path);
  await chmod(path, 0o755); // PostgreSQL runs as another user when the tests run as root.
  const { hostname, port, username, password } = new URL(primary.url);
  const host = decodeURIComponent(hostname);
  await appendFile(
    join(path, 'postgres/postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${host} port=${port} user=${username} password=${password}'\n`,
  );
  await writeFile(join(path, 'postgres/standby.signal'), '');
  const start = () =>
    startEmbeddedDatabase({ dataDir: path, log: createLog('silent'), durable: false });
  const replica = await start();
  return {
    url: templateIn(primary.url),
    replicaUrl: templateIn(replica.url),
    stopReplica: replica.stop,
    remove: async () => {
      await replica.stop().catch(() => undefined);
      await rm(path, { recursive: true, force: true });
      await primary.remove();
    },
  };
}
