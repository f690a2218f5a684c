import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expectAtMost } from '../goals.ts';
import { prepareShop } from '../prepare.ts';
import { until } from './child.ts';
import { cells, createCluster, figuresRow, judge } from './cluster.ts';
import { startPatroniCluster } from './patroni.ts';

/** So long that each process has every product in its cache. */
const WARM_UP_SECONDS = 8;
/** Orders are placed for so long before the primary dies. */
const BEFORE_MS = 8000;
/** Patroni waits 20 s for a machine that gives no sign of life; the new primary then has to be found. */
const MACHINE_LIMIT_S = 30;
/** A PostgreSQL that died beside a living Patroni is replaced without that wait. */
const PROCESS_LIMIT_S = 10;

interface Size {
  web: number;
  workers: number;
  shoppers: number;
  seconds: number;
}

/**
 * Kills the primary of PostgreSQL twice under checkouts: its whole machine, then, once that is the
 * replica again, the PostgreSQL of the other one alone. Web processes and workers have to find the new
 * primary by themselves.
 */
export async function playFailovers({ web, workers, shoppers, seconds }: Size): Promise<void> {
  let database: Awaited<ReturnType<typeof startPatroniCluster>> | undefined;
  const prepared = await prepareShop('failover', {
    startDatabase: async (dataDir) => {
      database = await startPatroniCluster(join(dataDir, 'patroni'));
      return database;
    },
  });
  if (!database) throw new Error('No database was started');
  const { members, primary, untilWhole } = database;
  await database.waitForDisks();
  const { withProcesses, crowd, untilQuiet, account } = createCluster(prepared);
  console.log('');
  cells('PostgreSQL 15 with a synchronous replica', 'orders/s', 'reads', 'failed');

  const play = async (
    what: string,
    url: string,
    end: (one: (typeof members)[number]) => void,
    limitSeconds: number,
  ) => {
    await untilWhole();
    const playing = crowd(url, seconds, shoppers);
    await wait(BEFORE_MS);
    const before = await primary();
    const at = performance.now();
    end(before);
    await until('another one is primary', async () => (await primary()).name !== before.name);
    await until('the shop is ready', async () => (await fetch(`${url}/readyz`)).status === 200);
    const ready = performance.now();
    const figures = await playing;
    figuresRow(what, figures);
    const silence = figures.longestWithoutWrite / 1000;
    console.log(
      `  longest time without an answer to a write ${silence.toFixed(1)} s, to a read ${(figures.longestWithoutRead / 1000).toFixed(1)} s; ready after ${((ready - at) / 1000).toFixed(1)} s`,
    );
    expectAtMost(`${what}: without an answer to a write`, silence, limitSeconds, 's');
    await account(what, figures, judge(what, figures, [{ at, until: ready }]));
    return before;
  };

  const env = { DATABASE_READ_URL: database.readUrl };
  await withProcesses({ web, workers, env }, async (url) => {
    // Jobs left from filling the shop change what it publishes, and empty the caches.
    await untilQuiet('after filling');
    await crowd(url, WARM_UP_SECONDS, shoppers);
    const lost = await play(
      'the machine of the primary is lost',
      url,
      (one) => one.kill(),
      MACHINE_LIMIT_S,
    );
    lost.start();
    await play(
      'the PostgreSQL of the primary is killed',
      url,
      (one) => one.killPostgres(),
      PROCESS_LIMIT_S,
    );
  });
  await prepared.remove();
}
