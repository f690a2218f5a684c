import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log.ts';
import { createServices } from '../../src/registry/api.ts';
import { createServer } from '../../src/server/server.ts';
import { testShop } from '../support/shop.ts';
import { stockShop } from '../support/stocked-shop.ts';
import { type Operation, operationsOf, type Schema } from './operations.ts';

const shop = testShop();
/** What a key looks like; nothing of it may be found in a log. */
const MARK = 'kZ7rQx9SECRETwLm3vTb8nYp2dHf5gJc4sRa6eUo1iN';
const lines: string[] = [];
const server = createHttpServer((request, response) => listener(request, response));
let listener: ReturnType<typeof createServer>['listener'];
let url: string;

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const answering = async () => new Response('a page');
  const addresses = ['commande/:token/', 'mot-de-passe-oublie/:token/', '*'];
  const pages = addresses.map((address) => ({ id: address, address }));
  ({ listener } = createServer({ ...shop.appContext, log }, answering, '/nowhere', pages));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => stockShop(shop.appContext));
afterAll(() => server.close());

/** A body that holds the mark wherever a text fits. */
function marked(schema: Schema | null | undefined, depth = 0): unknown {
  if (!schema || depth > 4) return MARK;
  const shape = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0] ?? schema;
  const { type, properties, items } = shape;
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, marked(one, depth + 1)]),
    );
  if (type === 'array' || items) return [marked(items, depth + 1)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return `${MARK}@exemple.fr`;
}

async function send({ method, path, query, body, bodyType }: Operation): Promise<number> {
  const address = new URL(path.replaceAll(/\{[^}]+\}/g, MARK), url);
  for (const { name } of query) address.searchParams.set(name, MARK);
  address.searchParams.set('token', MARK);
  address.searchParams.set('channelCode', 'FR_WEB');
  const isJson = bodyType?.includes('json');
  const headers = new Headers({
    authorization: `Bearer ${MARK}`,
    cookie: `session=${MARK}`,
    'idempotency-key': MARK,
    'stripe-signature': MARK,
    'if-match': `"${MARK}"`,
    'user-agent': MARK,
    referer: `http://localhost/commande/${MARK}/`,
  });
  if (bodyType) headers.set('content-type', isJson ? bodyType : 'application/octet-stream');
  const answer = await fetch(address, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers,
    body: body ? JSON.stringify(marked(body)) : null,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test('R-09 no operation of the documents leaves a key in the log, wherever the key stood', async () => {
  const operations = operationsOf(createServices(shop.appContext), ['shop', 'content', 'admin']);
  for (const operation of operations) await send(operation);
  expect(lines.length).toBeGreaterThanOrEqual(operations.length);
  const found = lines.filter((line) => line.toLowerCase().includes(MARK.toLowerCase()));
  expect(found).toEqual([]);
  const paths = new Set(lines.map((line) => JSON.parse(line).path));
  expect(paths).toContain('/api/v2/shop/reset-password-requests/:token');
  expect(paths).toContain('/api/v2/shop/orders/:token/items');
});

test('R-09 pages are named by their pattern too, and so is what nobody knows', async () => {
  lines.length = 0;
  for (const path of [`/commande/${MARK}/`, `/commande/${MARK}.data`, `/${MARK}`, `/_dev/${MARK}`])
    await (await fetch(url + path)).arrayBuffer();
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
});

test('R-09 an error of the database is written without the values it quotes', async () => {
  lines.length = 0;
  const log = createLog('info', { write: (line) => lines.push(line) });
  const failed = await shop.database.pool
    .query(`select '${MARK}'::integer`)
    .catch((error: unknown) => error);
  log.error({ err: failed }, 'request failed');
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(MARK);
  expect(lines.join()).toContain('22P02');
});
