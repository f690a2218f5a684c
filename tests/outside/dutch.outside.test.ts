import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageList } from '#pages/page-list.server.ts';
import type { OutsideClient } from '../support/outside.ts';
import { elements } from '../support/raw-request.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shopData, shopUrl } from '../support/worker-shop.ts';
import { pageClient } from './pages.ts';

/** Beside the usual shop, on its data: one that is also read in Dutch. */
let shop: ShopProcess;
beforeAll(async () => {
  const settings = { ROLE: 'web', LANGUAGES: 'fr,nl' };
  shop = await startShopProcess({ dataDir: shopData(), settings });
});
afterAll(() => shop.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(shop.url + path, { redirect: 'manual', ...init });

const leadsTo = async (path: string, cookie = '') => {
  const { status, headers } = await ask(path, { headers: { cookie } });
  return [status, headers.get('location')];
};

test('I18-02 a language that is not active has no address', async () => {
  for (const path of ['/nl/', '/nl/chien/', '/nl/panier/', '/langue/nl/'])
    expect((await fetch(shopUrl() + path)).status, path).toBe(404);
});

test('I18-02 I18-03 a language that is active is served below its prefix', async () => {
  expect(await leadsTo('/nl')).toEqual([301, '/nl/']);
  expect(await leadsTo('/nl/mon-compte/')).toEqual([302, '/nl/connexion/']);
  const html = await (await ask('/nl/chien/')).text();
  expect(elements(html, 'html')[0]?.lang).toBe('nl');
  const links = elements(html, 'link');
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  expect(canonical).toEqual([`${shop.url}/nl/chien/`]);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  expect(alternates.map(({ hreflang }) => hreflang)).toEqual([
    'fr-FR',
    'fr-BE',
    'nl-FR',
    'nl-BE',
    'x-default',
  ]);
  const pages = elements(html, 'a').flatMap(({ href = '' }) => (href.startsWith('/') ? href : []));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((href) => !/^\/(nl|langue\/(fr|nl))\//.test(href))).toEqual([]);
  const french = await (await ask('/chien/')).text();
  expect(elements(french, 'html')[0]?.lang).toBe('fr');
  expect(french).not.toContain('Winkelmand');
});

test('I18-04 the language somebody chose is kept for 365 days', async () => {
  const answer = await ask('/langue/nl/?retour=%2Fchien%2F%3Ftri%3Dnom');
  expect(answer.headers.get('location')).toBe('/nl/chien/?tri=nom');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^gamelle_langue=nl;.*Max-Age=31536000/);
  expect(await leadsTo('/', 'gamelle_langue=nl')).toEqual([302, '/nl/']);
  expect(await leadsTo('/', 'gamelle_langue=fr')).toEqual([200, null]);
  expect(await leadsTo('/')).toEqual([200, null]);
  expect(await leadsTo('/langue/fr/?retour=//ailleurs.example')).toEqual([302, '/']);
  expect((await ask('/langue/de/')).status).toBe(404);
});

interface ShownProduct {
  sku: string;
  slug: string;
  kind: string;
  name: string;
  french?: string[];
  ProductVariants: { sku: string }[];
}

async function products(locale: string): Promise<ShownProduct[]> {
  const path = `/api/b2c-products?render=2&pagination[pageSize]=100&sort=sku&locale=${locale}`;
  const { data, meta } = await (await ask(path)).json();
  const rest = await (await ask(`${path}&pagination[page]=2`)).json();
  const all = [...data, ...rest.data].map(({ attributes }) => attributes);
  expect(all).toHaveLength(meta.pagination.total);
  return all;
}

async function taxons(locale: string): Promise<{ code: string; name: string }[]> {
  const path = `/api/v2/shop/taxons?itemsPerPage=100&locale=${locale}`;
  return (await (await ask(path)).json())['hydra:member'];
}

/** Texts of a value that were written for people to read. */
const prose = (value: unknown): string[] => {
  if (typeof value === 'string') return /\p{L}{3}.*\s/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(prose);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(json_avis|operator|manufacturer|postalAddress|placeholder)$/.test(key) ? [] : prose(inner),
  );
};

