import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';

const PAGES = [
  '/',
  '/chien/',
  '/chien/croquettes/',
  '/panier/',
  '/connexion/',
  '/faq/',
  '/magasins/',
  '/page/abonnement/',
  '/rechercher/?q=saumon',
  '/nulle-part/',
  '/gestion/connexion/',
];

const { ask, url } = outsideClient();
const LINK = /<link\b[^>]*>/g;

/** Attributes of a tag as it stands in a document. */
const attributes = (tag: string) =>
  new Map(
    [...tag.matchAll(/\b([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );

/** What the head of a page says a browser should load. */
async function loadedBy(page: string): Promise<string[]> {
  const html = await (await ask('GET', page)).text();
  const [head = ''] = html.split('</head>');
  return (head.match(LINK) ?? [])
    .map(attributes)
    .filter((link) => !/^(canonical|alternate|next|prev)$/.test(link.get('rel') ?? ''))
    .map((link) => link.get('href') ?? '')
    .filter((address) => new URL(address, url).origin === url);
}

test('L-07 each address in the head of each kind of page, shop and back office, is served', async () => {
  const wanted = new Map<string, string>();
  for (const page of PAGES) for (const address of await loadedBy(page)) wanted.set(address, page);
  const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];
  expect([...wanted.keys()]).toEqual(expect.arrayContaining(icons));
  for (const [address, page] of wanted) {
    const answer = await ask('GET', address);
    expect(answer.status, `${address} of ${page}`).toBe(200);
    expect((await answer.arrayBuffer()).byteLength, address).toBeGreaterThan(0);
  }
  for (const icon of icons)
    expect((await ask('GET', icon)).headers.get('content-type'), icon).toMatch(/^image\//);
});
