import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ShopEnv } from '#modules/channels/server/shop-env.ts';
import { apiApplication } from '#platform/http/api-app.ts';
import type { Log } from '#platform/log.ts';
import { statusOf, words } from './refusals.ts';
import type { Machine } from './schema.ts';

/** Who is behind a call to our services: its id and its log travel with it, also in process. */
export interface ServiceCaller {
  requestId: string;
  log: Log;
}

type ServiceEnv = ShopEnv & { Bindings: ServiceCaller };

/** LIST 2: every HTTP surface. Each module's routes are mounted here and nowhere else. */
export function createServices(machine: Machine) {
  const shop = application(machine);
  const content = application(machine);
  return (request: Request, caller: ServiceCaller): Response | Promise<Response> => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/api/v2/')
      ? shop.fetch(request, caller)
      : content.fetch(request, caller);
  };
}

function application(machine: Machine): OpenAPIHono<ServiceEnv> {
  const app = apiApplication<ServiceEnv>(statusOf, words, (error, c) =>
    c.get('log').error({ err: error }, 'request failed'),
  );
  app.use(async (c, next) => {
    c.set('machine', machine);
    c.set('requestId', c.env.requestId);
    c.set('log', c.env.log);
    await next();
  });
  return app;
}
