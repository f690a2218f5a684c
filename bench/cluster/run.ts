import { sayHowItEnded } from '../goals.ts';
import { sayMachine } from '../machine.ts';
import { prepareShop } from '../prepare.ts';
import { until } from './child.ts';
import { cells, createCluster, figuresRow, interrupting, judge } from './cluster.ts';
import { playFailovers } from './failovers.ts';
import { installed } from './packages.ts';
import { startPgbouncer } from './pgbouncer.ts';

// Many processes of one shop on this machine: behind HAProxy, with workers beside them, killed and
// replaced under load, behind PgBouncer, and over a primary that dies. Prints one table and what fell
// short; ends with 1 when something did. Needs Debian's packages; builds the shop and fills one of its
// own. `WEB` (4), `WORKERS` (2), `POOLED` (40) processes, `SHOPPERS` (16) at once, `SECONDS` (60) under
// load, `ONLY` some of the parts (`many,killed,pooled,failover`).
const WEB = Number(process.env.WEB ?? 4);
const WORKERS = Number(process.env.WORKERS ?? 2);
const POOLED = Number(process.env.POOLED ?? 40);
const SHOPPERS = Number(process.env.SHOPPERS ?? 16);
const SECONDS = Number(process.env.SECONDS ?? 60);
const PARTS = (process.env.ONLY ?? 'many,killed,pooled,failover').split(',');
const KILL_EVERY_MS = 10_000;
/** Connections PgBouncer opens for all of them. */
const POOLED_CONNECTIONS = 30;

const isPlayed = (part: string) => PARTS.includes(part);

async function playOnOneDatabase(): Promise<void> {
  const prepared = await prepareShop('cluster');
  const { query, withProcesses, crowd, account } = createCluster(prepared);
  await sayMachine(prepared.databaseUrl);
  console.log('');
  cells('', 'orders/s', 'reads', 'failed');

  if (isPlayed('many')) {
    const counts = [1, 2, WEB].filter((count, nth, all) => all.indexOf(count) === nth);
    for (const web of counts) {
      const name = `${web} web processes, ${WORKERS} workers`;
      await withProcesses({ web, workers: WORKERS }, async (url) => {
        await crowd(url, 5, SHOPPERS);
        const figures = await crowd(url, SECONDS / 3, SHOPPERS);
        figuresRow(name, figures);
        judge(name, figures, []);
      });
    }
  }

  if (isPlayed('killed'))
    await withProcesses({ web: WEB, workers: WORKERS }, async (url, { web, workers }) => {
      const kills = await interrupting(
        crowd(url, SECONDS, SHOPPERS),
        KILL_EVERY_MS,
        async (nth) => {
          const one = web[nth % web.length];
          one?.kill();
          // Each second time a worker with it.
          if (nth % 2 === 1) workers[nth % workers.length]?.kill();
          await until('it is ready again', async () => one?.isReady() ?? true);
        },
      );
      const killed = `${WEB} web, one killed each ${KILL_EVERY_MS / 1000} s`;
      const { figures, ends } = kills;
      figuresRow(killed, figures);
      await account(killed, figures, judge(killed, figures, ends));

      const deployment = await interrupting(
        crowd(url, SECONDS, SHOPPERS),
        KILL_EVERY_MS,
        async (nth) => {
          const all = [...web, ...workers];
          const one = all[nth % all.length];
          await one?.restart();
          if (one?.role === 'web') await until('it is ready again', () => one.isReady());
        },
      );
      const replaced = `${WEB} web, replaced one by one`;
      figuresRow(replaced, deployment.figures);
      judge(replaced, deployment.figures, []);
      await account(replaced, deployment.figures, 0);
    });

  if (isPlayed('pooled')) {
    const pgbouncer = await startPgbouncer(
      installed('pgbouncer'),
      prepared.databaseUrl,
      POOLED_CONNECTIONS,
    );
    try {
      const env = { DATABASE_POOLER_URL: pgbouncer.url };
      await withProcesses({ web: POOLED - WORKERS, workers: WORKERS, env }, async (url) => {
        const name = `${POOLED} processes, ${POOLED_CONNECTIONS} connections`;
        await crowd(url, 5, SHOPPERS);
        const figures = await crowd(url, SECONDS, SHOPPERS);
        const [{ pooled, all }] = await query(
          `select count(*) filter (where application_name = 'gamelle')::int as pooled, count(*)::int as all
           from pg_stat_activity where backend_type = 'client backend'`,
        );
        figuresRow(name, figures);
        console.log(`  ${all} connections of PostgreSQL, ${pooled} of them pooled`);
        judge(name, figures, []);
        await account(name, figures, 0);
      });
    } finally {
      await pgbouncer.stop();
    }
  }
  await prepared.remove();
}

if (['many', 'killed', 'pooled'].some(isPlayed)) await playOnOneDatabase();
if (isPlayed('failover'))
  await playFailovers({ web: WEB, workers: WORKERS, shoppers: SHOPPERS, seconds: SECONDS });
sayHowItEnded();
