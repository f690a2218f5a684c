/**
 * `npm run shop -- mails`: every mail of the life of an order and of a subscription, as it is written,
 * drawn and as text, into docs/mails.md. Lives some months of a copy of the demonstration shop, and
 * leaves nothing behind.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createPool } from '#platform/database.ts';
import { headless } from '../tests/support/browser.ts';
import { createFilledFolder } from '../tests/support/data-folder.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';

const FILE = 'docs/mails.md';
const PICTURES = 'docs/images/mails';
const WIDTH = 640;

/** What is lived, and in between: every change but the passing of days. */
const MOVES: readonly { days: number; afterwards?: string }[] = [
  { days: 30 },
  { days: 35, afterwards: `update payment_cards set exp_month = 1, exp_year = 2027` },
  { days: 20, afterwards: `update standin_cards set test_card = 'insufficient_funds'` },
  { days: 60 },
];

interface Written {
  kind: string;
  subject: string;
  html: string;
  text: string;
}

const run = promisify(execFile);

/** The latest mail of each kind, in the order in which kinds came first. */
const LATEST = `
  select kind, subject, html, text from (
    select distinct on (kind) kind, subject, html, text, min(id) over (partition by kind) as first
    from mails where kind ~ '^(order|payment|subscription|planned)-' order by kind, id desc) m
  order by first`;

async function draw(page: Page, { kind, html }: Written, origin: string): Promise<string> {
  await page.setContent(html.replaceAll(/https?:\/\/[\w.-]+(:\d+)?(?=\/(media|apple))/g, origin), {
    waitUntil: 'networkidle',
  });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const file = join(PICTURES, `${kind}.webp`);
  await picture.webp({ quality: 70 }).toFile(file);
  return file;
}

/** The addresses of the shop that wrote them mean nothing elsewhere. */
const withoutHost = (text: string) =>
  text.replaceAll(/http:\/\/localhost(:\d+)?/g, 'https://gamelle.example');

const sectionOf = ({ kind, subject, text }: Written): string =>
  `## ${subject}\n\n\`${kind}\`\n\n![${subject}](images/mails/${kind}.webp)\n\n` +
  `<details><summary>En texte</summary>\n\n\`\`\`\n${withoutHost(text.trim())}\n\`\`\`\n\n</details>\n`;

const folder = await createFilledFolder();
const pool = createPool(folder.url, 1);
const browser = await chromium.launch(await headless());
try {
  for (const { days, afterwards } of MOVES) {
    await run(process.execPath, ['build/server/index.js', 'clock', `+${days}d`], {
      env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', SHOP_ENV: 'test' },
    });
    if (afterwards) await pool.query(afterwards);
    console.log(`${days} days went by.`);
  }
  // Pictures are drawn when a mail asks for them.
  const shop = await startShopProcess({ dataDir: folder.path });
  try {
    rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
    const { rows } = await pool.query<Written>(LATEST);
    for (const mail of rows) console.log(await draw(page, mail, shop.url));
    const head = `# Mails\n\nEvery mail of the life of an order and of a subscription, as the demonstration shop wrote it.\nDrawn by \`npm run shop -- mails\`.\n\n`;
    writeFileSync(FILE, head + rows.map(sectionOf).join('\n'));
  } finally {
    await shop.stop();
  }
} finally {
  await browser.close();
  await pool.end();
  await folder.remove();
}
