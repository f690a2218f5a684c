/**
 * `npm run shop -- mails`: writes every mail of the life of an order, a subscription and a household, and the sign-in link, as
 * HTML screenshot and text, into docs/mails.md. Simulates some months on a copy of the demonstration shop, deleted afterwards.
 * `npm run shop -- mails signInLink` simulates nothing and updates only that mail.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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

/** Simulated days, and changes in between. */
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

/** The mail that is requested rather than simulated. */
const SIGN_IN = 'signInLink';
const onlySignIn = process.argv[2] === SIGN_IN;

/**
 * The latest mail of each kind, in order of the kinds' first occurrence; the requested one last. A reminder that mentions a life
 * event counts as a kind of its own.
 */
const LATEST = `
  select kind, subject, html, text from (
    select distinct on (kind) kind, subject, html, text, min(id) over (partition by kind) as first
    from (
      select id, subject, html, text, case
        when kind = 'subscription-reminder' and text like '%une autre gamelle%' then 'subscription-life-event'
        else kind end as kind
      from mails) named
    where kind ~ '^(order|payment|subscription|planned|household)-' or kind = '${SIGN_IN}'
    order by kind, id desc) m
  order by kind = '${SIGN_IN}', first`;

async function askForLink(shop: string): Promise<void> {
  const { status } = await fetch(`${shop}/api/v2/shop/sign-in-link-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/ld+json' },
    body: JSON.stringify({ email: 'camille.demo@gamelle.test' }),
  });
  if (status !== 202) throw new Error(`no link was asked for: ${status}`);
  // A job writes it.
  const until = Date.now() + 30_000;
  while ((await pool.query(`select from mails where kind = $1`, [SIGN_IN])).rowCount === 0) {
    if (Date.now() > until) throw new Error('no link was mailed');
    await setTimeout(200);
  }
}

const MEMBER = 'basile.demo@gamelle.test';
const OWNER = { email: 'camille.demo@gamelle.test', password: 'Moka-renverse-7-gamelles-vertes' };

/** Calls a shop's API with a token; returns the parsed answer, or null. */
async function ask(shop: string, method: string, path: string, body?: object, token?: string) {
  const type = method === 'PATCH' ? 'merge-patch+json' : 'ld+json';
  const headers = new Headers({ 'content-type': `application/${type}` });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const answer = await fetch(`${shop}/api/v2/shop${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : null;
}

/** The text of the latest mail of a kind, once a job wrote it to somebody. */
async function mailed(kind: string, to: string): Promise<string> {
  for (const until = Date.now() + 30_000; Date.now() < until; await setTimeout(200)) {
    const { rows } = await pool.query<{ text: string }>(
      'select text from mails where kind = $1 and recipient = $2 order by id desc limit 1',
      [kind, to],
    );
    if (rows[0]) return rows[0].text;
  }
  throw new Error(`no ${kind} was mailed to ${to}`);
}

const linked = (text: string, path: string) =>
  new RegExp(`${path}/([\\w-]+)`).exec(text)?.[1] ?? '';

/** Removes and re-adds a household member, who postpones a delivery. */
async function liveTogether(shop: string): Promise<void> {
  const { token } = await ask(shop, 'POST', '/authentication-token', OWNER);
  const { members } = await ask(shop, 'GET', '/household', undefined, token);
  for (const { id } of members)
    await ask(shop, 'DELETE', `/household/members/${id}`, undefined, token);
  await ask(shop, 'POST', '/household/invitations', { email: MEMBER }, token);
  const invitation = linked(await mailed('household-invitation', MEMBER), '/invitation-foyer');
  await ask(shop, 'POST', '/sign-in-link-requests', { email: MEMBER });
  const link = linked(await mailed(SIGN_IN, MEMBER), '/connexion/lien');
  const member = await ask(shop, 'POST', '/authentication-token/link', { linkToken: link });
  const theirs = member.token;
  await ask(shop, 'POST', `/household-invitations/${invitation}/acceptance`, {}, theirs);
  const { shared } = await ask(shop, 'GET', '/household', undefined, theirs);
  const [open] = shared[0].subscriptions.filter((one: { editable: boolean }) => one.editable);
  const date = Temporal.PlainDate.from(open.nextShippingDate).add({ weeks: 1 }).toString();
  const path = `/subscriptions/${open.code}/next-date`;
  await ask(shop, 'PATCH', path, { date, scope: 'next' }, theirs);
  await mailed('household-joined', OWNER.email);
  await mailed('subscription-by-member', OWNER.email);
}

/**
 * Waits until the pictures of a mail are rendered: until then the shop serves an SVG placeholder.
 */
async function drawn(html: string): Promise<void> {
  for (const [, address = ''] of html.matchAll(/<img[^>]+src="([^"]+)"/g)) {
    const picture = address.replaceAll('&amp;', '&');
    const until = Date.now() + 300_000;
    const isThere = async () =>
      !(await fetch(picture)).headers.get('content-type')?.includes('svg');
    while (!(await isThere())) {
      if (Date.now() > until) throw new Error(`${picture} was not drawn`);
      await setTimeout(300);
    }
  }
}

async function draw(page: Page, { kind, html }: Written, origin: string): Promise<string> {
  const own = html.replaceAll(/https?:\/\/[\w.-]+(:\d+)?(?=\/(media|apple))/g, origin);
  await drawn(own);
  await page.setContent(own, { waitUntil: 'networkidle' });
  const picture = sharp(await page.screenshot({ fullPage: true }));
  const file = join(PICTURES, `${kind}.webp`);
  await picture.webp({ quality: 70 }).toFile(file);
  return file;
}

/** Removes host names and tokens, which are meaningless in the document. */
const withoutHost = (text: string) =>
  text
    .replaceAll(/http:\/\/localhost(:\d+)?/g, 'https://gamelle.example')
    .replaceAll(/(\/(connexion\/lien|invitation-foyer)\/)[\w-]+/g, '$1…');

const sectionOf = ({ kind, subject, text }: Written): string =>
  `## ${subject}\n\n\`${kind}\`\n\n![${subject}](images/mails/${kind}.webp)\n\n` +
  `<details><summary>En texte</summary>\n\n\`\`\`\n${withoutHost(text.trim())}\n\`\`\`\n\n</details>\n`;

const folder = await createFilledFolder();
const pool = createPool(folder.url, 1);
const browser = await chromium.launch(await headless());
try {
  if (!onlySignIn) {
    const shop = await startShopProcess({ dataDir: folder.path });
    try {
      await liveTogether(shop.url);
    } finally {
      await shop.stop();
    }
  }
  for (const { days, afterwards } of onlySignIn ? [] : MOVES) {
    await run(process.execPath, ['build/server/index.js', 'clock', `+${days}d`], {
      env: { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', SHOP_ENV: 'test' },
    });
    if (afterwards) await pool.query(afterwards);
    console.log(`${days} days went by.`);
  }
  // Pictures are rendered when a mail requests them.
  const shop = await startShopProcess({ dataDir: folder.path });
  try {
    await askForLink(shop.url);
    if (!onlySignIn) rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
    const { rows: all } = await pool.query<Written>(LATEST);
    const rows = all.filter(({ kind }) => !onlySignIn || kind === SIGN_IN);
    for (const mail of rows) console.log(await draw(page, mail, shop.url));
    const head = `# Mails\n\nEvery mail of the life of an order, of a subscription and of a household, and the link that signs in, as the demonstration shop wrote it.\nDrawn by \`npm run shop -- mails\`.\n\n`;
    // It comes last.
    const others = onlySignIn
      ? readFileSync(FILE, 'utf8').split(/\n(?=## .*\n\n`signInLink`)/)[0]
      : head;
    writeFileSync(FILE, `${others}${onlySignIn ? '\n' : ''}${rows.map(sectionOf).join('\n')}`);
  } finally {
    await shop.stop();
  }
} finally {
  await browser.close();
  await pool.end();
  await folder.remove();
}
