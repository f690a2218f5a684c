import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { prepareDataDir } from './data-folder.ts';
import { isAlive } from './live-process.ts';
import type { Log } from './log.ts';
import { databaseAccount, findBinaries } from './postgres-binaries.ts';
import { createCluster, findCluster, runningPort, startServer, urlOf } from './postgres-cluster.ts';

export interface EmbeddedDatabaseOptions {
  /** Folder of everything the shop keeps on disk; the cluster lives in `postgres/` below it. */
  dataDir: string;
  log: Log;
  /** Told before a step a person would notice waiting for. */
  onProgress?: (step: string) => void;
  /** `false` skips every flush to disk: only for databases that are thrown away. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  /** Stops the server, unless another living process started it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data of `dataDir`, creating it the first time. A server left running by
 * a process that was killed is taken over; one that belongs to a living process is shared with it.
 * Throws StartupProblem with what a person can do about it.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const { log, durable = true, onProgress = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const account = databaseAccount();
  await prepareDataDir(dataDir, account);
  const binaries = await findBinaries(account, dataDir);

  const folder = join(dataDir, 'postgres');
  let cluster = await findCluster(folder);
  if (!cluster) {
    onProgress('creating the database');
    cluster = await createCluster(binaries, folder, account, durable);
  }
  let port = await runningPort(cluster);
  if (port === undefined) {
    onProgress('starting the database');
    port = await startServer(binaries, cluster, durable);
  } else {
    log.info({ port }, 'the database of this folder was running already');
  }

  const ownerFile = join(dataDir, 'postgres.owner');
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => Number.NaN));
  const isShared = isAlive(owner);
  if (!isShared) await writeFile(ownerFile, String(process.pid));
  const stop = async () => {
    if (isShared) return;
    await binaries.run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-s']);
    await rm(ownerFile, { force: true });
  };
  return { url: urlOf(cluster, port), stop };
}
