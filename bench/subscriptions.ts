import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expectAtMost, fellShort, sayHowItEnded } from './goals.ts';
import { sayMachine } from './machine.ts';
import { databaseMeter } from './pieces.ts';
import { prepareShop } from './prepare.ts';
import { startCountingDatabase } from './subscriptions/counting-database.ts';
import { readSizes, type TableSize } from './subscriptions/counts.ts';
import { growSubscriptions } from './subscriptions/grow.ts';
import { playKills } from './subscriptions/kills.ts';
import { closePoint, disturb, goTo, type Phase, run, type Shop } from './subscriptions/mornings.ts';
import { placePatterns } from './subscriptions/patterns.ts';
import { type RoundCost, runRounds } from './subscriptions/rounds.ts';
import { Worker } from './subscriptions/worker.ts';

// Does a renewal cost the same however many subscriptions live? Grows shops of several sizes, moves their
// clocks through mornings with declines, stock-outs, rising prices and relay points that close, and measures
// processor, statements, memory and what tables grow by. Then kills workers in the middle of a morning, and
// compares orders, charges, mails and the three-way match.
//
// Parameters are sizes: `10000x365` lives a year of 10,000 subscriptions, `1000000x2` two mornings of a
// million. Without `x…` a size has the same two days: one of reminders, one with `DUE` (300) deliveries.
// `KILLS` (10) says how often a worker is killed, in the last size; `ROUNDS=0` leaves out the jobs of the schedule
// that find nothing due.
const SIZES =
  process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['1000', '10000', '100000'];
const DUE = Number(process.env.DUE ?? 300);
const KILLS = Number(process.env.KILLS ?? 10);
const HAS_ROUNDS = process.env.ROUNDS !== '0';
/** How many times the cost of the smallest size a larger one may take. */
const MOST_TIMES = 1.3;
/** MB a worker may hold, and what it may hold more in the largest size than in the smallest. */
const MOST_MEMORY = 300;
/** Days from the first morning: the second reminder, the first one, and all others. */
const [LAST_NOTICE, FIRST_NOTICE, LATER] = [4, 7, 12];
const SPREAD = 31;
/** Statements that are named. */
const HEAVIEST = 12;
/** The first morning, in days from today. */
const AHEAD = 9;

interface Size {
  name: string;
  living: number;
  /** Days to live through; null for the same two days at every size. */
  days: number | null;
}

const sizes: readonly Size[] = SIZES.map((name) => {
  const [living, days] = name.split('x').map(Number);
  return { name, living: living ?? 0, days: days ?? null };
});

interface Lived {
  size: Size;
  reminders: number;
  renewals: number;
  outcome: string;
  remind: Phase[];
  renew: Phase[];
  forecast: Phase[];
  memory: number;
  rounds: RoundCost[];
  grown: Map<string, TableSize>;
}

const prepared = await prepareShop('subscriptions', { startDatabase: startCountingDatabase });
const { databaseUrl, dataDir } = prepared;
const env = { ...prepared.env, CAPTURE_AT: 'order', WAREHOUSE_STANDIN: 'day_after' };
const [scarce = '', ...usual] = prepared.variants;
const articles = { usual, scarce };
await sayMachine(databaseUrl);
await withClient(databaseUrl, (client) => placePatterns(client, env, articles));

const all: Lived[] = [];

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** A shop with so many living subscriptions, through its mornings. */
async function live(size: Size, isLast: boolean): Promise<Lived> {
  const name = `bench_${size.name}`;
  const url = databaseUrl.replace(/\/[^/]*$/, `/${name}`);
  const morning = Temporal.Now.plainDateISO('Europe/Paris').add({ days: AHEAD });
  await withClient(databaseUrl, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(
      `create database ${name} template ${new URL(databaseUrl).pathname.slice(1)}`,
    );
  });
  try {
    return await withClient(url, async (client) => {
      const begun = performance.now();
      const inDays = size.days === null ? sameDays() : `1 + (b.n % ${SPREAD})::integer`;
      await growSubscriptions(client, {
        living: size.living,
        morning,
        inDays,
        onProgress: () => undefined,
      });
      await client.query('vacuum (analyze)');
      console.log(`\n${size.living} subscriptions, grown in ${seconds(begun)} s`);
      // The bench says when a job runs, not the clock.
      await client.query(`update job_schedules set due_at = '2200-01-01'`);
      // A copy of a database charges nothing until somebody allows it.
      await client.query(`delete from settings where name = 'deliveries-charged-from'`);
      await closePoint(client);
      const settings = { ...env, DATABASE_URL: url };
      const worker = await Worker.start(settings);
      const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
      await boss.start();
      const shop = { client, boss, workers: [worker], databaseTime: databaseMeter(dataDir) };
      try {
        const lived = await liveThrough(shop, size, morning);
        printLived(lived);
        if (HAS_ROUNDS) lived.rounds = await runRounds(shop);
        await worker.stop();
        if (isLast && KILLS > 0) await playKills(shop, { settings, kills: KILLS, due: DUE });
        await judgeJobs(client, size);
        match(size, settings);
        return lived;
      } finally {
        await boss.stop({ graceful: false });
      }
    });
  } finally {
    await withClient(databaseUrl, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  }
}