/** What is left of a page when its tags are gone; what says it is French may be French. */
const readable = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)[^>]*\blang="(?:fr)?"[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

/** Every text of the catalogue that reads otherwise in Dutch. */
async function frenchOfCatalogue(): Promise<string[]> {
  const inFrench = prose(await products('fr')).map((text) => text.replace(/<[^>]+>/g, ' ').trim());
  const inDutch = new Set(
    prose(await products('nl')).map((text) => text.replace(/<[^>]+>/g, ' ').trim()),
  );
  const left = [...new Set(inFrench)].filter((text) => !inDutch.has(text));
  expect(left.length).toBeGreaterThan(400);
  return left;
}

/** `office-catalogue.e2e.ts` writes its label anew in the same shop, and what is new has no Dutch yet. */
const REWRITTEN = 'PR000132';

test('I18-02 FOOD-02 W-11 every product is whole in Dutch, its label included', async () => {
  const dutch = await products('nl');
  expect(dutch.length).toBeGreaterThan(100);
  const lacking = dutch.filter(({ sku, french }) => french && sku !== REWRITTEN);
  expect(lacking.map(({ sku, french }) => [sku, french])).toEqual([]);
  const read = dutch.map(({ name }) => name);
  expect(new Set(read).size).toBe(read.length);
  const shelves = await taxons('nl');
  const french = await taxons('fr');
  const same = french.filter(({ name }, at) => shelves[at]?.name === name).map(({ name }) => name);
  expect(new Set(same)).toEqual(new Set(['Accessoires', 'Senior']));
});

test('I18-02 no sentence of the catalogue is left in French on a page in Dutch', async () => {
  const french = await frenchOfCatalogue();
  const all = await products('nl');
  const kinds = ['kibble', 'wet', 'treat', 'care', 'accessory'];
  const ofEach = kinds.flatMap((kind) => all.find((one) => one.kind === kind)?.slug ?? []);
  const sample = all.find(({ kind }) => kind === 'sample')?.slug;
  const shelves = (await taxons('nl')).map(({ code }) => `/nl/${code.replaceAll('_', '/')}/`);
  const paths = [
    '/nl/',
    ...shelves,
    ...ofEach.map((slug) => `/nl/produits/${slug}/`),
    `/nl/produits/echantillons/${sample}/`,
  ];
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const text = readable(await answer.text());
    expect([path, french.filter((one) => text.includes(one))]).toEqual([path, []]);
  }
});

