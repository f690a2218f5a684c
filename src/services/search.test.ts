import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { SearchClient } from './search.ts';
import { overNetwork } from './service-client.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const host = (listener: RequestListener): Promise<string> =>
  new Promise((ready) => {
    const server = createServer(listener).listen(0, () =>
      ready(`http://localhost:${(server.address() as AddressInfo).port}`),
    );
    servers.push(server);
  });

const client = (...bases: string[]) =>
  new SearchClient({
    cache: new AnswerCache(() => 0),
    hosts: bases.map((base) => ({ base, send: overNetwork('192.0.2.1') })),
    appId: 'APP',
    apiKey: 'KEY',
    channelCode: 'FR_WEB',
  });
const ask = (search: SearchClient) => search.search([{ indexName: 'b2c-products', query: 'a' }]);
const answers: RequestListener = (_, response) =>
  response.end(JSON.stringify({ results: [{ nbHits: 1 }] }));

test('SRC-02 id and key go with each request', async () => {
  const seen: unknown[] = [];
  const base = await host((request, response) => {
    seen.push(request.headers['x-algolia-application-id'], request.headers['x-algolia-api-key']);
    answers(request, response);
  });
  expect(await ask(client(base))).toEqual([{ nbHits: 1 }]);
  expect(seen).toEqual(['APP', 'KEY']);
});

test('SRC-06 SRC-09 a host that stalls is given up with status 0', async () => {
  const base = await host(() => undefined);
  await expect(ask(client(base))).rejects.toMatchObject({ status: 0, message: 'Socket timeout' });
});

test('SRC-07 a redirect is not followed', async () => {
  let followed = false;
  const target = await host(() => {
    followed = true;
  });
  const base = await host((_, response) => response.writeHead(302, { location: target }).end());
  await expect(ask(client(base))).rejects.toMatchObject({ status: 302 });
  expect(followed).toBe(false);
});

test('SRC-10 a host that is down is left for the next one', async () => {
  const down = 'http://localhost:1';
  await expect(ask(client(down))).rejects.toMatchObject({
    status: 0,
    message: 'Network request failed',
  });
  expect(await ask(client(down, await host(answers)))).toEqual([{ nbHits: 1 }]);
});

test('SRC-08 a host that cannot be reached in time gives status 0', async () => {
  const unreachable = new SearchClient({
    cache: new AnswerCache(() => 0),
    hosts: [
      {
        base: 'http://search.test',
        send: async () => {
          throw new TypeError('fetch failed', { cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } });
        },
      },
    ],
    appId: 'APP',
    apiKey: 'KEY',
    channelCode: 'FR_WEB',
  });
  const refused = { name: 'SearchError', status: 0, message: 'Connection timeout' };
  await expect(ask(unreachable)).rejects.toMatchObject(refused);
});

test('SRC-04 the same queries are asked once, also at once; others and later ones again', async () => {
  let requested = 0;
  const base = await host((request, response) => {
    requested += 1;
    answers(request, response);
  });
  let now = 0;
  const cache = new AnswerCache(() => now, { most: 2, lasts: 60_000 });
  const search = new SearchClient({
    cache,
    appId: 'APP',
    apiKey: 'KEY',
    channelCode: 'FR_WEB',
    hosts: [{ base, send: overNetwork('192.0.2.1') }],
  });
  const find = (query: string) => search.search([{ indexName: 'b2c-products', query }]);
  await Promise.all([find('a'), find('a')]);
  await find('a');
  expect(requested).toBe(1);
  now = 60_000;
  await find('a');
  expect(requested).toBe(2);
  // The cache is bounded, because typed queries are not.
  await find('b');
  await find('c');
  await find('a');
  expect(requested).toBe(5);
});
