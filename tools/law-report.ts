/**
 * `npm run shop -- law-report`: each rule of commerce law with its tests, their results and
 * evidence, as one HTML file. Starts a shop on a copy of the demonstration, deleted afterwards.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createPool } from '#platform/database.ts';
import { createFilledFolder } from '../tests/support/data-folder.ts';
import { startShopProcess } from '../tests/support/shop-process.ts';
import { type Evidence, type LawRule, lawRules, type TestName } from './law-rules.ts';

const FILE = 'law-report.html';
const SNIPPET = 160;

interface Ran {
  title: string;
  passed: boolean;
}
interface Shown {
  label: string;
  /** Null when it was not found: then the rule is violated. */
  html: string | null;
}
type Pool = ReturnType<typeof createPool>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Runs the files of the tests that are named, once; answers each test by file and whole title. */
async function runTests(names: readonly TestName[]): Promise<Map<string, Ran[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'law-'));
  const output = join(folder, 'results.json');
  const files = [...new Set(names.map(([file]) => file))];
  const parameters = ['run', '--reporter=json', `--outputFile=${output}`, ...files];
  const vitest = spawn(join('node_modules', '.bin', 'vitest'), parameters, { stdio: 'ignore' });
  await new Promise((done) => vitest.once('exit', done));
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
    testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  rmSync(folder, { recursive: true, force: true });
  return new Map(
    testResults.map(({ name, assertionResults }) => [
      relative(process.cwd(), name),
      assertionResults.map(({ fullName, status }) => ({
        title: fullName,
        passed: status === 'passed',
      })),
    ]),
  );
}

/** Titles that come from a table have its values in place of `%s`. */
const matching = (ran: readonly Ran[], title: string): Ran[] =>
  ran.filter((one) => one.title.includes(title));

const plain = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');

/** The words around a match. */
function nearby(text: string, says: string): string | null {
  const at = text.indexOf(says);
  if (at < 0) return null;
  const [from, to] = [Math.max(0, at - SNIPPET), at + says.length + SNIPPET];
  return `… ${escaped(text.slice(from, at))}<mark>${escaped(says)}</mark>${escaped(text.slice(at + says.length, to))} …`;
}

