import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { headless } from '../tests/support/browser.ts';
import { freePort } from './servers.ts';

// `npm run lighthouse`: the median of three of what Lighthouse says of each kind of page on a slow
// telephone, what costs points, and whether a goal of ours is missed. Takes the address of a running shop, and parts of the names of pages:
// npm run lighthouse -- http://localhost:3000 cart
const [url = 'http://localhost:3000', ...only] = process.argv.slice(2);
const RUNS = 3;
const BAG = '10012102';
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/chien/croquettes/',
  product: '/produits/croquettes-chien-adulte-poulet-patate-douce/',
  guide: '/guide-croquettes/nouveau/',
  cart: `/panier/?variantId=${BAG}&quantity=1`,
  search: '/rechercher/?q=saumon',
  text: '/faq/',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Costs pages their points that are not meant to be found; it is left out of them. */
const NOT_MEANT = 'is-crawlable';
/** Of 100, as CATEGORIES: the slowest of telephones loses two points of a hundred to a fast page. */
const GOALS = [98, 100, 100, 100];

const port = await freePort();
const { args = [], ...options } = await headless();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
});

async function measured(path: string): Promise<Result> {
  const result = await lighthouse(url + path, { port, onlyCategories: CATEGORIES });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  return result.lhr;
}

/** Of 100: what Lighthouse counts, each audit by its weight. */
function pointsOf({ audits, categories }: Result, id: string): number {
  const counted = (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
    const score = audits[audit]?.score ?? null;
    return score === null || audit === NOT_MEANT ? [] : [{ score, weight }];
  });
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = counted.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return Math.round((points / weights) * 100);
}
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

try {
  const chosen = Object.entries(PAGES).filter(
    ([name]) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  const short: string[] = [];
  for (const [name, path] of chosen) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measured(path));
    const value = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? 0));
    const scores = CATEGORIES.map((id) => median(runs.map((run) => pointsOf(run, id))));
    const seconds = (id: string) => `${(value(id) / 1000).toFixed(1)} s`;
    console.log(`${name} ${path}\n  ${scores.join(' / ')}`);
    if (scores.some((points, nth) => points < (GOALS[nth] ?? 0))) short.push(name);
    console.log(
      `  first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}, ` +
        `blocked ${Math.round(value('total-blocking-time'))} ms, shift ${value('cumulative-layout-shift').toFixed(3)}, ` +
        `${Math.round(value('total-byte-weight') / 1024)} KB`,
    );
    const costs = new Set(
      runs.flatMap(({ audits, categories }) =>
        CATEGORIES.flatMap((id) =>
          (categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
            const { score = null, title = '' } = audits[audit] ?? {};
            const isLost = weight > 0 && score !== null && score < 0.9 && audit !== NOT_MEANT;
            return isLost ? [title] : [];
          }),
        ),
      ),
    );
    for (const title of costs) console.log(`  - ${title}`);
  }
  console.log(
    short.length > 0
      ? `short of ${GOALS.join(' / ')}: ${short.join(', ')}`
      : `all reach ${GOALS.join(' / ')}`,
  );
  if (short.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
