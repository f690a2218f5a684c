import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hangUp } from '../ask.ts';
import { fellShort, sayHowItEnded } from '../goals.ts';
import { sayMachine } from '../machine.ts';
import { prepareShop } from '../prepare.ts';
import { until } from './child.ts';
import { startHaproxy } from './haproxy.ts';
import { installedPrograms } from './packages.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { ShopProcess } from './processes.ts';
import { type CrowdFigures, mailbox, notInFlight, playCrowd } from './shoppers.ts';

// Many processes of one shop on this machine: behind HAProxy, with workers beside them, killed and
// brought anew under load, and behind PgBouncer. Prints one table and what fell short; ends with 1 when
// something did. Needs Debian's packages; builds the shop and fills one of its own. `WEB` (4),
// `WORKERS` (2), `POOLED` (40) processes, `SHOPPERS` (16) at once, `SECONDS` (60) under load.
const WEB = Number(process.env.WEB ?? 4);
const WORKERS = Number(process.env.WORKERS ?? 2);
const POOLED = Number(process.env.POOLED ?? 40);
const SHOPPERS = Number(process.env.SHOPPERS ?? 16);
const SECONDS = Number(process.env.SECONDS ?? 60);
const KILL_EVERY_MS = 10_000;
/** Connections PgBouncer opens for all of them. */
const POOLED_CONNECTIONS = 30;
const STARTED_TOGETHER = 4;
/** A worker that died is missed after 20 s, its jobs tried again after some seconds more. */
const JOBS_LIMIT_S = 180;

const programs = installedPrograms();
const prepared = await prepareShop('cluster');
const { dataDir: folder, databaseUrl, slugs, variants } = prepared;
// HAProxy stands before them and this bench before HAProxy, and limits count what is unpaid.
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  TRUSTED_PROXIES: '2',
  MAX_DELAY_MS: '60000',
  SECRET: 'only this bench knows these characters',
};
const client = new pg.Client(databaseUrl);
await client.connect();
await sayMachine(databaseUrl);

