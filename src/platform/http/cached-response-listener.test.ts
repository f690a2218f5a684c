import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { cachePublicReads } from './cache-public-reads.ts';
import { cachedResponseListener } from './cached-response-listener.ts';
import { DocumentCache } from './document-cache.ts';
import { createMetrics } from './metrics.ts';
import { type RequestEnv, requestContext } from './request-context.ts';
import { RoutePatterns } from './route-patterns.ts';
import { securityHeaders } from './security-headers.ts';

const log = createLog('silent');
const metrics = createMetrics();
let rendered = 0;
let minutes = 0;
const cache = new DocumentCache(
  1_000_000,
  () => minutes * 60_000,
  () => undefined,
);
const app = new Hono<RequestEnv>();
app.use(requestContext(log, 0));
app.use(metrics.measure);
app.use(securityHeaders(true));
app.get('/api/*', (c) =>
  cachePublicReads(
    c,
    cache,
    (path) => path.startsWith('/api/public'),
    () => {
      rendered += 1;
      const text = `${rendered} ${c.req.header('accept-language') ?? ''} `.padEnd(3000, 'x');
      return c.json({ text });
    },
  ),
);
const pipeline = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server: Server = createServer(
  cachedResponseListener(
    { caches: [cache], lines: log, metrics, patterns: new RoutePatterns(), secure: true },
    pipeline,
  ),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers });
  return { response, body: await response.text() };
};

beforeEach(() => {
  cache.clear();
  rendered = 0;
});

test('what is kept is answered as it was answered before, headers and all', async () => {
  const first = await read('/api/public/a');
  const second = await read('/api/public/a');
  expect(rendered).toBe(1);
  expect(second.body).toBe(first.body);
  const volatile = ['date', 'x-request-id', 'content-length', 'transfer-encoding'];
  const outcome = ({ response }: typeof first) =>
    [...response.headers].filter(([name]) => !volatile.includes(name));
  expect(outcome(second)).toEqual(outcome(first));
  expect(second.response.headers.get('x-request-id')).not.toBe(
    first.response.headers.get('x-request-id'),
  );
  expect(second.response.headers.get('strict-transport-security')).toContain('max-age');
});

test('an answer in another language is another answer', async () => {
  await read('/api/public/a', { 'accept-language': 'fr' });
  const other = await read('/api/public/a', { 'accept-language': 'nl' });
  expect(other.body).toContain('nl');
});

test('a caller with a token, and what is not public, is answered anew each time', async () => {
  await read('/api/public/a');
  await read('/api/public/a', { authorization: 'Bearer x' });
  await read('/api/private');
  await read('/api/private');
  expect(rendered).toBe(4);
});

test('a known tag is answered with 304, and changed content with the new answer', async () => {
  const { response } = await read('/api/public/a');
  const etag = response.headers.get('etag') ?? '';
  const again = await read('/api/public/a', { 'if-none-match': etag });
  expect(again.response.status).toBe(304);
  cache.clear();
  const changed = await read('/api/public/a', { 'if-none-match': etag });
  expect(changed.response.status).toBe(200);
  expect((await read('/api/public/a')).body).toBe(changed.body);
});

test('after an hour it is answered once more as it was, then anew', async () => {
  const first = await read('/api/public/a');
  minutes += 61;
  expect((await read('/api/public/a')).body).toBe(first.body);
  await expect.poll(async () => (await read('/api/public/a')).body).not.toBe(first.body);
});

test('a document is sent in the coding the client reads', async () => {
  await read('/api/public/a', { 'accept-encoding': 'gzip' });
  const packed = await read('/api/public/a', { 'accept-encoding': 'gzip' });
  expect(packed.response.headers.get('content-encoding')).toBe('gzip');
  const plain = await read('/api/public/a', { 'accept-encoding': 'identity' });
  expect(plain.response.headers.get('content-encoding')).toBeNull();
  expect(plain.body).toBe(packed.body);
});
