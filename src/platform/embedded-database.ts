import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { joinCluster } from './cluster-users.ts';
import { prepareDataDir } from './data-folder.ts';
import { withFolderLock } from './folder-lock.ts';
import type { Log } from './log.ts';
import { databaseAccount, findBinaries } from './postgres-binaries.ts';
import {
  type Cluster,
  createCluster,
  findCluster,
  runningUrl,
  startServer,
  startServerAgain,
} from './postgres-cluster.ts';

/** How often the server is checked, by opening and closing one connection. */
const LOOK_AFTER_MS = 1000;

/** Whether a server accepts connections at this address. */
function accepts(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const folder = decodeURIComponent(hostname);
  const address = folder.startsWith('/')
    ? { path: join(folder, `.s.PGSQL.${port}`) }
    : { host: hostname, port: Number(port) };
  return new Promise((done) => {
    const probe = connect(address);
    probe.once('connect', () => {
      probe.destroy();
      done(true);
    });
    probe.once('error', () => done(false));
  });
}

export interface EmbeddedDatabaseOptions {
  /** Folder of all data of the shop; the cluster is in `postgres/` below it. */
  dataDir: string;
  log: Log;
  /** Called before a step that takes noticeably long. */
  onProgress?: (step: string) => void;
  /** `false` skips every flush to disk: only for databases that are thrown away. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  /** Leaves the server, and stops it when no other living process uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data of `dataDir`, and creates the cluster the first time. A running
 * server is shared, or taken over when its users were killed; the last process to leave stops it.
 * Starting and stopping exclude each other, so that no process joins a server that is shutting
 * down.
 * @throws StartupProblem with what a person can do about it.
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
  const lock = join(dataDir, 'postgres.lock');
  return await withFolderLock(lock, async () => {
    const cluster = (await findCluster(folder)) ?? (await create());
    const url = (await found(cluster)) ?? (await boot(cluster));
    const leave = await joinCluster(join(dataDir, 'postgres.users'));
    const stopWatching = watch(cluster, url);
    const stop = async () => {
      await stopWatching();
      await withFolderLock(lock, async () => {
        if (await leave()) return;
        await binaries.run('pg_ctl', ['stop', '-D', folder, '-m', 'fast', '-w', '-s']);
      });
    };
    return { url, stop };
  });

  /** Monitors the server while this process uses it, and restarts it when it is gone. */
  function watch(cluster: Cluster, url: string): () => Promise<void> {
    let looking = Promise.resolve();
    const look = async () => {
      if (await accepts(url)) return;
      await withFolderLock(lock, async () => {
        // Another process may already have restarted it or be doing so; then this one waits.
        if ((await runningUrl(cluster)) !== undefined) return;
        log.error('the built-in database is gone and is started again');
        await startServerAgain(binaries, cluster, durable, url);
        log.info('the built-in database runs again');
      });
    };
    let isStopped = false;
    let timer: NodeJS.Timeout;
    const lookLater = () => {
      timer = setTimeout(() => {
        looking = look()
          .catch((error) => log.error({ err: error }, 'the built-in database does not start yet'))
          .finally(() => {
            if (!isStopped) lookLater();
          });
      }, LOOK_AFTER_MS).unref();
    };
    lookLater();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    };
  }
  function create() {
    onProgress('creating the database');
    return createCluster(binaries, folder, account, durable);
  }
  function boot(cluster: Cluster) {
    onProgress('starting the database');
    return startServer(binaries, cluster, durable);
  }
  async function found(cluster: Cluster) {
    const url = await runningUrl(cluster);
    if (url !== undefined) log.info('the database of this folder was running already');
    return url;
  }
}
