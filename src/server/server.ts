import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { isOutage, OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import { campaignConfigurations } from '#modules/campaigns/server/index.ts';
import { siteOrigins } from '#modules/channels/server/index.ts';
import { hostNames } from '#platform/config.ts';
import { eventLoopDelay, eventLoopUse } from '#platform/event-loop.ts';
import { allowedHosts } from '#platform/http/allowed-hosts.ts';
import { builds } from '#platform/http/builds.ts';
import { cachePublicReads } from '#platform/http/cache-public-reads.ts';
import { cachedResponseListener } from '#platform/http/cached-response-listener.ts';
import { crossOrigin } from '#platform/http/cross-origin.ts';
import { devMail } from '#platform/http/dev-mail.ts';
import { DocumentCache } from '#platform/http/document-cache.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { type RequestEnv, requestContext } from '#platform/http/request-context.ts';
import { RoutePatterns } from '#platform/http/route-patterns.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { shedLoad } from '#platform/http/shed-load.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { traceRequests } from '#platform/http/trace-requests.ts';
import { refuseUnreadableForms, refuseZeroCharacter } from '#platform/http/unreadable.ts';
import { requestLines } from '#platform/log.ts';
import { RecentLines } from '#platform/recent-lines.ts';
import { imageRoutes, mapTileRoutes, mediaRoutes } from '#registry/api.ts';
import { isSharedRead } from '#registry/operation-paths.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext } from '#registry/schema.ts';
import { AnswerCache } from '#services/answer-cache.ts';
import { botVerifierStandin } from '#standins/bot-verifier.ts';
import { CARD_PROVIDER_PATH, cardProviderStandin } from '#standins/card-provider/index.ts';
import { payoutsAdmin } from '#standins/card-provider/payouts-admin.ts';
import { carriersAdmin } from '#standins/carriers/carriers-admin.ts';
import { CARRIERS_PATH, carriersStandin } from '#standins/carriers/index.ts';
import { devPages } from '#standins/dev-pages.ts';
import {
  IDENTITY_PROVIDER_PATH,
  identityProviderStandin,
} from '#standins/identity-provider/index.ts';
import { RELAY_NETWORK_PATH, relayNetworkStandin } from '#standins/relay-network/index.ts';
import { relayAdmin } from '#standins/relay-network/relay-admin.ts';
import { browserFaults } from '#standins/switches/browser-faults.ts';
import { NotedCalls } from '#standins/switches/calls.ts';
import { switchesOf } from '#standins/switches/switches.ts';
import { tagManagerStandin } from '#standins/tags.ts';
import { clockMover } from './dev-tools.ts';
import { createFront, type Front } from './front.ts';
import { goesFirst } from './goes-first.ts';
import { apiDescriptions, operations } from './monitoring.ts';
import type { PageRoute } from './pages.ts';
import { visitorFronts } from './visitor-fronts.ts';

const MEGABYTE = 1024 * 1024;
const FILES_MB = 16;
const FOR_EVER = 'public, max-age=31536000, immutable';
const MOST_ANSWERS_MB = 16;
/**
 * Share of the document cache for addresses with a selection or search, because visitors can create
 * any number of them.
 */
const SELECTIONS_SHARE = 1 / 8;

/** Addresses served beside the APIs and the pages, as the log names them. */
const FILES = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/*',
  '/media/*',
  '/images/*',
  '/map-tiles/*',
  '/locales/*',
  '/api/docs/*',
  '/_dev/*',
];

export interface Server {
  listener: RequestListener;
  /** Invalidates every cached document and content answer, because the data changed. */
  forgetDocuments(): void;
}

