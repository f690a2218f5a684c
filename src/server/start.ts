import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'react-router';
import { keepFollowingSettings } from '#modules/settings/server/index.ts';
import { messageKeeper } from '#modules/webhooks/server/index.ts';
import { onMovedClock, scheduledOf } from '#platform/advance-clock.ts';
import { createClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { listenToContent } from '#platform/content-version.ts';
import { defaultDataDir } from '#platform/data-folder.ts';
import {
  createDatabase,
  createPool,
  createPooledShopPool,
  createShopPool,
  runsAsShop,
} from '#platform/database.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { closeServer } from '#platform/http/close-server.ts';
import { createJobs } from '#platform/jobs.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { followMovedClock } from '#platform/moved-clock.ts';
import { openShopFiles } from '#platform/open-files.ts';
import { createProgress, type Progress } from '#platform/progress.ts';
import { RecentLines } from '#platform/recent-lines.ts';
import { openReplicaReads, readsOfPrimary } from '#platform/replica-reads.ts';
import { followSchedules } from '#platform/schedules.ts';
import type { Shutdown } from '#platform/shutdown.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { startTracing } from '#platform/tracing.ts';
import { jobs, listeners } from '#registry/jobs.ts';
import type { AppContext, Database } from '#registry/schema.ts';
import { isFilled } from '#seed/is-filled.ts';
import { isYearWaiting } from '#seed/year/demo-year.ts';
import { whilePlaying } from '#seed/year/meanwhile.ts';
import type { PageRoute } from './pages.ts';
import { playYearApart } from './play-year-apart.ts';
import { createServer } from './server.ts';
import { welcome } from './welcome.ts';

interface Running {
  url: string;
  appContext: AppContext;
}

interface Options {
  pages: RequestHandler;
  pageRoutes: () => Promise<readonly PageRoute[]>;
  /** Folder with `migrations/` and `build/client/`. */
  root: string;
  /** Receives the stop function of each part, as soon as it has started. */
  shutdown: Shutdown;
  /** In development the Vite middleware runs first. */
  before?: (listener: RequestListener) => RequestListener;
}

/** Configuration → database → migrations → jobs → demonstration shop → serving. */
export async function startShop(options: Options): Promise<Running> {
  const { pages, pageRoutes, root, shutdown, before = (l) => l } = options;
  const config = readConfig();
  const recent = config.isProduction ? undefined : new RecentLines();
  const log = createLog(config.LOG_LEVEL, undefined, recent?.hear);
  const progress = createProgress();
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  try {
    if (endpoint) await shutdown.add(await startTracing({ endpoint, share, role: config.ROLE }));
    const dataDir = config.DATA_DIR ?? defaultDataDir(progress.say);
    const url = config.DATABASE_URL ?? (await embedded(dataDir, shutdown, log, progress));
    await migrateAsOwner(url, join(root, 'migrations'), log);
    const pool = await openShopPool(url, config);
    await shutdown.add(() => pool.end());

    const db = createDatabase<Database>(pool);
    const { DATABASE_READ_URL: readUrl, DATABASE_POOL: size } = config;
    const reads = readUrl
      ? openReplicaReads<Database>(pool, { url: readUrl, size, log })
      : readsOfPrimary(db);
    await shutdown.add(() => reads.stop());
    const clock = createClock();
    if (!config.isProduction) await followMovedClock(db, clock);
    const names = jobs.map((job) => job.name);
    const runner = await createJobs(url, log, names, listeners, {
      onEveryEvent: messageKeeper(config, clock),
      runsJobs: config.ROLE !== 'web',
    });
    await shutdown.add(() => runner.stop());
    const appContext: AppContext = {
      // Also for the built-in database: the table owner's connection, which runs the purges.
      config: { ...config, DATABASE_URL: url },
      db,
      reads,
      clock,
      jobs: runner,
      log,
      dataDir,
      files: await openShopFiles(config, dataDir),
    };
    let server: ReturnType<typeof createServer> | undefined;
    // A setting with a start date takes effect without a write: cached pages of the day before are
    // invalidated.
    const settings = await keepFollowingSettings(appContext, () => server?.forgetDocuments());
    await shutdown.add(async () => settings.stop());
    if (!config.isProduction && !(await isFilled(appContext))) {
      // Imported only when needed: a filled shop starts a fifth faster.
      const { loadDemoShop } = await import('#seed/load-demo-shop.ts');
      await loadDemoShop(appContext, (step, done, total) => progress.count(step, done, total));
    }
    const workOn = async (some: typeof jobs) => {
      await runner.work(appContext, config.isProduction ? some : onMovedClock(some));
      const schedules = await followSchedules(appContext, scheduledOf(some));
      await shutdown.add(() => schedules.stop());
    };
    const playsYear = config.ROLE === 'all' && (await isYearWaiting(appContext));
    const [now, later] = playsYear ? whilePlaying(jobs) : [jobs, []];
    if (config.ROLE !== 'web') await workOn(now);
    server =
      config.ROLE === 'worker'
        ? undefined
        : createServer(appContext, pages, join(root, 'build/client'), await pageRoutes(), recent);
    const onChange = () => {
      // First, so that no page of after the change is rendered from a replica of before.
      reads.afterChange();
      server?.forgetDocuments();
      // Pages rendered in the meantime show the old settings.
      settings.again().then(() => server?.forgetDocuments());
      if (config.isProduction) return;
      followMovedClock(db, clock)
        .then(() => settings.again())
        .catch((error) => log.error({ err: error }, 'the moved clock could not be read'));
    };
    await shutdown.add(await listenToContent(url, log, onChange));
    if (!server) return { url: '', appContext };
    const port = await listen(config, before(server.listener), shutdown);
    const shopUrl = `http://localhost:${port}`;
    if (!config.isProduction) progress.say(welcome(config, shopUrl));
    if (playsYear) {
      const year = playYearApart({
        file: join(root, 'build/server/index.js'),
        log,
        onProgress: (done, total) => progress.count('year', done, total),
      });
      await shutdown.add(() => year.stop());
      year.done
        .then((isWhole) => (isWhole ? workOn(later) : undefined))
        .catch((error) => log.error({ err: error }, 'the jobs that waited could not begin'));
    }
    return { url: shopUrl, appContext };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

async function openShopPool(url: string, config: Config) {
  const { DATABASE_POOLER_URL: pooler, DATABASE_POOL: size } = config;
  if (!pooler) return createShopPool(url, size);
  const pool = createPooledShopPool(pooler, size);
  try {
    await reachable(pool, 'DATABASE_POOLER_URL');
    if (await runsAsShop(pool)) return pool;
    throw new StartupProblem(
      "DATABASE_POOLER_URL: what the pooler opens runs with too much power. Let it begin each connection with “set role gamelle_shop” (PgBouncer: connect_query='set role gamelle_shop').",
    );
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function embedded(
  dataDir: string,
  shutdown: Shutdown,
  log: AppContext['log'],
  progress: Progress,
): Promise<string> {
  const onProgress = (step: string) => progress.say(`  ${step}`);
  const database = await startEmbeddedDatabase({ dataDir, log, onProgress });
  await shutdown.add(() => database.stop());
  return database.url;
}

/** Migrations run as the owner of the tables, which the shop's own role is not. */
async function migrateAsOwner(url: string, folder: string, log: AppContext['log']): Promise<void> {
  const owner = createPool(url, 1);
  try {
    await reachable(owner);
    await migrate(owner, folder, (name) => log.info({ name }, 'migrated'));
  } finally {
    await owner.end();
  }
}

async function reachable(
  pool: ReturnType<typeof createPool>,
  setting = 'DATABASE_URL',
): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The database cannot be reached (${reason}). Check ${setting}.`);
  }
}

/** Resolves with the port. In-flight requests are finished before the server counts as stopped. */
function listen(config: Config, listener: RequestListener, shutdown: Shutdown): Promise<number> {
  const server = createHttpServer({ keepAliveTimeout: 65_000 }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartupProblem(
              `Port ${config.PORT} is taken. Choose another one: PORT=3001 npm run shop`,
            )
          : error,
      ),
    );
    server.listen(config.PORT, config.HOST, () => {
      shutdown.add(() => closeServer(server));
      resolve((server.address() as { port: number }).port);
    });
  });
}