/** So many processes behind HAProxy, for as long as `use` takes. */
async function withCluster<T>(
  { web, workers, env = {} }: { web: number; workers: number; env?: NodeJS.ProcessEnv },
  use: (url: string, processes: { web: ShopProcess[]; workers: ShopProcess[] }) => Promise<T>,
): Promise<T> {
  const own = { ...settings, ...env };
  const processes: { web: ShopProcess[]; workers: ShopProcess[] } = { web: [], workers: [] };
  try {
    for (let nth = 0; nth < workers; nth += 1)
      processes.workers.push(await ShopProcess.start('worker', own));
    for (let nth = 0; nth < web; nth += 1) {
      const one = await ShopProcess.start('web', own);
      processes.web.push(one);
      // A few at a time: each opens some connections of its own until it has started.
      if (nth % STARTED_TOGETHER === 0) await until('a process is ready', () => one.isReady(), 300);
    }
    for (const one of processes.web) await until('a process is ready', () => one.isReady(), 300);
    const ports = processes.web.map(({ port }) => port);
    const haproxy = await startHaproxy(programs.haproxy, folder, ports);
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

const crowd = (url: string, seconds: number, shoppers = SHOPPERS) =>
  playCrowd({ url, slugs, variants, shoppers, seconds });

const cells = (...texts: (string | number)[]) =>
  console.log(
    texts
      .map((text, nth) => (nth === 0 ? String(text).padEnd(46) : String(text).padStart(10)))
      .join(' '),
  );

/** Every order that was promised stands, every one that stands has its mail once, nothing hangs. */
async function account(what: string, figures: CrowdFigures, inFlight: number) {
  const jobs = `select count(*)::int as count from pgboss.job
    where state < 'completed' and (start_after <= now() or state in ('active', 'retry'))`;
  await until(
    `${what}: the queues are empty`,
    async () => (await client.query(jobs)).rows[0].count === 0,
    JOBS_LIMIT_S,
  );
  const { rows } = await client.query(
    `select count(*) filter (where o.token = any($1) and o.number is not null)::int as standing,
       count(*) filter (where o.number is not null and mails.sent <> 1)::int as unmailed
     from orders o cross join lateral (select count(*) as sent from mails m
       where m.key = 'order-confirmation:' || o.id and m.sent_at is not null) mails
     where o.email like $2`,
    [figures.placed, mailbox('%')],
  );
  const { standing, unmailed } = rows[0];
  const failed = await client.query(`select name from pgboss.job where state = 'failed'`);
  const lost = figures.placed.length - standing;
  if (lost > 0) fellShort(`${what}: ${lost} orders were promised and do not stand`);
  if (unmailed > 0) fellShort(`${what}: ${unmailed} orders without exactly one mail`);
  if (failed.rows.length > 0)
    fellShort(`${what}: jobs given up: ${failed.rows.map(({ name }) => name).join(', ')}`);
  const match = execFileSync(process.execPath, ['build/server/index.js', 'match'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  if (!/\b0 open/.test(match)) fellShort(`${what}: ${match.trim()}`);
  console.log(
    `  ${figures.placed.length} orders promised, ${standing} stand, ${inFlight} requests ended in flight; ${match.split('\n')[0]}`,
  );
}

function judge(what: string, figures: CrowdFigures, ends: readonly { at: number }[]): number {
  const unexplained = notInFlight(figures.failures, ends);
  for (const { what: error } of unexplained.slice(0, 5)) console.log(`  ${error}`);
  if (unexplained.length > 0)
    fellShort(`${what}: ${unexplained.length} requests failed that were not in flight`);
  return figures.failures.length - unexplained.length;
}

/** Something each ten seconds, as long as the crowd orders. */
async function interrupting<T>(playing: Promise<T>, end: (nth: number) => Promise<void>) {
  const ends: { at: number }[] = [];
  let isOver = false;
  const over = playing.finally(() => {
    isOver = true;
  });
  for (let nth = 0; !isOver; nth += 1) {
    await Promise.race([wait(KILL_EVERY_MS), over]);
    if (isOver) break;
    ends.push({ at: performance.now() });
    await end(nth);
  }
  return { figures: await over, ends };
}

console.log('');
cells('', 'orders/s', 'reads', 'failed');
const counts = [1, 2, WEB].filter((count, nth, all) => all.indexOf(count) === nth);
for (const web of counts) {
  const name = `${web} web processes, ${WORKERS} workers`;
  await withCluster({ web, workers: WORKERS }, async (url) => {
    await crowd(url, 5);
    const figures = await crowd(url, SECONDS / 3);
    cells(name, figures.checkoutsPerSecond.toFixed(1), figures.reads, figures.failures.length);
    judge(name, figures, []);
  });
}

await withCluster({ web: WEB, workers: WORKERS }, async (url, { web, workers }) => {
  const kills = await interrupting(crowd(url, SECONDS), async (nth) => {
    const one = web[nth % web.length];
    one?.kill();
    // Each second time a worker with it.
    if (nth % 2 === 1) workers[nth % workers.length]?.kill();
    await until('it is ready again', async () => one?.isReady() ?? true);
  });
  const killed = `${WEB} web, one killed each ${KILL_EVERY_MS / 1000} s`;
  const { figures, ends } = kills;
  cells(killed, figures.checkoutsPerSecond.toFixed(1), figures.reads, figures.failures.length);
  await account(killed, figures, judge(killed, figures, ends));

  const deployment = await interrupting(crowd(url, SECONDS), async (nth) => {
    const all = [...web, ...workers];
    const one = all[nth % all.length];
    await one?.restart();
    if (one?.role === 'web') await until('it is ready again', () => one.isReady());
  });
  const brought = `${WEB} web, brought anew one by one`;
  const anew = deployment.figures;
  cells(brought, anew.checkoutsPerSecond.toFixed(1), anew.reads, anew.failures.length);
  judge(brought, anew, []);
  await account(brought, anew, 0);
});

const pgbouncer = await startPgbouncer(programs.pgbouncer, databaseUrl, POOLED_CONNECTIONS);
try {
  const env = { DATABASE_POOLER_URL: pgbouncer.url };
  await withCluster({ web: POOLED - WORKERS, workers: WORKERS, env }, async (url) => {
    const name = `${POOLED} processes, ${POOLED_CONNECTIONS} connections`;
    await crowd(url, 5);
    const figures = await crowd(url, SECONDS);
    const { rows } = await client.query(
      `select count(*) filter (where application_name = 'gamelle')::int as pooled, count(*)::int as all
       from pg_stat_activity where backend_type = 'client backend'`,
    );
    cells(name, figures.checkoutsPerSecond.toFixed(1), figures.reads, figures.failures.length);
    console.log(`  ${rows[0].all} connections of PostgreSQL, ${rows[0].pooled} of them pooled`);
    judge(name, figures, []);
    await account(name, figures, 0);
  });
} finally {
  await pgbouncer.stop();
}

await client.end();
await prepared.remove();
sayHowItEnded();