/** The request pipeline, top to bottom: operations, files, services, pages. */
export function createServer(
  appContext: AppContext,
  pages: RequestHandler,
  clientFolder: string,
  pageRoutes: readonly PageRoute[] = [],
  recent: RecentLines = new RecentLines(),
): Server {
  const { config, log } = appContext;
  const caches = createCaches(appContext);
  const { documents, selections, answers, files } = caches;
  const routeIds = new Set(pageRoutes.map(({ id }) => id));
  const parts = { appContext, pages, routeIds, ...caches };
  const front = createFront(parts);
  const calls = new NotedCalls();
  const fronts = config.isProduction ? null : visitorFronts(front, parts, calls);
  const frontOf = (c: Context) => fronts?.of(c.req.header('cookie'), c.req.url) ?? front;
  const patterns = patternsOf(appContext, front.services, pageRoutes);
  const metrics = createMetrics();
  const secure = config.PUBLIC_SCHEME === 'https';
  const app = new Hono<RequestEnv>();

  app.onError((error, c) => answerFailure(error, c, log));
  app.use(requestContext(log, config.TRUSTED_PROXIES, patterns));
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) app.use(traceRequests(patterns));
  app.use(metrics.measure);
  app.use(securityHeaders(secure));
  app.use(refuseZeroCharacter);
  app.route('/', operations(appContext, metrics));
  if (config.isProduction) app.all('/_dev/*', (c) => c.text('Not Found', 404));
  else mountDevPages(app, appContext, { calls, recent });
  mountFiles(app, appContext, { clientFolder, files, frontOf });
  if (!config.isProduction) mountStandins(app, appContext);
  mountServices(app, appContext, { services: front.services, answers, frontOf });
  app.use(refuseUnreadableForms);
  app.all('*', (c) => frontOf(c).page(c));

  const pipeline = shedLoad(
    {
      goesFirst,
      most: config.MAX_REQUESTS,
      mostDelay: config.MAX_DELAY_MS,
      delay: eventLoopDelay(),
      use: eventLoopUse(),
    },
    log,
    words('service.unavailable') ?? '',
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  const cachedListener = cachedResponseListener(
    {
      caches: [documents, selections, answers, files],
      lines: requestLines(log),
      metrics,
      patterns,
      secure,
    },
    pipeline,
  );
  // Cached public responses are not used for a visitor with development switches.
  const listener: RequestListener = (request, response) =>
    (fronts && switchesOf(request.headers.cookie).length > 0 ? pipeline : cachedListener)(
      request,
      response,
    );
  return {
    listener: allowedHosts(hostNames(config), listener),
    forgetDocuments: () => {
      documents.clear();
      selections.clear();
      answers.clear();
      caches.contentCache.clear();
      caches.searchCache.clear();
      fronts?.forget();
    },
  };
}

/** The caches of the process, each with its own bound. */
function createCaches({ config, log, clock }: AppContext) {
  const milliseconds = () => clock.now().epochMilliseconds;
  const onProblem = (error: unknown) => log.error({ err: error }, 'document renewal failed');
  const cache = (name: string, megabytes: number) =>
    new DocumentCache(megabytes * MEGABYTE, milliseconds, onProblem, name);
  return {
    documents: cache('documents', config.DOCUMENT_CACHE_MB),
    selections: cache('selections', config.DOCUMENT_CACHE_MB * SELECTIONS_SHARE),
    answers: cache('api-answers', Math.min(config.DOCUMENT_CACHE_MB, MOST_ANSWERS_MB)),
    files: cache('files', FILES_MB),
    contentCache: new AnswerCache(milliseconds, { name: 'content' }),
    searchCache: new AnswerCache(milliseconds, { name: 'search', most: 300, lasts: 60_000 }),
  };
}

/** Address patterns for metrics and log, in every language. */
function patternsOf(
  { config }: AppContext,
  services: Front['services'],
  pageRoutes: readonly PageRoute[],
): RoutePatterns {
  const pageAddresses = pageRoutes.map(({ address }) => address);
  const patterns = new RoutePatterns([...FILES, ...services.addresses, ...pageAddresses]);
  for (const code of config.LANGUAGES)
    patterns.add(pageAddresses.map((page) => `/${code}/${page}`));
  return patterns;
}

