import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { ask, elements } from '../support/raw-request.ts';

const KB = 1024;

/** What the script that starts the page after its first paint will fetch. */
const scriptFiles = (html: string) =>
  new Set(Array.from(html.matchAll(/"(\/assets\/[^"\\]+\.js)"/g), ([, path = '']) => path));

/** Bytes of the files a page loads: scripts and styles as they are sent to a browser that knows brotli. */
async function weightOf(path: string) {
  const { text } = await ask(path);
  const links = elements(text, 'link');
  const files = (stored: (link: Record<string, string>) => boolean) => [
    ...new Set(links.filter(stored).map(({ href }) => href ?? '')),
  ];
  const weigh = async (paths: Iterable<string>) => {
    let sum = 0;
    for (const file of paths) {
      const { status, body } = await ask(file, { headers: { 'accept-encoding': 'br' } });
      expect(status, file).toBe(200);
      sum += body.length;
    }
    return sum / KB;
  };
  return {
    js: await weigh(scriptFiles(text)),
    css: await weigh(files(({ rel }) => rel === 'stylesheet')),
    fonts: await weigh(files(({ as }) => as === 'font')),
  };
}

test('the home page weighs at most 130 KB of scripts, 25 KB of style, 45 KB of fonts', async () => {
  const { js, css, fonts } = await weightOf('/');
  console.log(
    `home: ${js.toFixed(1)} KB JS, ${css.toFixed(1)} KB CSS, ${fonts.toFixed(1)} KB fonts`,
  );
  expect(js).toBeGreaterThan(50);
  expect(js).toBeLessThanOrEqual(130);
  expect(css).toBeLessThanOrEqual(25);
  expect(fonts).toBeLessThanOrEqual(45);
});

test('shelves and the cart weigh at most 140 KB of scripts, a product 160', async () => {
  const [product] = await soldProducts();
  const most = { '/chien/croquettes/': 140, '/panier/': 140, [`/produits/${product?.slug}/`]: 160 };
  for (const [path, limit] of Object.entries(most)) {
    const { js, css } = await weightOf(path);
    expect(js, path).toBeLessThanOrEqual(limit);
    expect(css, path).toBeLessThanOrEqual(25);
  }
});

test('a browser that knows brotli is sent scripts as small as brotli gets, whole', async () => {
  const { text } = await ask('/');
  for (const file of scriptFiles(text)) {
    const plain = await ask(file, { headers: { 'accept-encoding': 'identity' } });
    const sent = await ask(file, { headers: { 'accept-encoding': 'br' } });
    if (plain.body.length < KB) continue;
    expect(sent.headers['content-encoding'], file).toBe('br');
    expect(brotliDecompressSync(sent.body).equals(plain.body), file).toBe(true);
    const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
    expect(sent.body.length, file).toBeLessThan(brotliCompressSync(plain.body, quick).length);
  }
});
