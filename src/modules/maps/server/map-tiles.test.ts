import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { AppContext } from '#registry/schema.ts';
import { mapTileRoutes } from './http.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const LILLE = '12/2082/1384';

/** A fake map service that records requests and can fail. */
async function mapService() {
  const queries: { url: string; headers: Record<string, unknown> }[] = [];
  const service = {
    queries,
    url: '',
    send: (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    },
  };
  const server = createServer((request, response) => {
    queries.push({ url: request.url ?? '', headers: request.headers });
    service.send(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => server.close().closeAllConnections();
  onTestFinished(() => void close());
  const { port } = server.address() as AddressInfo;
  service.url = `http://127.0.0.1:${port}/wmts?TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`;
  return { ...service, service, close };
}

function routesWith(url: string | undefined) {
  const warnings: unknown[] = [];
  let now = Temporal.Instant.from('2026-11-26T10:00:00Z');
  const routes = mapTileRoutes({
    config: { MAP_TILES_URL: url, MAP_TILES_CREDIT: '© IGN' },
    clock: { now: () => now },
    log: { warn: (entry: unknown) => warnings.push(entry) },
  } as unknown as AppContext);
  const later = (hours: number) => {
    now = now.add({ hours });
  };
  return { ask: (path: string) => routes.request(`/map-tiles/${path}`), warnings, later };
}

test('LOC-07 a tile is fetched once, without anything of the visitor, and lasts a week', async () => {
  const { service, queries } = await mapService();
  const { ask, later } = routesWith(service.url);
  const answers = await Promise.all([ask(LILLE), ask(LILLE)]);
  const again = await ask(LILLE);
  for (const answer of [...answers, again]) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
  }
  expect(queries.map(({ url }) => url)).toEqual(['/wmts?TILEMATRIX=12&TILEROW=1384&TILECOL=2082']);
  expect(Object.keys(queries[0]?.headers ?? {})).not.toContain('x-forwarded-for');
  expect(Object.keys(queries[0]?.headers ?? {})).not.toContain('cookie');
  later(24 * 7 + 1);
  await ask(LILLE);
  expect(queries).toHaveLength(2);
});

test('LOC-07 what is no tile, or lies abroad, is never asked for', async () => {
  const { service, queries } = await mapService();
  const { ask } = routesWith(service.url);
  for (const path of ['12/1205/1539', '3/4/2', '12/2082/1384.png', '12/2082', '%2e%2e/etc'])
    expect((await ask(path)).status, path).toBe(404);
  expect(queries).toEqual([]);
});

test('LOC-07 a service that is broken, slow to say no or away is a 503 to come back after, and asked again', async () => {
  const { service, queries, close } = await mapService();
  const { ask, warnings } = routesWith(service.url);
  const send = service.send;
  const broken: ((response: ServerResponse) => void)[] = [
    (response) => void response.writeHead(500).end(),
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>limit</p>'),
    (response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(300_000)),
    (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (response) => void response.destroy(),
  ];
  for (const fault of broken) {
    service.send = fault;
    const answer = await ask(LILLE);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(warnings).toHaveLength(broken.length);
  service.send = send;
  expect((await ask(LILLE)).status).toBe(200);
  expect(queries.length).toBeGreaterThan(broken.length);
  close();
  expect((await ask('12/2083/1384')).status).toBe(503);
});

test('LOC-07 where the service has no tile there is none, for a day', async () => {
  const { service, queries } = await mapService();
  service.send = (response) => void response.writeHead(404).end();
  const { ask } = routesWith(service.url);
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await ask(LILLE);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  }
  expect(queries).toHaveLength(1);
});

test('LOC-07 REL-32 at most 32 tiles are under way, the next are told to come back', async () => {
  const { service } = await mapService();
  const waiting: ServerResponse[] = [];
  const send = service.send;
  const all = Promise.withResolvers<void>();
  service.send = (response) => {
    waiting.push(response);
    if (waiting.length === 32) all.resolve();
  };
  const { ask } = routesWith(service.url);
  const first = Array.from({ length: 32 }, (_, index) => ask(`12/${2060 + index}/1384`));
  await all.promise;
  expect((await ask('12/2100/1384')).status).toBe(503);
  for (const response of waiting) send(response);
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
});

test('LOC-07 the maps are told where tiles are, or that there are none', async () => {
  const without = await routesWith(undefined).ask('source.json');
  expect(await without.json()).toEqual({ tiles: null });
  expect((await routesWith(undefined).ask(LILLE)).status).toBe(404);
  const { service } = await mapService();
  expect(await (await routesWith(service.url).ask('source.json')).json()).toEqual({
    tiles: '/map-tiles/{z}/{x}/{y}',
    from: 10,
    to: 17,
    credit: '© IGN',
  });
});
