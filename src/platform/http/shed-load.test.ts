import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { shedLoad } from './shed-load.ts';

const MOST = 3;
const waiting: ServerResponse[] = [];
let delay = 0;
let use = 0;
const goesFirst = (url: string) => /^(\/nl)?\/(panier|api\/v2\/shop\/orders)\//.test(url);
const bounds = { goesFirst, most: MOST, mostDelay: 100, delay: () => delay, use: () => use };
const server = createServer(
  shedLoad(bounds, createLog('silent'), 'Revenez dans un instant.', (_request, response) => {
    waiting.push(response);
  }),
);
let url = '';

beforeAll(async () => {
  server.listen(0);
  await new Promise((done) => server.once('listening', done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('R-18 beyond its bound the shop turns new visitors away, and never a checkout', async () => {
  const first = Array.from({ length: MOST }, () => fetch(`${url}/faq/`));
  await expect.poll(() => waiting.length).toBe(MOST);
  const refused = await fetch(`${url}/faq/`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await refused.text()).toBe('Revenez dans un instant.');
  const checkout = fetch(`${url}/api/v2/shop/orders/x/complete`, { method: 'PATCH' });
  await expect.poll(() => waiting.length).toBe(MOST + 1);
  for (const response of waiting) response.end('done');
  const answers = await Promise.all(first.concat(checkout));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const again = fetch(`${url}/faq/`);
  await expect.poll(() => waiting.length).toBe(MOST + 2);
  waiting.at(-1)?.end('done');
  expect((await again).status).toBe(200);
});

test('R-18 a process that is behind turns new visitors away, and never a checkout', async () => {
  delay = 101;
  expect((await fetch(`${url}/faq/`)).status).toBe(503);
  const before = waiting.length;
  const checkout = fetch(`${url}/panier/`);
  await expect.poll(() => waiting.length).toBe(before + 1);
  waiting.at(-1)?.end('done');
  expect((await checkout).status).toBe(200);
  delay = 100;
  const again = fetch(`${url}/faq/`);
  await expect.poll(() => waiting.length).toBe(before + 2);
  waiting.at(-1)?.end('done');
  expect((await again).status).toBe(200);
});

test('R-18 a busy process lets no more visitors in than it answers in a second; one that waits for others does', async () => {
  const held: ServerResponse[] = [];
  const crowd = createServer(
    shedLoad({ ...bounds, most: 1000 }, createLog('silent'), '', (_request, response) => {
      held.push(response);
    }),
  );
  crowd.listen(0);
  await new Promise((done) => crowd.once('listening', done));
  const address = `http://localhost:${(crowd.address() as AddressInfo).port}`;
  delay = 0;
  use = 0.5;
  const visitors = Array.from({ length: 64 }, () => fetch(`${address}/faq/`));
  await expect.poll(() => held.length).toBe(64);
  visitors.push(fetch(`${address}/faq/`));
  await expect.poll(() => held.length).toBe(65);
  use = 0.95;
  expect((await fetch(`${address}/faq/`)).status).toBe(503);
  const shoppers = ['/panier/', '/nl/panier/'].map((path) => fetch(address + path));
  await expect.poll(() => held.length).toBe(67);
  for (const response of held) response.end('done');
  const answers = await Promise.all([...visitors, ...shoppers]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  crowd.close();
});