/** As many deliveries on the days that are measured, at every size. */
const sameDays = () =>
  `(case when b.n < ${DUE} then ${LAST_NOTICE} when b.n < ${2 * DUE} then ${FIRST_NOTICE}
    else ${LATER} + b.n % ${SPREAD} end)::integer`;

async function liveThrough(shop: Shop, size: Size, first: Temporal.PlainDate): Promise<Lived> {
  const { client, workers } = shop;
  const lived: Omit<Lived, 'rounds' | 'grown' | 'reminders' | 'renewals' | 'outcome'> = {
    size,
    remind: [],
    renew: [],
    forecast: [],
    memory: 0,
  };
  const before = await readSizes(client);
  const mailsBefore = await countMails(client);
  const days =
    size.days === null ? [0, LAST_NOTICE] : Array.from({ length: size.days }, (_, day) => day);
  for (const day of days) {
    const date = first.add({ days: day });
    await disturb(client, date, articles);
    await goTo(client, date);
    await run(shop, 'apply-scheduled-prices');
    if (size.days !== null || day === 0)
      lived.remind.push(await run(shop, 'promise-stock', 'remind-subscribers'));
    if (size.days !== null || day > 0)
      lived.renew.push(await run(shop, 'promise-stock', 'renew-subscriptions'));
    lived.forecast.push(await run(shop, 'keep-forecast'));
    lived.memory = Math.max(lived.memory, ...workers.map((worker) => worker.memory().now));
    if (size.days !== null) console.log(`  ${date}: ${lived.memory} MB`);
  }
  const { rows: outcomes } = await client.query<{ state: string; count: number }>(
    'select state, count(*)::integer as count from renewals group by 1 order by 2 desc',
  );
  const after = await readSizes(client);
  const grown = new Map(
    [...after].map(([name, { rows, bytes }]) => {
      const old = before.get(name) ?? { rows: 0, bytes: 0 };
      return [name, { rows: rows - old.rows, bytes: bytes - old.bytes }];
    }),
  );
  return {
    ...lived,
    grown,
    reminders: (await countMails(client)) - mailsBefore,
    renewals: outcomes.reduce((sum, { count }) => sum + count, 0),
    outcome: outcomes.map(({ state, count }) => `${count} ${state}`).join(', '),
    rounds: [],
  };
}