/** Answers an uncaught error: the log gets the details, the client only the request id. */
function answerFailure(error: Error, c: Context<RequestEnv>, log: AppContext['log']) {
  log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
  const isAway = isOutage(error);
  if (isAway) c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
  const params = { requestId: c.get('requestId') ?? '' };
  const text = words(isAway ? 'service.unavailable' : 'service.failed', params);
  return c.text(text ?? '', isAway ? 503 : 500);
}

/** Serves static files, pictures, build information and translations. */
function mountFiles(
  app: Hono<RequestEnv>,
  appContext: AppContext,
  {
    clientFolder,
    files,
    frontOf,
  }: { clientFolder: string; files: DocumentCache; frontOf: (c: Context) => Front },
): void {
  app.route('/', mediaRoutes(appContext));
  app.route('/', imageRoutes(appContext));
  app.route('/', mapTileRoutes(appContext));
  app.route('/', builds(clientFolder));
  app.get('/locales/*', (c, next) => {
    const texts = frontOf(c).languages.textsAt(c.req.path);
    return texts ? c.json(texts, 200, { 'cache-control': FOR_EVER }) : next();
  });
  app.use(staticFiles(clientFolder, files));
}

/** Mounts the APIs and their documents, with a cache for public reads. */
function mountServices(
  app: Hono<RequestEnv>,
  { config }: AppContext,
  {
    services,
    answers,
    frontOf,
  }: { services: Front['services']; answers: DocumentCache; frontOf: (c: Context) => Front },
): void {
  app.use('/api/*', crossOrigin([...siteOrigins(config), ...config.CORS_ORIGINS]));
  app.get('/api/docs', (c) => c.redirect('/api/docs/', 301));
  app.route('/api/docs/', apiDescriptions(services, config));
  app.all('/api/*', (c) => {
    const { services: own } = frontOf(c);
    const answer = () => own.fetch(c.req.raw, c.var);
    return own === services ? cachePublicReads(c, answers, isSharedRead, answer) : answer();
  });
  app.all('/search/*', (c) => frontOf(c).services.fetch(c.req.raw, c.var));
  app.all('/campaigns/*', (c) => frontOf(c).services.fetch(c.req.raw, c.var));
}

/** Pages to move the clock, show calls and mails, and inject faults: never in production. */
function mountDevPages(
  app: Hono<RequestEnv>,
  appContext: AppContext,
  { calls, recent }: { calls: NotedCalls; recent: RecentLines },
): void {
  app.use(browserFaults(campaignConfigurations));
  app.route(
    '/_dev/',
    devPages({
      clock: appContext.clock,
      calls,
      lines: recent,
      moveClock: clockMover(appContext),
    }),
  );
  app.route('/_dev/mail/', devMail(appContext.db));
  app.route('/_dev/relays/', relayAdmin(appContext));
  app.route('/_dev/payouts/', payoutsAdmin(appContext));
  mountCarriers(app, appContext);
}

/** The stand-ins of external companies' APIs: never in production. */
function mountStandins(app: Hono<RequestEnv>, appContext: AppContext): void {
  const cardProvider = cardProviderStandin(appContext);
  const relayNetwork = relayNetworkStandin(appContext);
  app.all(`${CARD_PROVIDER_PATH}/*`, (c) => cardProvider.fetch(c.req.raw));
  app.all(`${IDENTITY_PROVIDER_PATH}/*`, (c) =>
    identityProviderStandin(appContext).fetch(c.req.raw),
  );
  app.post(RELAY_NETWORK_PATH, (c) => relayNetwork.fetch(c.req.raw));
  app.route('/', botVerifierStandin(appContext.config.FR_HOST));
  app.route('/', tagManagerStandin());
}

/** The stand-ins of carriers, and the page that injects faults into them. */
function mountCarriers(app: Hono<RequestEnv>, appContext: AppContext): void {
  const carriers = carriersStandin(appContext);
  app.route('/_dev/carriers/', carriersAdmin(appContext));
  for (const service of ['sls-ws', 'mondial-relay'])
    app.all(`${CARRIERS_PATH}/${service}/*`, (c) => carriers.fetch(c.req.raw));
}
