import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { cacheFigures } from '#kit/cache.ts';
import { calledOrigin } from '#modules/channels/server/index.ts';
import { countOpenFindings } from '#modules/payments/server/index.ts';
import { countDueDeliveries } from '#modules/renewals/server/index.ts';
import type { Config } from '#platform/config.ts';
import { listQueues } from '#platform/failed-jobs.ts';
import { apiDocsPage } from '#platform/http/api-docs.ts';
import type { Metrics } from '#platform/http/metrics.ts';
import type { RequestEnv } from '#platform/http/request-context.ts';
import { createReadiness } from '#platform/readiness.ts';
import type { Services } from '#registry/api.ts';
import type { AppContext } from '#registry/schema.ts';

const CACHE_HELP = {
  entries: 'What this process keeps so as not to make it again, by cache',
  bytes: 'Bytes it takes, keys included, about',
  hits: 'How often it was found since the start',
  misses: 'How often it had to be made since the start',
};

/** Endpoints for operations: liveness, readiness, metrics. */
export function operations(appContext: AppContext, metrics: Metrics) {
  metrics.gauge({
    name: 'payment_findings_open',
    label: 'kind',
    help: 'Money somebody has to look at, by kind; `npm run shop -- match` names each',
    read: () => readFindings(appContext),
  });
  metrics.gauge({
    name: 'subscription_deliveries_due',
    label: 'standing',
    help: 'Deliveries whose day has come and that are not paid; `npm run shop -- subscriptions`',
    read: () => readDeliveries(appContext),
  });
  metrics.gauge({
    name: 'jobs',
    label: 'standing',
    help: 'Jobs that wait, run, or were tried as often as they may be',
    read: () => readJobs(appContext),
  });
  metrics.gauge({
    name: 'read_replica',
    label: 'standing',
    help: '1 beside how the replica of DATABASE_READ_URL stands: level, behind or away; else 0',
    read: async () => {
      const standing = appContext.reads.standing();
      const possible = ['level', 'behind', 'away'] as const;
      return standing ? possible.map((of) => ({ of, value: of === standing ? 1 : 0 })) : [];
    },
  });
  for (const figure of ['entries', 'bytes', 'hits', 'misses'] as const)
    metrics.gauge({
      name: `cache_${figure}`,
      label: 'cache',
      help: CACHE_HELP[figure],
      read: async () => cacheFigures().map((one) => ({ of: one.name, value: one[figure] })),
    });
  const readProblem = createReadiness(appContext);
  const app = new Hono<RequestEnv>();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    const problem = await readProblem();
    if (problem === null) return c.text('ready');
    // The endpoint is public, so the problem is only logged.
    c.var.log.error({ err: problem }, 'not ready');
    return c.text('not ready', 503);
  });
  app.get('/metrics', async (c) => {
    const { METRICS_TOKEN: token, isProduction } = appContext.config;
    const isOpen = token === undefined && !isProduction;
    // A 404 instead of a 401 does not reveal that metrics exist.
    if (!isOpen && !isBearer(c.req.header('authorization'), token)) return c.text('Not Found', 404);
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });
  return app;
}

/** Compares in constant time. */
function isBearer(given: string | undefined, token: string | undefined): boolean {
  if (token === undefined || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`));
}

async function readFindings({ db, log }: AppContext) {
  try {
    const counts = await countOpenFindings(db);
    return counts.map(({ kind, count }) => ({ of: kind, value: count }));
  } catch (error) {
    // During a database outage the other metrics are needed most, so only this one is omitted.
    log.error({ err: error }, 'the open findings could not be counted');
    return [];
  }
}

async function readDeliveries({ db, clock, log }: AppContext) {
  try {
    return await countDueDeliveries(db, clock.today());
  } catch (error) {
    log.error({ err: error }, 'the deliveries that are due could not be counted');
    return [];
  }
}

async function readJobs({ db, log }: AppContext) {
  try {
    const queues = await listQueues(db);
    return (['waiting', 'active', 'failed'] as const).map((standing) => ({
      of: standing,
      value: queues.reduce((sum, queue) => sum + queue[standing], 0),
    }));
  } catch (error) {
    log.error({ err: error }, 'the jobs could not be counted');
    return [];
  }
}

const DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** In the order of the page. */
const SURFACES = ['shop', 'content', 'search', 'images', 'campaigns', 'admin'] as const;

/**
 * API descriptions: an HTML page and OpenAPI documents. Generated at the first request, because it
 * takes a quarter of the start-up time and is rarely used.
 */
export function apiDescriptions(services: Services, config: Config) {
  const app = new Hono<RequestEnv>();
  let written: ReturnType<Services['describe']> | undefined;
  const describe = () => {
    written ??= services.describe();
    return written;
  };
  let page: ReturnType<typeof apiDocsPage> | undefined;
  for (const name of SURFACES)
    app.get(`/${name}.json`, (c) => {
      const { info, ...described } = describe()[name];
      const servers = [{ url: calledOrigin(c.req.url, config) }];
      return c.json({ openapi: '3.1.0', info, servers, ...described });
    });
  app.get('/', async (c) => {
    page ??= apiDocsPage(
      SURFACES.map((name) => ({
        json: `/api/docs/${name}.json`,
        description: describe()[name],
      })),
    );
    c.header('content-security-policy', DOCS_POLICY);
    return c.html(await page);
  });
  return app;
}