async function show(
  evidence: Evidence,
  site: { url: string; product: string; pool: Pool },
): Promise<Shown> {
  if ('page' in evidence) {
    const path = evidence.page.replace('{product}', site.product);
    const text = plain(await (await fetch(site.url + path)).text());
    return { label: `Page ${path}`, html: nearby(text, evidence.says) };
  }
  if ('mail' in evidence) {
    const found = await site.pool.query<{ text: string }>(
      'select text from mails where kind = $1 order by id limit 1',
      [evidence.mail],
    );
    const text = (found.rows[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    return { label: 'E-mail', html: nearby(text, evidence.says) };
  }
  if ('pdf' in evidence) {
    const { rows } = await site.pool.query<{ number: string; pdf: Buffer }>(
      'select i.number, f.pdf from invoices i join invoice_files f on f.invoice_id = i.id order by i.id limit 1',
    );
    const [found] = rows;
    const link = found
      ? `<a download="${found.number}.pdf" href="data:application/pdf;base64,${found.pdf.toString('base64')}">${found.number}.pdf</a>`
      : null;
    return { label: 'Facture', html: link };
  }
  const { rows, fields } = await site.pool.query(evidence.rows);
  const head = fields.map(({ name }) => `<th>${escaped(name)}</th>`).join('');
  const lines = rows.map(
    (row) =>
      `<tr>${fields.map(({ name }) => `<td>${escaped(String(row[name] ?? ''))}</td>`).join('')}</tr>`,
  );
  const table = `<table><tr>${head}</tr>${lines.join('')}</table>`;
  return { label: evidence.label, html: rows.length > 0 ? table : null };
}

interface Judged {
  rule: LawRule;
  state: 'kept' | 'open' | 'broken';
  tests: { name: TestName; ran: Ran[] }[];
  shown: Shown[];
}

function judge(rule: LawRule, results: Map<string, Ran[]>, shown: Shown[]): Judged {
  const tests = rule.tests.map((name) => ({
    name,
    ran: matching(results.get(name[0]) ?? [], name[1]),
  }));
  const holds =
    tests.every(({ ran }) => ran.length > 0 && ran.every(({ passed }) => passed)) &&
    shown.every(({ html }) => html !== null);
  const state = holds ? (rule.open ? 'open' : 'kept') : 'broken';
  return { rule, state, tests, shown };
}

const STATE = { kept: 'Tenue', open: 'Ouverte', broken: 'Non tenue' };

function sectionOf({ rule, state, tests, shown }: Judged): string {
  const proofs = tests.map(({ name: [file, title], ran }) => {
    const isGood = ran.length > 0 && ran.every(({ passed }) => passed);
    return `<li>${isGood ? '✓' : '✗'} ${escaped(title)} <code>${escaped(file)}</code></li>`;
  });
  const evidence = shown.map(
    ({ label, html }) =>
      `<dt>${escaped(label)}</dt><dd>${html ?? '<strong>introuvable</strong>'}</dd>`,
  );
  return `<section class="${state}"><h2>${escaped(rule.ids)} <span>${STATE[state]}</span></h2>
<p>${escaped(rule.what)}.${rule.open ? ` <em>${escaped(rule.open)}</em>` : ''}</p>
<h3>Contrôles automatiques</h3><ul>${proofs.join('') || '<li>aucun : voir les pièces</li>'}</ul>
<h3>Pièces</h3><dl>${evidence.join('') || '<dd>aucune en dehors des contrôles</dd>'}</dl></section>`;
}

function pageOf(judged: readonly Judged[]): string {
  const count = (state: Judged['state']) => judged.filter((one) => one.state === state).length;
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' }).format(
    Temporal.Now.instant().epochMilliseconds,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Rapport juridique de la boutique</title><style>
body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2a22}h1,h2,h3{font-family:sans-serif}
section{border:1px solid #c9d3c6;border-left:6px solid #2f6b3f;padding:.5rem 1.25rem;margin:1.25rem 0}section.open{border-left-color:#b7791f}
section.broken{border-left-color:#b3261e}h2 span{float:right;font-size:1rem}h3{font-size:.95rem;margin:.75rem 0 .25rem}
table{border-collapse:collapse;font:13px monospace}th,td{border:1px solid #c9d3c6;padding:.2rem .5rem;text-align:left}mark{background:#f4e6a6}
code{font-size:.8rem;color:#55635a}dt{font-weight:bold}dd{margin:0 0 .5rem;overflow-x:auto}</style></head><body>
<h1>Rapport juridique de la boutique</h1>
<p>Établi le ${day} sur la boutique de démonstration. ${judged.length} règles : ${count('kept')} tenues, ${count('open')} ouvertes, ${count('broken')} non tenues.
Une règle est tenue quand tous ses contrôles réussissent et que toutes ses pièces sont là. Ce rapport aide un juriste ; il ne remplace pas son avis.</p>
${judged.map(sectionOf).join('\n')}</body></html>\n`;
}

console.log(`Runs the tests of ${lawRules.length} rules; this takes some minutes.`);
const results = await runTests(lawRules.flatMap(({ tests }) => tests));
const folder = await createFilledFolder();
const pool = createPool(folder.url, 1);
try {
  const shop = await startShopProcess({ dataDir: folder.path });
  try {
    const { rows } = await pool.query<{ slug: string }>(
      `select slug from products where status = 'sold' and sku = 'PR000201'`,
    );
    const site = { url: shop.url, product: `/produits/${rows[0]?.slug}/`, pool };
    const judged: Judged[] = [];
    for (const rule of lawRules) {
      const shown: Shown[] = [];
      for (const evidence of rule.evidence) shown.push(await show(evidence, site));
      judged.push(judge(rule, results, shown));
    }
    writeFileSync(FILE, pageOf(judged));
    for (const { rule, state } of judged) console.log(`${STATE[state].padEnd(10)} ${rule.ids}`);
    console.log(`${FILE}: open it in a browser.`);
    if (judged.some(({ state }) => state === 'broken')) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await pool.end();
  await folder.remove();
}
