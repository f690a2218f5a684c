import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ask } from '../support/raw-request.ts';
import { shopUrl } from '../support/worker-shop.ts';

const MEGABYTE = 1024 * 1024;
const cart = '/api/v2/shop/orders?channelCode=FR_WEB&locale=fr_FR';
const json = { 'content-type': 'application/ld+json' };

/**
 * The status of an answer, or how the line was cut: a server that refuses what is still being sent
 * may hang up before its answer is read.
 */
const outcome = (path: string, requested?: Parameters<typeof ask>[1]): Promise<number | string> =>
  ask(path, requested).then(
    (answer) => answer.status,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
const CUT = ['ECONNRESET', 'EPIPE'];

test('a query string of 10 MB is refused, on pages and services alike', async () => {
  const long = 'x'.repeat(10 * MEGABYTE);
  for (const path of ['/?q=', '/chien/?tri=', '/api/b2c-products?q=', '/api/v2/shop/products?q='])
    expect([400, 414, 431, ...CUT]).toContain(await outcome(path + long));
});

test('headers of 1 MB are refused', async () => {
  const headers = { cookie: 'x'.repeat(MEGABYTE) };
  expect([431, ...CUT]).toContain(await outcome('/', { headers }));
});

test('a body above the limit is refused, with its length told and without', async () => {
  const body = JSON.stringify({ localeCode: 'x'.repeat(3 * MEGABYTE) });
  const chunked = { ...json, 'transfer-encoding': 'chunked' };
  for (const headers of [json, chunked])
    expect([413, ...CUT]).toContain(await outcome(cart, { method: 'POST', headers, body }));
});

test('a page form above the limit is refused', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: shopUrl(),
  };
  const body = `intent=add&variant=${'9'.repeat(3 * MEGABYTE)}`;
  expect([413, ...CUT]).toContain(await outcome('/panier/', { method: 'POST', headers, body }));
});

test('broken addresses are answered, never with a failure', async () => {
  const paths = [
    '/%',
    '/%zz/',
    '/%E0%A4%A/',
    '/%00/',
    '/produits/%00/',
    '/produits/%E0%A4%A/',
    '/%E0%A4%A.js',
    '/assets/%E0%A4%A.js',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/chien/?tri=%00',
    '/chien/?tri=%E0%A4%A',
    '/faq/%00/',
    '/faq/%F0%9F%90%B6/',
    '/?constructor=1',
    '/chien/?__proto__=1',
    '/Panier/',
    '/%70anier/',
    '/panier/?variantId=%00',
    '/panier/?variantId=1&quantity=-1',
    '/panier/?variantId=10012102&quantity=99999999999999999999',
    '/commande/%00/',
    '/commande/x/?etape=%00',
    '/connexion/?token=%00',
    `/produits/${'x'.repeat(5000)}/`,
    '/__manifest?p=/',
    '/chien.data',
    '/_root.data',
    '/panier/.data',
    '/panier.data?_routes=%00',
    '/images/%00',
    '/prestataire-paiement/champs?secret=%00',
    '/prestataire-paiement/verification/%00',
    '/api/%E0%A4%A',
    '/api/v2/shop/%E0%A4%A',
    '/api/v2/',
    '/api/',
  ];
  const failed: string[] = [];
  for (const path of paths) {
    const { status, text } = await ask(path);
    if (status >= 500) failed.push(`${path} → ${status} ${text.slice(0, 100)}`);
    expect(text.includes('"private": true'), path).toBe(false);
  }
  expect(failed).toEqual([]);
});

test('forms no browser of ours would send are refused, never a failure', async () => {
  const origin = { origin: shopUrl() };
  const types = [
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json',
    'a/b',
  ];
  const paths = [
    '/',
    '/panier/',
    '/connexion/',
    '/chien/',
    '/commande/x/',
    '/deconnexion/',
    '/mon-compte/',
  ];
  const failed: string[] = [];
  for (const path of paths)
    for (const type of types)
      for (const body of ['', 'intent=add', 'intent=%00&variant=%E0%A4%A', '{"a":', '--x\r\n']) {
        const headers = { ...origin, 'content-type': type };
        const { status } = await ask(path, { method: 'POST', headers, body });
        if (status >= 500) failed.push(`${path} ${type} ${body} → ${status}`);
      }
  expect(failed).toEqual([]);
});

test('a write from another site is refused before anybody looks at it', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
  };
  const body = 'intent=add&variant=10012102';
  const { status } = await ask('/panier/', { method: 'POST', headers, body });
  expect(status).toBe(403);
});

test('a body that never ends and one that is cut leave the shop as quick as before', async () => {
  const { hostname, port } = new URL(shopUrl());
  const head = `POST ${cart} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/ld+json\r\n`;
  const slow = connect(Number(port), hostname);
  slow.write(`${head}content-length: 1000\r\n\r\n{"localeCode":`);
  const cut = connect(Number(port), hostname);
  cut.write(`${head}content-length: 1000\r\n\r\n{"locale`);
  cut.once('error', () => undefined);
  cut.destroy();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await ask(cart, { method: 'POST', headers: json, body: '{}' })).status).toBe(201);
  slow.destroy();
  expect((await ask('/')).status).toBe(200);
});
