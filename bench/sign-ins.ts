import { existsSync } from 'node:fs';
import { defaultDataDir } from '#platform/data-folder.ts';
import { startEmbeddedDatabase } from '#platform/embedded-database.ts';
import { createLog } from '#platform/log.ts';
import { readCatalogue } from './catalogue.ts';
import type { Figures } from './load.ts';
import { startShopServer } from './servers.ts';
import { heading, row } from './table.ts';

// Does a flood of sign-ins hurt those who shop? Asks for product pages at an even pace, alone and
// while 50 sign-ins arrive each second, each of an e-mail and an address of its own: every one costs
// a whole hash. Needs a built shop and a seeded database, as `bench/run.ts`.
const PAGES_PER_SECOND = 50;
const SIGN_INS_PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ALLOWED = 3;

if (!existsSync('build/server/index.js')) throw new Error('Build the shop first: npm run build');
const log = createLog('error');
const dataDir = process.env.DATA_DIR ?? defaultDataDir(console.log);
const embedded = process.env.DATABASE_URL ? null : await startEmbeddedDatabase({ dataDir, log });
const databaseUrl = process.env.DATABASE_URL ?? (embedded?.url as string);

/** Starts a call every so often for some seconds, whether or not the earlier ones have ended. */
async function atPace(perSecond: number, call: (nth: number) => Promise<Response>) {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const one = async (nth: number) => {
    const started = performance.now();
    const answer = await call(nth);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  };
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  for (let nth = 0; nth < perSecond * SECONDS; nth += 1) {
    const wait = begun + (nth * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    calls.push(one(nth));
  }
  await Promise.all(calls);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const failed = [...statuses].reduce((sum, [status, n]) => (status >= 500 ? sum + n : sum), 0);
  const figures: Figures = {
    perSecond: times.length / SECONDS,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
  return { figures, statuses };
}

const shop = await startShopServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
  RENDER_PICTURES: '0',
});
const { slugs } = await readCatalogue(shop.url);
const readPage = (nth: number) => fetch(`${shop.url}/produits/${slugs[nth % slugs.length]}/`);
const signIn = (nth: number) =>
  fetch(`${shop.url}/api/v2/shop/authentication-token?channelCode=FR_WEB`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${nth % 100}.${nth % 250}`,
    },
    body: JSON.stringify({ email: `bench-${nth}@example.org`, password: 'quatre tasses de thé' }),
  });

await atPace(PAGES_PER_SECOND, readPage);
const idle = await atPace(PAGES_PER_SECOND, readPage);
const [busy, signIns] = await Promise.all([
  atPace(PAGES_PER_SECOND, readPage),
  atPace(SIGN_INS_PER_SECOND, signIn),
]);
await shop.stop();
await embedded?.stop();

heading('Product pages at an even pace');
row('alone', idle.figures);
row(`while ${SIGN_INS_PER_SECOND} sign-ins arrive each second`, busy.figures);
row('the sign-ins', signIns.figures);
const answers = [...signIns.statuses].map(([status, n]) => `${n} × ${status}`).join(', ');
const ratio = busy.figures.p99 / idle.figures.p99;
console.log(
  `\nSign-ins answered: ${answers}. p99 of a page: ${ratio.toFixed(1)} times its idle value.`,
);
if (ratio > ALLOWED) process.exitCode = 1;