async function countMails(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer as mails from mails where kind like 'subscription-reminder%'`,
  );
  return rows[0].mails;
}

/** Jobs that failed again and again. */
async function judgeJobs(client: pg.Client, { name }: Size): Promise<void> {
  const { rows } = await client.query<{ job: string; error: string }>(
    `select name as job, left(max(output ->> 'message'), 200) as error from pgboss.job
     where state in ('retry', 'failed') and created_on > now() - interval '1 day' group by 1`,
  );
  for (const { job, error } of rows) fellShort(`${name}: ${job} fails: ${error}`);
}

function match({ name }: Size, settings: Record<string, string>): void {
  const said = execFileSync(process.execPath, ['build/server/index.js', 'match'], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  console.log(`  ${said.split('\n')[0]}`);
  if (!/\b0 open/.test(said)) fellShort(`${name}: ${said.trim().slice(0, 400)}`);
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0);
}

const sum = (phases: readonly Phase[], of: (phase: Phase) => number) =>
  phases.reduce((total, phase) => total + of(phase), 0);

interface Line {
  shop: number;
  database: number;
  statements: number;
  pages: number;
}

function per(phases: readonly Phase[], count: number): Line {
  const pagesOf = ({ statements }: Phase) =>
    statements.each.reduce((total, { pages }) => total + pages, 0);
  return {
    shop: sum(phases, ({ shop }) => shop) / count,
    database: sum(phases, ({ database }) => database) / count,
    statements: sum(phases, ({ statements }) => statements.calls) / count,
    pages: sum(phases, pagesOf) / count,
  };
}

const PARTS = {
  reminder: (one: Lived) => per(one.remind, one.reminders),
  renewal: (one: Lived) => per(one.renew, one.renewals),
  'its forecast': (one: Lived) => per(one.forecast, one.renewals),
} as const;

function cells(...texts: (string | number)[]): void {
  const [name = '', ...rest] = texts;
  console.log(
    [String(name).padEnd(44), ...rest.map((text) => String(text).padStart(10))].join(' '),
  );
}

function printLived(one: Lived): void {
  console.log(`  ${one.reminders} reminders, deliveries: ${one.outcome}`);
  cells('  processor of each, in ms', 'shop', 'database', 'statements', 'pages');
  for (const [name, of] of Object.entries(PARTS)) {
    const { shop, database, statements, pages } = of(one);
    const figures = [shop.toFixed(1), database.toFixed(1), statements.toFixed(1), pages.toFixed(0)];
    cells(`    ${name}`, ...figures);
  }
  console.log(`  memory of a worker at most ${one.memory} MB`);
  console.log('  statements of a renewal that read most pages: calls, pages, ms of each renewal');
  const each = one.renew.flatMap(({ statements }) => statements.each);
  for (const statement of each.toSorted((a, b) => b.pages - a.pages).slice(0, HEAVIEST)) {
    const { calls, pages, milliseconds, text } = statement;
    const of = [calls, pages, milliseconds].map((value) => (value / one.renewals).toFixed(1));
    console.log(`    ${of.join('  ')}  ${text.replaceAll(/\s+/g, ' ').slice(0, 110)}`);
  }
}

function printComparison(): void {
  const [small, large] = [all[0], all.at(-1)];
  if (!small || !large || small === large) return;
  console.log('\nStatements that read more pages per call in the largest size');
  for (const key of ['remind', 'renew', 'forecast'] as const) printGrowing(small[key], large[key]);
}

function printGrowing(small: readonly Phase[], large: readonly Phase[]): void {
  const of = (phases: readonly Phase[]) =>
    new Map(phases.flatMap(({ statements }) => statements.each).map((one) => [one.text, one]));
  const before = of(small);
  for (const [text, { calls, pages, milliseconds }] of of(large)) {
    const old = before.get(text);
    const oldPages = old ? old.pages / old.calls : 0;
    if (pages / calls > MOST_TIMES * oldPages + 20)
      console.log(
        `  ${oldPages.toFixed(0)} → ${(pages / calls).toFixed(0)} pages, ${calls} calls of ${(milliseconds / calls).toFixed(2)} ms: ${text.replaceAll(/\s+/g, ' ').slice(0, 240)}`,
      );
  }
}

function printRounds(): void {
  console.log('\nA job of the schedule that finds nothing due, in ms of shop and database / pages');
  cells('', ...all.map(({ size }) => size.living));
  const [small, large] = [all[0], all.at(-1)];
  for (const { job, shop, database } of large?.rounds ?? []) {
    const of = (one: Lived | undefined) => one?.rounds.find((round) => round.job === job);
    const old = of(small);
    if (shop + database < 50 || !old || shop + database < MOST_TIMES * (old.shop + old.database))
      continue;
    cells(
      `  ${job}`,
      ...all.map((one) => {
        const round = of(one);
        return round ? `${round.shop + round.database}/${round.pages}` : '';
      }),
    );
  }
}

function printGrowth(): void {
  const one = all.at(-1);
  if (!one) return;
  console.log('\nTables that grow, per million renewals with their reminders');
  cells('', 'rows', 'MB');
  const lines = [...one.grown].filter(([, { rows }]) => rows > one.renewals / 20);
  for (const [name, { rows, bytes }] of lines.toSorted(([, a], [, b]) => b.bytes - a.bytes)) {
    const million = 1e6 / one.renewals;
    cells(`  ${name}`, Math.round(rows * million), Math.round((bytes * million) / 1e6));
  }
}

function judge(): void {
  const [small, ...larger] = all;
  if (!small) return;
  for (const [name, of] of Object.entries(PARTS)) {
    const before = of(small);
    for (const one of larger) {
      const after = of(one);
      const times = (after.shop + after.database) / (before.shop + before.database);
      expectAtMost(`processor of a ${name}, ${one.size.name}`, times, MOST_TIMES, 'times');
      const statements = after.statements / before.statements;
      expectAtMost(`statements of a ${name}, ${one.size.name}`, statements, MOST_TIMES, 'times');
    }
  }
  for (const one of all) expectAtMost(`memory, ${one.size.name}`, one.memory, MOST_MEMORY, 'MB');
  for (const one of larger)
    expectAtMost(`memory, ${one.size.name}`, one.memory / small.memory, MOST_TIMES, 'times');
}

for (const size of sizes) all.push(await live(size, size === sizes.at(-1)));
printComparison();
printRounds();
printGrowth();
judge();
await prepared.remove();
sayHowItEnded();
