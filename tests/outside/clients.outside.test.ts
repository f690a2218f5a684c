import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { runScript } from './run-script.ts';

const { url } = outsideClient();

/** What a program of `clients/` prints of its dealings with the shop. */
// biome-ignore lint/suspicious/noExplicitAny: each program prints a shape of its own
const play = async (name: string): Promise<any> =>
  JSON.parse(await runScript({ file: `tests/outside/clients/${name}.mjs` }, url));

test('V-09 V-16 V-17 algoliasearch 5 in its default build searches, refines, packs and recommends', async () => {
  const seen = await play('algolia-5');
  expect(seen.lite.nbHits).toBeGreaterThan(0);
  expect(seen.lite.marked).toContain('<mark>');
  expect(seen.stats.min).toBeGreaterThan(0);
  expect(Object.keys(seen.prices).length).toBeGreaterThan(0);
  expect(seen.animals.Chien).toBeGreaterThan(0);
  expect(seen.animals).not.toHaveProperty('dog');
  expect(seen.facetHits).toEqual(['Chien']);
  expect(seen.packed).toBe(seen.lite.nbHits);
  expect(seen.slice).toEqual({ offset: 2, length: 3, hits: 3 });
  expect(seen.recommended).toBeGreaterThan(0);
  expect(seen.refused).toEqual([403, 404]);
});

test('algoliasearch 4 in its default build searches, also in the values of a facet', async () => {
  const seen = await play('algolia-4');
  expect(seen.lite).toBeGreaterThan(0);
  expect(seen.full).toBe(seen.lite);
  expect(seen.facetHits).toEqual(['Chien']);
});

test('@strapi/client reads lists, one document, and the errors', async () => {
  const seen = await play('strapi');
  expect(seen.faqs).toBeGreaterThan(0);
  expect(seen.found).toEqual([seen.sku]);
  expect(seen.sorted).toEqual(seen.sorted.toSorted());
  expect(seen.header).toBe(true);
  expect(seen.unknown).toBe(404);
});

test('V-27 a client of the published document buys, changes and removes with openapi-fetch', async () => {
  const seen = await play('openapi');
  expect(seen).toEqual({
    opened: 201,
    added: 200,
    quantity: 3,
    removed: 204,
    left: 0,
    discarded: 204,
    gone: 404,
  });
});

test('V-10 API-02 jsonld expands what the shop answers, by the contexts it names', async () => {
  const reported = await play('json-ld');
  expect(reported.seen).toMatchObject({ channels: 1, products: 3, 'product-variants': 3 });
  expect(reported.contexts).toEqual(
    expect.arrayContaining(
      ['ConstraintViolationList', 'Error', 'Order', 'Product'].map(
        (type) => `/api/v2/contexts/${type}`,
      ),
    ),
  );
  const [, vocabulary = ''] = /^(.+#)Order$/.exec(reported.type[0]) ?? [];
  expect(vocabulary).toMatch(/\/api\/docs\/#$/);
  expect(reported.id).toMatch(new RegExp(`^${url}/api/v2/shop/orders/`));
  // What names another object is a link, anything else a value.
  const taxon = expect.stringMatching(new RegExp(`^${url}/api/v2/shop/taxons/`));
  expect(reported.taxon).toEqual([{ '@id': taxon }]);
  expect(reported.variant).toEqual([{ '@value': expect.stringMatching(/^\d{8}$/) }]);
  expect(reported.refused).toEqual([`${vocabulary}ConstraintViolationList`]);
  expect(reported.missing).toEqual(['http://www.w3.org/ns/hydra/core#Error']);
  expect(reported.unknown).toBe(404);
});

test('V-26 openid-client accepts the built-in identity provider', async () => {
  const { issuer, pathname } = await play('identity');
  expect(issuer).toBe(`${url}/fournisseur-identite`);
  expect(pathname).toMatch(/^\/fournisseur-identite\/choix\//);
});

test('IMG-02 IMG-05 both uploaders of ImageKit make our addresses and upload', async () => {
  const seen = await play('imagekit');
  expect(seen.old).toBe(`${url}/images/tr:w-320,h-240/pets/milo.jpg`);
  expect(seen.current).toBe(`${url}/images/pets/milo.jpg?tr=w-320,h-240`);
  for (const uploaded of [seen.uploadedByOld, seen.uploadedByCurrent]) {
    expect(uploaded.url).toMatch(new RegExp(`^${url}/images/`));
    expect((await fetch(uploaded.url)).headers.get('content-type')).toBe('image/png');
  }
});

test('the programs of clients/ use nothing of this project', async () => {
  for (const name of [
    'algolia-5',
    'algolia-4',
    'strapi',
    'openapi',
    'json-ld',
    'identity',
    'imagekit',
  ]) {
    const text = await readFile(`tests/outside/clients/${name}.mjs`, 'utf8');
    expect(text).not.toMatch(/from '(#|\.\.)/);
  }
});
