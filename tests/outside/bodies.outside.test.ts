import { request } from 'node:http';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

const { ask, url } = outsideClient();

interface Operation {
  'x-permission'?: string;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
}

type Framing = 'none' | 'length' | 'chunked';

interface Sent {
  status: number;
  type: string;
  text: string;
}

/** Writes a request as the framing says, over a socket of its own; `fetch` would choose by itself. */
function send(
  method: string,
  path: string,
  framing: Framing,
  headers: Record<string, string> = {},
  body = '',
): Promise<Sent> {
  const framed: Record<Framing, Record<string, string>> = {
    none: {},
    length: { 'content-length': String(Buffer.byteLength(body)) },
    chunked: { 'transfer-encoding': 'chunked' },
  };
  return new Promise((done, failed) => {
    const sent = request(new URL(path, url), {
      method,
      headers: {
        'x-forwarded-for': `bodies-${crypto.randomUUID()}`,
        ...headers,
        ...framed[framing],
      },
    });
    if (framing === 'none') sent.removeHeader('content-length');
    if (framing === 'none') sent.removeHeader('transfer-encoding');
    sent.once('error', failed);
    sent.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          text,
        }),
      );
    });
    if (framing !== 'none') sent.write(body);
    sent.end();
  });
}

/** Every operation that changes something, with a word in the place of each parameter. */
async function writingOperations(): Promise<{ method: string; path: string }[]> {
  const found: { method: string; path: string }[] = [];
  for (const name of ['shop', 'admin', 'content']) {
    const answer = await ask('GET', `/api/docs/${name}.json`);
    const { paths } = (await answer.json()) as Description;
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        if (['post', 'put', 'patch', 'delete'].includes(method))
          found.push({
            method: method.toUpperCase(),
            path: path.replaceAll(/\{[^}]+\}/g, 'x'),
          });
  }
  return found;
}

const typeOf = (method: string) =>
  method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';

test('V-01 R-33 each operation answers with a length, without one and in chunks, the same way', async () => {
  const operations = await writingOperations();
  expect(operations.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  for (const { method, path } of operations) {
    const headers = { 'content-type': typeOf(method) };
    const framings: Framing[] =
      method === 'DELETE' ? ['length', 'none'] : ['length', 'none', 'chunked'];
    const answers: string[] = [];
    for (const framing of framings) {
      const { status, type } = await send(method, path, framing, headers);
      answers.push(`${status} ${type}`);
      if (status >= 500) wrong.push(`${method} ${path} ${framing} ${status}`);
    }
    if (new Set(answers).size > 1) wrong.push(`${method} ${path}: ${answers.join(' | ')}`);
  }
  expect(wrong).toEqual([]);
});

test('API-07 API-13 V-01 an item and a cart are removed by a client that tells no length', async () => {
  const opened = await ask('POST', '/api/v2/shop/orders?channelCode=FR_WEB');
  expect(opened.status).toBe(201);
  const { tokenValue } = (await opened.json()) as { tokenValue: string };
  const cart = `/api/v2/shop/orders/${tokenValue}`;
  const added = await send(
    'PATCH',
    `${cart}/items?channelCode=FR_WEB`,
    'chunked',
    { 'content-type': 'application/merge-patch+json' },
    JSON.stringify({ productVariant: '10012102', quantity: 1 }),
  );
  expect(added.status, added.text).toBe(200);
  const { items } = JSON.parse(added.text) as { items: { id: number }[] };
  const removed = await ask('DELETE', `${cart}/items/${items[0]?.id}?channelCode=FR_WEB`);
  expect(removed.status).toBe(204);
  expect((await ask('DELETE', `${cart}?channelCode=FR_WEB`)).status).toBe(204);
  expect((await ask('GET', `${cart}?channelCode=FR_WEB`)).status).toBe(404);
});

test('V-01 chunked bodies reach search, campaigns, pictures, webhooks and the forms of pages', async () => {
  const json = { 'content-type': 'application/json' };
  const key = { 'x-algolia-application-id': 'x', 'x-algolia-api-key': 'x' };
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: url,
  };
  const answers = [
    await send('POST', '/search/1/indexes/products/query', 'chunked', { ...json, ...key }, '{}'),
    await send('POST', '/campaigns/', 'chunked', json, '{}'),
    await send('POST', '/campaigns/report/x', 'chunked', json, '{}'),
    await send('POST', '/api/v1/files/upload', 'chunked', json, '{}'),
    await send('POST', '/panier/', 'chunked', form, 'intent=remove&item=1'),
    await send('POST', '/prestataire-paiement/api/payments', 'chunked', json, '{}'),
  ];
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('V-01 a chunked body that is too large is refused in the shape of its service', async () => {
  const large = JSON.stringify({ note: 'x'.repeat(1100 * 1024) });
  const json = { 'content-type': 'application/json' };
  const answer = await send('POST', '/api/v2/shop/orders', 'chunked', json, large);
  expect([answer.status, answer.type]).toEqual([413, 'application/ld+json; charset=utf-8']);
});
