import { beforeAll } from 'vitest';
import { createServices, type Services } from '../../src/registry/api.ts';
import type { AppContext } from '../../src/registry/schema.ts';
import { testAppContext } from './app-context.ts';
import { type TestDatabase, testDatabase } from './database.ts';

export interface TestShop {
  appContext: AppContext;
  database: TestDatabase;
  /** Sends a request to the services: `shop.request('GET', '/api/v2/shop/channels')`. */
  request(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Response>;
  /** Sends a prepared request unchanged. */
  send(request: Request): Promise<Response>;
}

const contentTypes: Record<string, string> = { PATCH: 'application/merge-patch+json' };

/** The real services over the real database of this test file. Call it once at the top. */
export function testShop(): TestShop {
  const database = testDatabase();
  const appContext = testAppContext(database);
  let services: Services;
  beforeAll(() => {
    services = createServices(appContext);
  });
  return shopOver(appContext, database, () => services);
}

/** Like `testShop`, over any application context. */
export function shopOver(
  appContext: AppContext,
  database: TestDatabase,
  services: () => Services,
): TestShop {
  const send = async (request: Request) => {
    const clientAddress = request.headers.get('x-forwarded-for') ?? '192.0.2.1';
    return services().fetch(request, { requestId: 'test', log: appContext.log, clientAddress });
  };
  return {
    appContext,
    database,
    send,
    request: async (method, path, body, headers) => {
      const init: RequestInit = { method, headers: { accept: 'application/ld+json' } };
      if (body !== undefined) {
        init.body = typeof body === 'string' ? body : JSON.stringify(body);
        Object.assign(init.headers as object, {
          'content-type': contentTypes[method] ?? 'application/ld+json',
        });
      }
      const sent = new Request(`http://localhost${path}`, init);
      for (const [name, value] of new Headers(headers)) sent.headers.set(name, value);
      return send(sent);
    },
  };
}
