import { expectAtMost, sayHowItEnded } from './goals.ts';
import { sayMachine } from './machine.ts';
import { mixedLoad } from './mixed-load.ts';
import { prepareShop } from './prepare.ts';
import { startShopServer } from './servers.ts';

// What one process that does everything holds in memory through an hour of what people do to it, and
// whether it grows. `MINUTES` (60) says how long, `TIMES` (1) how many times the usual pace.
// Ends with 1 above the limit from the tenth minute on, or where the line of the second half rises by
// more than it swings. Builds the shop and fills one of its own.
const LIMIT_MB = Number(process.env.LIMIT_MB ?? 300);
const MINUTES = Number(process.env.MINUTES ?? 60);
const FROM_S = Math.min(600, 60 * (MINUTES / 6));
/** The pictures of a new shop are drawn by then. */
const SETTLED_S = 60 * (MINUTES / 2);
const EVERY_S = 5;

const prepared = await prepareShop('memory', { durable: false });
const { slugs, variants, databaseUrl, dataDir } = prepared;
await sayMachine(databaseUrl);
// As a shop of one process is: it draws its pictures, too.
const shop = await startShopServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
});
const times = Number(process.env.TIMES ?? 1);
const load = mixedLoad({ url: shop.url, slugs, variants, times });
console.log('\nResident memory, in MB');

const samples: { second: number; megabytes: number }[] = [];
let minute: number[] = [];
const begun = shop.processorTime();
await load.run(MINUTES * 60, (second) => {
  if (second % EVERY_S === 0) {
    const { now } = shop.memory();
    samples.push({ second, megabytes: now });
    minute.push(now);
  }
  if (second % 60 !== 59) return;
  const mean = minute.reduce((sum, value) => sum + value, 0) / minute.length;
  const of = [Math.min(...minute), Math.round(mean), Math.max(...minute)];
  console.log(
    `minute ${String((second + 1) / 60).padStart(3)}  ${of.join('  ')} MB (least, mean, most)`,
  );
  minute = [];
});
const seconds = Math.round((shop.processorTime() - begun) / 1000);
await shop.stop();
await prepared.remove();

console.log(`\nDone with ${seconds} s of processor:`);
for (const [what, times] of [...load.done].sort()) console.log(`  ${what.padEnd(28)} ${times}`);

const settled = samples.filter(({ second }) => second >= SETTLED_S);
const { slope, spread } = line(settled.map(({ second, megabytes }) => [second / 60, megabytes]));
const rise = slope * (MINUTES - SETTLED_S / 60);
const most = Math.max(
  ...samples.filter(({ second }) => second >= FROM_S).map(({ megabytes }) => megabytes),
);
console.log(
  `\nAt most ${most} MB from minute ${Math.round(FROM_S / 60)} on; from minute ${Math.round(SETTLED_S / 60)} on ` +
    `the line rises by ${rise.toFixed(1)} MB in all and swings by ${spread.toFixed(1)}.`,
);
expectAtMost('resident memory', most, LIMIT_MB, 'MB');
expectAtMost('rise of the second half', rise, 2 * spread, 'MB');
sayHowItEnded();

/** Least squares: the slope, and the standard deviation of what lies beside the line. */
function line(points: readonly (readonly [number, number])[]) {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const slope =
    points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) /
    points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
  const beside = points.map(([a, b]) => b - y - slope * (a - x));
  const spread = Math.sqrt(beside.reduce((sum, value) => sum + value ** 2, 0) / points.length);
  return { slope, spread };
}