test('I18-02 a cart in Dutch names its articles in Dutch', async () => {
  const [product] = await products('nl');
  const [format] = product?.ProductVariants ?? [];
  const answer = await ask(`/nl/panier/?variantId=${format?.sku}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const cart = await ask(answer.headers.get('location') ?? '', { headers: { cookie } });
  expect(await cart.text()).toContain(product?.name);
});

interface Hit {
  name: string;
  kind: string;
  animalType: number;
  filters: { value: string }[];
}

const KEYS = 'x-algolia-application-id=GAMELLE&x-algolia-api-key=public-search-key';

async function found(query: string, locale = 'nl'): Promise<Hit[]> {
  const body = { requests: [{ indexName: 'b2c-products', query, hitsPerPage: 50 }] };
  const path = `/search/1/indexes/*/queries?${KEYS}&locale=${locale}`;
  const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()).results[0].hits;
}

/** What a shopper of Flanders types, and what all of the first five have to be. */
const MEANT: readonly [query: string, is: (hit: Hit) => boolean][] = [
  ['kattenbrokken', ({ kind, animalType }) => kind === 'kibble' && animalType !== 1],
  ['hondenbrokken zalm', ({ name, animalType }) => animalType !== 2 && /zalm/i.test(name)],
  ['gesteriliseerde katten', ({ name }) => /gesteriliseerd.*kat/i.test(name)],
  ['puppyvoer', ({ name }) => /puppy/i.test(name)],
  ['kiten', ({ name }) => /kitten/i.test(name)],
  ['zonder granen', ({ filters }) => filters.some(({ value }) => value === 'sans-cereales')],
  ['allergie', ({ filters }) => filters.some(({ value }) => /digestion|sans-cer/.test(value))],
  ['tandsteen', ({ filters }) => filters.some(({ value }) => value === 'dentaire')],
  ['natvoer voor de kat', ({ kind, animalType }) => kind === 'wet' && animalType !== 1],
  ['zalmolie', ({ name }) => /zalmolie/i.test(name)],
];

test('I18-02 N-23 search is asked and answered in Dutch: compounds, stems, slips and synonyms', async () => {
  for (const [query, is] of MEANT) {
    const best = (await found(query)).slice(0, 5);
    expect([query, best.length > 0]).toEqual([query, true]);
    expect([query, best.filter((hit) => !is(hit)).map(({ name }) => name)]).toEqual([query, []]);
  }
  expect(await found('kattenbrokken', 'fr')).toEqual([]);
  expect((await found('croquettes chat', 'fr'))[0]?.name).not.toMatch(/kat/);
});

test('I18-02 the search page shows in Dutch what was found', async () => {
  const french = await frenchOfCatalogue();
  const answer = await ask('/nl/rechercher/?q=zalm');
  const text = readable(await answer.text());
  expect(text).toContain('Zalm');
  expect(french.filter((one) => text.includes(one))).toEqual([]);
});

/** Words that stand in nearly every French sentence, and in no Dutch one. */
const FRENCH_WORDS =
  /(?<![\p{L}\p{N}’'./-])(?:vous|votre|vos|nous|notre|sont|avec|pour|dans|cette|être|les|des|aux)(?![\p{L}’'./-])/iu;

/** Authorities that have no other name. */
const FRENCH_NAMES =
  /Défenseur des droits|Office de la surveillance de l’accessibilité des produits et des services/g;

test('I18-02 W-11 texts, questions and the pages of the law are written in Dutch', async () => {
  const { data } = await (await ask('/api/b2c-pages?locale=nl&pagination[pageSize]=100')).json();
  const slugs = data.map(({ attributes }: { attributes: { slug: string } }) => attributes.slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['conditions-generales-de-vente', 'mentions-legales']),
  );
  const articles = ['conseils', 'conseils/lire-une-etiquette', 'conseils/changer-de-croquettes'];
  for (const path of ['faq', ...articles, ...slugs.map((slug: string) => `page/${slug}`)]) {
    const answer = await ask(`/nl/${path}/`);
    expect([path, answer.status]).toEqual([path, 200]);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? [];
    const sentences = readable(main)
      .replaceAll(FRENCH_NAMES, ' ')
      .split(/(?<=[.?!:])\s|\s{2,}/);
    expect([path, sentences.filter((one) => FRENCH_WORDS.test(one))]).toEqual([path, []]);
  }
});

/** Words that stand in nearly every Dutch sentence, and in no French one. */
const DUTCH_WORDS =
  /(?<![\p{L}\p{N}’'./-])(?:het|een|voor|niet|naar|uw|zijn|worden|bestelling|winkelmand|bekijken)(?![\p{L}’'./-])/iu;

/** Names of people, streets, shops and places, and what customers wrote: as they are in any language. */
const NAMES =
  /(?:rue|quai|place|avenue|chemin|allée|boulevard|cours|route) [\p{L}’' -]+|\b\d+,? (?:ter|bis)\b/giu;

/** Of the demonstration: with orders, subscriptions, animals, cards. */
const SHOPPER = { email: 'camille.demo@gamelle.test', password: 'Moka-renverse-7-gamelles-vertes' };

const mainOf = (html: string) => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return readable(main).replaceAll(FRENCH_NAMES, ' ').replaceAll(NAMES, ' ');
};
const sentencesWith = (words: RegExp, text: string) =>
  text.split(/(?<=[.?!:])\s|\s{2,}/).filter((one) => words.test(one));

/** Addresses that need nothing to be read: of the shop, and for those who are signed in. */
const plainAddresses = (guards: readonly string[]) =>
  Object.values(pageList).flatMap(({ address, file, guard }) =>
    guards.includes(guard) && !address.includes(':') && /^storefront\/.*\.tsx$/.test(file)
      ? [`/${address}`]
      : [],
  );

async function expectSpoken(client: Pick<OutsideClient, 'ask'>, guards: readonly string[]) {
  const paths = plainAddresses(guards);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const dutch = await client.ask('GET', `/nl${path}`);
    const french = await client.ask('GET', path);
    if (dutch.status !== 200) continue;
    expect
      .soft([path, sentencesWith(FRENCH_WORDS, mainOf(await dutch.text()))])
      .toEqual([path, []]);
    expect
      .soft([path, sentencesWith(DUTCH_WORDS, mainOf(await french.text()))])
      .toEqual([path, []]);
  }
}

test('I18-02 every page anybody can open speaks one language: Dutch below /nl/, French elsewhere', async () => {
  await expectSpoken(pageClient(shop.url), ['everybody', 'visitor']);
});

test('I18-02 every page of an account speaks one language', async () => {
  const { email, password } = SHOPPER;
  const client = pageClient(shop.url);
  const answer = await client.post('/nl/connexion/', { intent: 'login', email, password });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching(/^\/nl\//),
  ]);
  await expectSpoken(client, ['customer']);
});

test('I18-02 W-12 the feed has one address for each language', async () => {
  const dutch = await (await ask('/nl/flux/produits.xml')).text();
  const french = await (await ask('/flux/produits.xml')).text();
  const titles = (feed: string): string[] => feed.match(/(?<=<g:title>)[^<]+/g) ?? [];
  expect(titles(dutch)).toHaveLength(titles(french).length);
  const same = titles(dutch).filter((title) => titles(french).includes(title));
  expect(same).toEqual([]);
  const links: string[] = dutch.match(/(?<=<g:link>)[^<]+/g) ?? [];
  expect(links.filter((link) => !new URL(link).pathname.startsWith('/nl/'))).toEqual([]);
  const recalls = await (await ask('/nl/flux/rappels.xml')).text();
  expect(recalls).toMatch(/<language>nl-/);
});
