import { Hono } from 'hono';
import type { RequestHandler } from 'react-router';
import { DocumentCache } from '#platform/http/document-cache.ts';
import { type RequestEnv, requestContext } from '#platform/http/request-context.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { ContentCache } from '#services/content.ts';
import { createServices } from './api.ts';
import { documentHandler } from './documents.ts';
import type { Machine } from './schema.ts';

const DOCUMENT_CACHE_BYTES = 64 * 1024 * 1024;

export interface Server {
  app: Hono<RequestEnv>;
  /** Forgets every public document and content answer: something they show has changed. */
  forgetDocuments(): void;
}

/** The request pipeline, top to bottom: health, services, pages. */
export function createServer(
  machine: Machine,
  pages: RequestHandler,
  clientFolder: string,
): Server {
  const { config, log, clock } = machine;
  const milliseconds = () => clock.now().epochMilliseconds;
  const documents = new DocumentCache(DOCUMENT_CACHE_BYTES, milliseconds, (error) =>
    log.error({ err: error }, 'document renewal failed'),
  );
  const contentCache = new ContentCache(milliseconds);
  const services = createServices(machine);
  const app = new Hono<RequestEnv>();

  app.use(requestContext(log));
  app.get('/healthz', (c) => c.text('ok'));
  app.use(staticFiles(clientFolder, (error) => log.error({ err: error }, 'file unreadable')));
  app.all('/api/*', (c) =>
    services.fetch(c.req.raw, { requestId: c.var.requestId, log: c.var.log }),
  );
  app.all(
    '*',
    documentHandler({
      config,
      pages,
      documents,
      contentCache,
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
