import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createServer } from '../../src/server/server.ts';
import type { TestShop } from './shop.ts';

/** The whole pipeline on a port of its own, without the pages. Its `url` may be used inside tests. */
export function apiServer({ appContext }: TestShop): { url: string } {
  const running = { url: '' };
  const noPages = async () => new Response('no pages here', { status: 404 });
  beforeAll(async () => {
    const { listener } = createServer(appContext, noPages, appContext.dataDir);
    const server = createHttpServer(listener).listen(0);
    afterAll(() => server.close());
    await new Promise((listening) => server.once('listening', listening));
    running.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  return running;
}
