import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expectAtLeast, expectAtMost, sayHowItEnded } from './goals.ts';
import { measureFlow } from './load.ts';
import { sayMachine } from './machine.ts';
import { prepareShop } from './prepare.ts';
import { startShopServer } from './servers.ts';
import { filledCart } from './shopper.ts';

// What becomes of a shop that is asked for four times what it can do: how much of that is still done, how
// long who is let in waits, how soon the others are told to come again, and whether a cart that has begun
// goes on. Pages are rendered each time; whoever asks does not wait for answers. Ends with 1 where a
// goal is missed. `TIMES` (4), `BENCH_SECONDS` (20).
const TIMES = Number(process.env.TIMES ?? 4);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** Connections that are measured with one request at a time each: as many as keep a process busy. */
const AT_ONCE = 16;
/** The first seconds fill the queue that is then held. */
const SETTLING_S = 3;
const CARTS = 20;
const CARTS_PER_SECOND = 5;

interface Seen {
  status: number;
  milliseconds: number;
  retryAfter: string | undefined;
  at: number;
}

const agent = new Agent({ keepAlive: true });

/** One request, whenever its answer comes; status 0 for none. */
function see(url: string, at: number): Promise<Seen> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, retryAfter?: string) =>
      resolve({ status, milliseconds: performance.now() - begun, retryAfter, at });
    const sent = request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after']));
      response.once('error', () => end(0));
    });
    sent.once('error', () => end(0));
    sent.end();
  });
}

/** Starts so many a second for some seconds, whatever became of those before. */
async function openLoop(perSecond: number, urlOf: (nth: number) => string): Promise<Seen[]> {
  const all: Promise<Seen>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < SECONDS * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    for (; all.length < due; ) all.push(see(urlOf(all.length), performance.now() - begun));
    await wait(5);
  }
  return Promise.all(all);
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const prepared = await prepareShop('overload');
const { slugs, variants, env, databaseUrl } = prepared;
await sayMachine(databaseUrl);
const shop = await startShopServer({ ...env, ROLE: 'web', DOCUMENT_CACHE_MB: '0' });
const pageOf = (nth: number) => `${shop.url}/produits/${slugs[nth % slugs.length]}/`;
const read = async (nth: number) => {
  const { status } = await see(pageOf(nth), 0);
  if (status !== 200) throw new Error(`${pageOf(nth)}: ${status}`);
};
const carts: string[] = [];
for (let nth = 0; nth < CARTS; nth += 1)
  carts.push(shop.url + (await filledCart(shop.url, [variants[nth % variants.length] ?? ''])));
await measureFlow(read, AT_ONCE);
const peak = await measureFlow(read, AT_ONCE);

const [visitors, shoppers] = await Promise.all([
  openLoop(peak.perSecond * TIMES, pageOf),
  openLoop(CARTS_PER_SECOND, (nth) => carts[nth % CARTS] ?? ''),
]);
agent.destroy();
await shop.stop();
await prepared.remove();

const settled = visitors.filter((one) => one.at >= SETTLING_S * 1000);
const done = settled.filter(({ status }) => status === 200);
const refused = settled.filter(({ status }) => status === 503);
const lost = settled.length - done.length - refused.length;
const doneAt = done.map(({ milliseconds }) => milliseconds);
const refusedAt = refused.map(({ milliseconds }) => milliseconds);
const perSecond = done.length / (SECONDS - SETTLING_S);
const inFunnel = shoppers.filter(({ status }) => status === 200).length;
const funnelAt = shoppers.map(({ milliseconds }) => milliseconds);

const line = (name: string, ...cells: string[]) =>
  console.log([name.padEnd(44), ...cells.map((cell) => cell.padStart(10))].join(' '));
console.log('');
line('Product pages rendered each time', 'per s', 'p50 ms', 'p99 ms');
line(
  `peak, ${AT_ONCE} at a time`,
  peak.perSecond.toFixed(1),
  `${peak.p50.toFixed(0)}`,
  `${peak.p99.toFixed(0)}`,
);
line(`offered, ${TIMES} times that`, (settled.length / (SECONDS - SETTLING_S)).toFixed(1));
line('  answered', perSecond.toFixed(1), at(doneAt, 0.5).toFixed(0), at(doneAt, 0.99).toFixed(0));
line(
  '  told to come again (503)',
  (refused.length / (SECONDS - SETTLING_S)).toFixed(1),
  at(refusedAt, 0.5).toFixed(0),
  at(refusedAt, 0.99).toFixed(0),
);
line('  neither', String(lost));
line(
  'carts, read meanwhile',
  `${inFunnel} of ${shoppers.length}`,
  at(funnelAt, 0.5).toFixed(0),
  at(funnelAt, 0.99).toFixed(0),
);

expectAtLeast('done of the peak', perSecond / peak.perSecond, 0.9, 'of it');
expectAtMost('p99 of who is let in', at(doneAt, 0.99), 2000, 'ms');
expectAtMost('p99 of who is told to come again', at(refusedAt, 0.99), 50, 'ms');
expectAtMost(
  'refusals without Retry-After',
  refused.filter(({ retryAfter }) => !retryAfter).length,
  0,
  '',
);
expectAtMost('neither answered nor refused', lost, 0, '');
expectAtMost('carts that were not read', shoppers.length - inFunnel, 0, '');
sayHowItEnded();
