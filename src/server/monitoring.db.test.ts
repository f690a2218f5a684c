import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { raiseFinding } from '#modules/payments/server/index.ts';
import { createDatabase, createPool } from '#platform/database.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { type RequestEnv, requestContext } from '#platform/http/request-context.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Database } from '#registry/schema.ts';
import { testShop } from '../../tests/support/shop.ts';
import { operations } from './monitoring.ts';

const shop = testShop();

test('the figures say how much money somebody has to look at, by kind', async () => {
  const app = operations(shop.appContext, createMetrics());
  const figures = async () => (await app.request('/metrics')).text();
  expect(await figures()).toContain('payment_findings_open{kind="overpaid"} 0');
  await transact(shop.appContext, (work) =>
    raiseFinding(work, { kind: 'overpaid', subject: '000000012', details: {} }),
  );
  const text = await figures();
  expect(text).toContain('payment_findings_open{kind="overpaid"} 1');
  expect(text).toContain('payment_findings_open{kind="dispute"} 0');
});

/** Metrics of Prometheus itself. */
const OF_PROMETHEUS = new Set(['up']);
const FIGURE = /\b(?:[a-z]+(?:_[a-z0-9]+)+|up|jobs)\b(?=[{[) ]|$)/g;
const FUNCTIONS = /\b(?:histogram_quantile|min_over_time)\b|\([a-z, ]+\)|\{[^}]*\}/g;

test('R-22 every alarm and every panel looks at a figure there is, and each alarm says what to do', async () => {
  const app = operations(shop.appContext, createMetrics());
  const figures = await (await app.request('/metrics')).text();
  const alerts = readFileSync('docs/monitoring/alerts.yaml', 'utf8');
  const { panels } = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8'));
  const expressions = [
    ...Array.from(alerts.matchAll(/expr: (.*)/g), ([, expression = '']) => expression),
    ...panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
  ];
  const named = new Set(
    expressions.flatMap((expression) => expression.replace(FUNCTIONS, '').match(FIGURE) ?? []),
  );
  expect(named.size).toBeGreaterThan(8);
  const missing = [...named].filter(
    (name) =>
      !OF_PROMETHEUS.has(name) &&
      !figures.includes(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `),
  );
  expect(missing).toEqual([]);
  const names = Array.from(alerts.matchAll(/alert: (\w+)/g), ([, name]) => name);
  const book = readFileSync('docs/operations.md', 'utf8');
  expect(names.filter((name) => !book.includes(`| \`${name}\` |`))).toEqual([]);
});

/** Operations endpoints for a supervisor, with a configurable check interval. */
function supervisorOf(appContext: AppContext) {
  const app = new Hono<RequestEnv>();
  app.use(requestContext(appContext.log, 0));
  app.route('/', operations(appContext, createMetrics()));
  return async () => {
    const answer = await app.request('/readyz');
    return [answer.status, await answer.text()];
  };
}

test('R-22 a shop is ready while database and disk take writes, and asking often writes once', async () => {
  const ask = supervisorOf(shop.appContext);
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(answers.map(String))).toEqual(new Set(['200,ready']));
  const written = await shop.database.pool.query('select xmin::text from readiness');
  expect(await ask()).toEqual([200, 'ready']);
  expect((await shop.database.pool.query('select xmin::text from readiness')).rows).toEqual(
    written.rows,
  );
});

test('R-22 R-17 a database that only reads is not ready, and strangers are not told why', async () => {
  const url = new URL(shop.database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const pool = createPool(url.href, 1);
  const db = createDatabase<Database>(pool);
  const ask = supervisorOf(Object.assign({}, shop.appContext, { db }));
  expect(await ask()).toEqual([503, 'not ready']);
  await pool.end();
});

test('R-22 R-17 a disk that takes nothing is not ready', async () => {
  const dataDir = `${shop.appContext.dataDir}/gone`;
  const ask = supervisorOf(Object.assign({}, shop.appContext, { dataDir }));
  expect(await ask()).toEqual([503, 'not ready']);
});
