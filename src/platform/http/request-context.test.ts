import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { type RequestEnv, requestContext } from './request-context.ts';

const lines: { msg: string; status?: number }[] = [];
const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
const metrics = createMetrics();
const isLeft = Promise.withResolvers<void>();
const app = new Hono<RequestEnv>();
app.use(requestContext(log, 0));
app.use(metrics.measure);
app.get('/slow', async (c) => {
  await isLeft.promise;
  return c.text('what a loader that was stopped leaves', 500);
});
app.get('/broken', (c) => c.text('', 500));
app.get('/', (c) => c.text('home'));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

test('R-30 what a visitor gave up counts as given up, and a fault of ours as a fault', async () => {
  const connected = once(server, 'request');
  const visitor = request({ port, path: '/slow', agent: false });
  visitor.once('error', () => undefined);
  visitor.end();
  const [{ socket }] = await connected;
  const closed = once(socket, 'close');
  visitor.destroy();
  await closed;
  isLeft.resolve();
  await expect.poll(() => lines).toMatchObject([{ status: 499 }]);
  await fetch(`http://127.0.0.1:${port}/broken`);
  expect(lines.at(-1)).toMatchObject({ status: 500 });
  const text = await metrics.text();
  expect(text).toContain('section="other",status="499"');
});

test('R-06 X-Forwarded-For that is not believed is told once', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let nth = 0; nth < 3; nth += 1) await fetch(`http://127.0.0.1:${port}/`, { headers });
  expect(lines.filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});
