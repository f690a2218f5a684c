import { Hono } from 'hono';
import { assertAnswers } from '#platform/database.ts';
import type { createMetrics } from '#platform/http/metrics.ts';
import type { RequestEnv } from '#platform/http/request-context.ts';
import type { Services } from './api.ts';
import type { Machine } from './schema.ts';

/** What those who run the shop look at: liveness, readiness, figures. */
export function operations(machine: Machine, metrics: ReturnType<typeof createMetrics>) {
  const app = new Hono<RequestEnv>();
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    try {
      await assertAnswers(machine.db);
      return c.text('ready');
    } catch (error) {
      c.var.log.error({ err: error }, 'not ready');
      return c.text('the database does not answer', 503);
    }
  });
  app.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  return app;
}

/** The machine-readable description of both APIs; the page that shows it is in build/client. */
export function apiDescriptions(services: Services) {
  const app = new Hono<RequestEnv>();
  const { shop, content } = services.describe();
  app.get('/shop.json', (c) => c.json(shop));
  app.get('/content.json', (c) => c.json(content));
  return app;
}
