import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { headless } from '../tests/support/browser.ts';
import { freePort } from './servers.ts';

// Prints what Lighthouse says of three pages on a slow telephone, and what costs points. Takes the
// address of a running shop: node bench/lighthouse.ts http://localhost:3000
const url = process.argv[2] ?? 'http://localhost:3000';
const PAGES = ['/', '/chien/croquettes/', '/produits/croquettes-chien-adulte-poulet-patate-douce/'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const port = await freePort();
const { args = [], ...options } = await headless();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  for (const path of PAGES) {
    const result = await lighthouse(url + path, { port, onlyCategories: CATEGORIES });
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map(
      (id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`,
    ).join(' · ');
    const shown = (id: string) => audits[id]?.displayValue ?? '–';
    console.log(`\n${path}\n  ${scores}`);
    console.log(
      `  first paint ${shown('first-contentful-paint')}, largest ${shown('largest-contentful-paint')}, ` +
        `blocked ${shown('total-blocking-time')}, shift ${shown('cumulative-layout-shift')}`,
    );
    for (const id of CATEGORIES)
      for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
        const { score = null, title = '' } = audits[audit] ?? {};
        if (weight > 0 && score !== null && score < 0.9) console.log(`  - ${title}: ${score}`);
      }
  }
} finally {
  await browser.close();
}
