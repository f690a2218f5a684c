import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { ask, belgianHost, elements } from '../support/raw-request.ts';
import { shopUrl } from '../support/worker-shop.ts';

test('a public document is the same for everybody: no cookie, a tag, 304 for who has it', async () => {
  const [product] = await soldProducts();
  for (const path of ['/', '/chien/croquettes/', `/produits/${product?.slug}/`]) {
    const cookie = {
      cookie: 'gamelle_session=forged; gamelle_etat=%7B%22firstName%22%3A%22L%22%7D',
    };
    const first = await ask(path);
    const existing = await ask(path, { headers: cookie });
    expect(first.headers['set-cookie'], path).toBeUndefined();
    expect(existing.headers['set-cookie'], path).toBeUndefined();
    expect(existing.body.equals(first.body), path).toBe(true);
    expect(first.headers['cache-control'], path).toMatch(/^public/);
    const etag = String(first.headers.etag);
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length], path).toEqual([304, 0]);
    const utm = await ask(`${path}?utm_source=lettre&inconnu=1`);
    expect(utm.headers.etag, path).toBe(etag);
  }
});

test('documents are compressed, and say that they are', async () => {
  const packed = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(String(packed.headers.vary)).toMatch(/accept-encoding/i);
  const plain = await ask('/');
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  expect(packed.body.length).toBeLessThan(plain.body.length / 3);
});

test('pages of a visitor are never stored', async () => {
  for (const path of ['/panier/', '/connexion/', '/mon-compte/'])
    expect((await ask(path)).headers['cache-control'], path).toBe('no-store');
});

test('RTE-17 RTE-18 an address without its slash leads to the one with it, files stay', async () => {
  for (const [path, to] of [
    ['/chat', '/chat/'],
    ['/chien/croquettes?tri=nom', '/chien/croquettes/?tri=nom'],
    ['/panier', '/panier/'],
  ]) {
    const answer = await ask(String(path));
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  }
  expect((await ask('/robots.txt')).status).toBe(200);
  expect((await ask('/sitemap.xml')).status).toBe(200);
  // Two slashes would be another host.
  const { status, headers } = await ask('//evil.example/x');
  expect(status === 404 || String(headers.location).startsWith('/evil')).toBe(true);
});

test('RTE-16 NAV-13 NAV-16 an unknown address is a 404 page with ways out, kept out of engines', async () => {
  const { status, text, headers } = await ask('/rien-de-tel/');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(text.includes('Page non trouvée')).toBe(true);
  expect(/href="\/chien\/"/.test(text)).toBe(true);
  expect(/href="\/chat\/"/.test(text)).toBe(true);
  expect(/name="robots" content="noindex, nofollow"/.test(text)).toBe(true);
});

test('NAV-19 a bot gets the status of an error and no page', async () => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  const missing = await ask('/rien-de-tel/', { headers: bot });
  expect([missing.status, missing.body.length]).toEqual([404, 0]);
  expect((await ask('/', { headers: bot })).text.includes('<h1')).toBe(true);
});

test('the Belgian site answers on its own host, beside the French one', async () => {
  const canonical = (html: string) =>
    elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href;
  const belgian = await ask('/chien/', { headers: belgianHost() });
  expect(belgian.status).toBe(200);
  expect(canonical(belgian.text)).toBe(`http://${belgianHost().host}/chien/`);
  expect(canonical((await ask('/chien/')).text)).toBe(`${shopUrl()}/chien/`);
});

test('every answer carries the headers that protect a page', async () => {
  for (const path of ['/', '/panier/', '/rien-de-tel/', '/api/v2/shop/channels']) {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['x-request-id'], path).toBeTruthy();
  }
  const policy = String((await ask('/')).headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors|default-src/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
});

test('OPS-08 the data of a public page stands beside it, and is nobody’s', async () => {
  const [product] = await soldProducts();
  const address = `/produits/${product?.slug}/_payload.json`;
  const cookie = { cookie: 'gamelle_session=forged' };
  const answer = await ask(address, { headers: cookie });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers['cache-control']).toMatch(/^public/);
  expect(JSON.parse(answer.text).product).toMatchObject({ slug: product?.slug });
  expect(Object.keys(JSON.parse((await ask('/chien/_payload.json')).text))).not.toHaveLength(0);
  expect((await ask('/_payload.json')).status).toBe(200);
  const again = await ask(address, { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.status).toBe(304);
  for (const none of ['/mon-compte/', '/panier/', '/connexion/', '/produits/aucun/', '/rien/'])
    expect((await ask(`${none}_payload.json`)).status, none).toBe(404);
  expect((await ask('/chien/')).headers['content-type']).toMatch(/^text\/html/);
});

/** Every picture somewhere in an answer, by what only pictures have. */
function pictures(part: unknown): Record<string, unknown>[] {
  if (part === null || typeof part !== 'object') return [];
  const isPicture = 'url' in part && 'width' in part;
  const inside = Object.values(part).flatMap(pictures);
  return isPicture ? [part as Record<string, unknown>, ...inside] : inside;
}

test('IMG-01 every picture of the content has its address, its hash and its text, which the page says', async () => {
  const [product] = await soldProducts();
  const lists = ['b2c-pages', 'b2c-landings', 'b2c-articles', 'b2c-faqs', 'b2c-shops'];
  const paths = ['b2c-header', 'b2c-footer', 'b2c-home', ...lists];
  let found = 0;
  for (const path of [...paths, `b2c-products/${product?.slug}?render=2`, 'b2c-categories/chien']) {
    for (const picture of pictures(JSON.parse((await ask(`/api/${path}`)).text))) {
      expect(picture, path).toMatchObject({
        url: expect.stringMatching(/^\/./),
        hash: expect.stringMatching(/./),
        alternativeText: expect.any(String),
      });
      found += 1;
    }
  }
  expect(found).toBeGreaterThan(20);
  const { data } = JSON.parse((await ask(`/api/b2c-products/${product?.slug}?render=2`)).text);
  const gallery = pictures(data.attributes.gallery).map((one) => String(one.alternativeText));
  expect(gallery).not.toContain('');
  const html = (await ask(`/produits/${product?.slug}/`)).text;
  const alts = elements(html, 'img').map(({ alt }) => alt?.replaceAll('&#x27;', "'"));
  // A page shows the pictures of one format, of which the gallery has them all.
  expect(alts.some((alt) => alt && gallery.includes(alt))).toBe(true);
});
