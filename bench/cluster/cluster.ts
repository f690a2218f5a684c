import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hangUp } from '../ask.ts';
import { fellShort } from '../goals.ts';
import type { PreparedShop } from '../prepare.ts';
import { until } from './child.ts';
import { startHaproxy } from './haproxy.ts';
import { installed } from './packages.ts';
import { ShopProcess } from './processes.ts';
import { type CrowdFigures, mailbox, notInFlight, playCrowd } from './shoppers.ts';

const STARTED_TOGETHER = 4;
/** A worker that died is missed after 20 s, its jobs tried again after some seconds more. */
const JOBS_LIMIT_S = 180;

const DUE_JOBS = `select count(*)::int as count from pgboss.job
  where state < 'completed' and (start_after <= now() or state in ('active', 'retry'))`;

interface Processes {
  web: ShopProcess[];
  workers: ShopProcess[];
}

/** Cells of one row of the table. */
export const cells = (...texts: (string | number)[]) =>
  console.log(
    texts
      .map((text, nth) => (nth === 0 ? String(text).padEnd(46) : String(text).padStart(10)))
      .join(' '),
  );

/** One row: orders a second, reads, failed requests. */
export const figuresRow = (what: string, figures: CrowdFigures) =>
  cells(what, figures.checkoutsPerSecond.toFixed(1), figures.reads, figures.failures.length);

/** Many processes of one prepared shop, and what is checked after a crowd has shopped there. */
export function createCluster({ dataDir: folder, databaseUrl, slugs, variants }: PreparedShop) {
  // HAProxy stands before the shop and the bench before HAProxy; limits per address count unpaid orders.
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    TRUSTED_PROXIES: '2',
    MAX_DELAY_MS: '60000',
    SECRET: 'only this bench knows these characters',
  };

  /** The rows of one statement, on a connection of its own: a failover ends older ones. */
  async function query(text: string, values: unknown[] = []) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** So many processes behind HAProxy, for as long as `use` takes. */
  async function withProcesses<T>(
    { web, workers, env = {} }: { web: number; workers: number; env?: NodeJS.ProcessEnv },
    use: (url: string, processes: Processes) => Promise<T>,
  ): Promise<T> {
    const own = { ...settings, ...env };
    const processes: Processes = { web: [], workers: [] };
    try {
      for (let nth = 0; nth < workers; nth += 1)
        processes.workers.push(await ShopProcess.start('worker', own));
      for (let nth = 0; nth < web; nth += 1) {
        const one = await ShopProcess.start('web', own);
        processes.web.push(one);
        // A few at a time: each opens some connections of its own until it has started.
        if (nth % STARTED_TOGETHER === 0)
          await until('a process is ready', () => one.isReady(), 300);
      }
      for (const one of processes.web) await until('a process is ready', () => one.isReady(), 300);
      const ports = processes.web.map(({ port }) => port);
      const haproxy = await startHaproxy(installed('haproxy'), folder, ports);
      try {
        return await use(haproxy.url, processes);
      } finally {
        hangUp();
        await haproxy.stop();
      }
    } finally {
      const every = [...processes.web, ...processes.workers];
      await Promise.all(every.map((one) => one.stop()));
    }
  }

  const crowd = (url: string, seconds: number, shoppers: number) =>
    playCrowd({ url, slugs, variants, shoppers, seconds });

  /** Waits until no job is due or under way. */
  const untilQuiet = (what: string) =>
    until(
      `${what}: the queues are empty`,
      async () => (await query(DUE_JOBS))[0].count === 0,
      JOBS_LIMIT_S,
    );

  /** Every order that was promised stands, every one that stands has its mail once, nothing hangs. */
  async function account(what: string, figures: CrowdFigures, explained: number) {
    await untilQuiet(what);
    const [{ standing, unmailed }] = await query(
      `select count(*) filter (where o.token = any($1) and o.number is not null)::int as standing,
         count(*) filter (where o.number is not null and mails.sent <> 1)::int as unmailed
       from orders o cross join lateral (select count(*) as sent from mails m
         where m.key = 'order-confirmation:' || o.id and m.sent_at is not null) mails
       where o.email like $2`,
      [figures.placed, mailbox('%')],
    );
    const failed = await query(`select name from pgboss.job where state = 'failed'`);
    const lost = figures.placed.length - standing;
    if (lost > 0) fellShort(`${what}: ${lost} orders were promised and do not stand`);
    if (unmailed > 0) fellShort(`${what}: ${unmailed} orders without exactly one mail`);
    if (failed.length > 0)
      fellShort(`${what}: jobs given up: ${failed.map(({ name }) => name).join(', ')}`);
    const match = execFileSync(process.execPath, ['build/server/index.js', 'match'], {
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    });
    if (!/\b0 open/.test(match)) fellShort(`${what}: ${match.trim()}`);
    console.log(
      `  ${figures.placed.length} orders promised, ${standing} stand, ${explained} requests failed as they may; ${match.split('\n')[0]}`,
    );
  }

  return { query, withProcesses, crowd, untilQuiet, account };
}

/** Notes failures that no interruption explains; returns the number of explained ones. */
export function judge(
  what: string,
  figures: CrowdFigures,
  ends: readonly { at: number; until?: number }[],
): number {
  const unexplained = notInFlight(figures.failures, ends);
  for (const { what: error } of unexplained.slice(0, 5)) console.log(`  ${error}`);
  if (unexplained.length > 0)
    fellShort(`${what}: ${unexplained.length} requests failed that were not in flight`);
  return figures.failures.length - unexplained.length;
}

/** Calls `end` each `everyMs` as long as the crowd orders, with the number of the time. */
export async function interrupting<T>(
  playing: Promise<T>,
  everyMs: number,
  end: (nth: number) => Promise<void>,
) {
  const ends: { at: number }[] = [];
  let isOver = false;
  const over = playing.finally(() => {
    isOver = true;
  });
  for (let nth = 0; !isOver; nth += 1) {
    await Promise.race([wait(everyMs), over]);
    if (isOver) break;
    ends.push({ at: performance.now() });
    await end(nth);
  }
  return { figures: await over, ends };
}
