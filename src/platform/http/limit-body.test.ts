import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const app = new Hono();
app.use(limitBody(4, (c) => c.text('Content Too Large', 413)));
app.all('*', async (c) => c.text(await c.req.text()));

const post = async (body: BodyInit | null, headers: HeadersInit = {}) => {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const answer = await app.request('/', init as RequestInit);
  return [answer.status, await answer.text()];
};
const parts = (...texts: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test('a body is judged by the length it tells', async () => {
  expect(await post('four', { 'content-length': '4' })).toEqual([200, 'four']);
  expect(await post('fives', { 'content-length': '5' })).toEqual([413, 'Content Too Large']);
  expect(await post('four', { 'content-length': 'many' })).toEqual([413, 'Content Too Large']);
});

test('a body that tells no length, or comes in parts, is counted', async () => {
  expect(await post(parts('fo', 'ur'))).toEqual([200, 'four']);
  expect(await post(parts('fo', 'urs'))).toEqual([413, 'Content Too Large']);
  const both = { 'content-length': '1', 'transfer-encoding': 'chunked' };
  expect(await post(parts('fo', 'urs'), both)).toEqual([413, 'Content Too Large']);
});

test('nothing is sent with a GET', async () => {
  const answer = await app.request('/', { headers: { 'content-length': '5' } });
  expect(answer.status).toBe(200);
});
