import { Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { devMail } from '#platform/http/dev-mail.ts';
import { DocumentCache } from '#platform/http/document-cache.ts';
import { createMetrics } from '#platform/http/metrics.ts';
import { type RequestEnv, requestContext } from '#platform/http/request-context.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { ContentCache } from '#services/content.ts';
import { botVerifierStandin } from '#standins/bot-verifier.ts';
import { CARD_PROVIDER_PATH, cardProviderStandin } from '#standins/card-provider/index.ts';
import { devPages } from '#standins/dev-pages.ts';
import { createServices, mediaRoutes } from './api.ts';
import { documentHandler } from './documents.ts';
import { apiDescriptions, operations } from './operations.ts';
import type { Machine } from './schema.ts';

const MEGABYTE = 1024 * 1024;

export interface Server {
  app: Hono<RequestEnv>;
  /** Forgets every public document and content answer: something they show has changed. */
  forgetDocuments(): void;
}

/** The request pipeline, top to bottom: operations, files, services, pages. */
export function createServer(
  machine: Machine,
  pages: RequestHandler,
  clientFolder: string,
): Server {
  const { config, log, clock } = machine;
  const milliseconds = () => clock.now().epochMilliseconds;
  const onProblem = (error: unknown) => log.error({ err: error }, 'document renewal failed');
  const documents = new DocumentCache(config.DOCUMENT_CACHE_MB * MEGABYTE, milliseconds, onProblem);
  const contentCache = new ContentCache(milliseconds);
  const services = createServices(machine);
  const cardProvider = cardProviderStandin(machine);
  const metrics = createMetrics();
  const app = new Hono<RequestEnv>();

  app.use(requestContext(log, config.TRUSTED_PROXIES));
  app.use(metrics.measure);
  app.use(securityHeaders(config.PUBLIC_SCHEME === 'https'));
  app.route('/', operations(machine, metrics));
  if (!config.isProduction) app.route('/_dev/', devPages());
  if (!config.isProduction) app.route('/_dev/mail/', devMail(machine.db));
  app.route('/', mediaRoutes(machine.dataDir));
  app.use(staticFiles(clientFolder, onProblem));
  if (!config.isProduction)
    app.all(`${CARD_PROVIDER_PATH}/*`, (c) => cardProvider.fetch(c.req.raw));
  if (!config.isProduction) app.route('/', botVerifierStandin(config.FR_HOST));
  app.route('/api/docs/', apiDescriptions(services));
  app.all('/api/*', (c) => services.fetch(c.req.raw, c.var));
  app.all('/search/*', (c) => services.fetch(c.req.raw, c.var));
  app.all(
    '*',
    documentHandler({
      config,
      pages,
      documents,
      contentCache,
      now: clock.now,
      inProcess: (caller) => async (request) => services.fetch(request, caller),
    }),
  );
  return {
    app,
    forgetDocuments: () => {
      documents.clear();
      contentCache.clear();
    },
  };
}
