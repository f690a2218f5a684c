import { expectAtMost, sayHowItEnded } from './goals.ts';
import type { Figures } from './load.ts';
import { sayMachine } from './machine.ts';
import { prepareShop } from './prepare.ts';
import { startShopServer } from './servers.ts';
import { heading, row } from './table.ts';

// Does a flood of sign-ins hurt those who shop? Asks for product pages at an even pace, alone and
// while 50 sign-ins arrive each second, each of an e-mail and an address of its own: every one costs
// a whole hash. Builds the shop and fills one of its own.
const PAGES_PER_SECOND = 50;
const SIGN_INS_PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ALLOWED = 3;

const prepared = await prepareShop('sign-ins');

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

const shop = await startShopServer(prepared.env);
const { slugs } = prepared;
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
await sayMachine(prepared.databaseUrl);
await prepared.remove();

heading('Product pages at an even pace');
row('alone', idle.figures);
row(`while ${SIGN_INS_PER_SECOND} sign-ins arrive each second`, busy.figures);
row('the sign-ins', signIns.figures);
const answers = [...signIns.statuses].map(([status, n]) => `${n} × ${status}`).join(', ');
const ratio = busy.figures.p99 / idle.figures.p99;
console.log(
  `\nSign-ins answered: ${answers}. p99 of a page: ${ratio.toFixed(1)} times its idle value.`,
);
expectAtMost('p99 of a page beside its idle value', ratio, ALLOWED, 'times');
sayHowItEnded();
