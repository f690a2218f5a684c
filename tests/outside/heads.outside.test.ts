import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { ask, belgianHost, elements } from '../support/raw-request.ts';
import { shopUrl } from '../support/worker-shop.ts';

/** One address of each kind of public page. */
async function publicPaths(): Promise<string[]> {
  const [product] = await soldProducts();
  const shelves = ['/chien/', '/chat/', '/chien/croquettes/'];
  const texts = ['/page/abonnement/', '/page/conditions-utilisation/', '/faq/', '/magasins/'];
  const articles = ['/conseils/', '/conseils/lire-une-etiquette/'];
  return ['/', ...shelves, `/produits/${product?.slug}/`, ...texts, ...articles];
}

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  );

test('NAV-01 NAV-03 NAV-04 each public page has a head of its own', async () => {
  const origin = shopUrl();
  const titles = new Set<string>();
  const paths = await publicPaths();
  for (const path of paths) {
    const { status, text: html } = await ask(path);
    expect(status, path).toBe(200);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    const metas = elements(html, 'meta');
    const content = (name: string) =>
      metas.find((meta) => meta.name === name || meta.property === name)?.content;
    expect(content('robots'), path).toBe('index, follow');
    for (const name of ['description', 'og:title', 'og:description', 'og:url'])
      expect(content(name), `${path} ${name}`).toBeTruthy();
    const links = elements(html, 'link');
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
    expect(canonical, path).toEqual([origin + path]);
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    expect(alternates.map(({ hreflang }) => hreflang).toSorted(), path).toEqual(
      ['fr-BE', 'fr-FR', 'x-default'].toSorted(),
    );
    const belgian = alternates.find(({ hreflang }) => hreflang === 'fr-BE')?.href;
    expect(belgian, path).toBe(`http://${belgianHost().host}${path}`);
    for (const data of jsonLd(html)) expect(data['@context'], path).toBe('https://schema.org');
  }
  expect(titles.size).toBe(paths.length);
});

test('NAV-05 NAV-06 product, shelf, home and questions carry structured data; products a picture', async () => {
  const [product] = await soldProducts();
  const typesOn = async (path: string) =>
    jsonLd((await ask(path)).text)
      .flatMap((data) => data['@graph'] ?? data)
      .map((d) => d['@type']);
  const path = `/produits/${product?.slug}/`;
  expect((await typesOn(path)).flat()).toEqual(expect.arrayContaining(['BreadcrumbList']));
  expect((await typesOn(path)).join()).toMatch(/Product/);
  expect((await typesOn('/faq/')).flat()).toContain('FAQPage');
  expect((await typesOn('/conseils/lire-une-etiquette/')).flat()).toEqual(['Article']);
  expect((await typesOn('/chien/croquettes/')).flat()).toContain('BreadcrumbList');
  expect((await typesOn('/')).length).toBeGreaterThan(0);
  const image = elements((await ask(path)).text, 'meta').find((m) => m.property === 'og:image');
  const picture = await ask(new URL(image?.content ?? '').pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\//);
});

test('NAV-02 RTE-19 pages of a visitor are kept out of search engines', async () => {
  for (const path of ['/panier/', '/connexion/', '/rechercher/?q=saumon']) {
    const robots = elements((await ask(path)).text, 'meta').find(({ name }) => name === 'robots');
    expect(robots?.content, path).toMatch(/^noindex/);
  }
  const robots = (await ask('/robots.txt')).text;
  for (const path of ['/rechercher/', '/mon-compte/', '/commande/', '/mot-de-passe-oublie/'])
    expect(robots).toContain(`Disallow: ${path}`);
});
