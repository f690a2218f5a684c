import { expect, test } from 'vitest';
import { type OutsideClient, outsideClient } from '../support/outside.ts';
import { read, signedInPages } from './pages.ts';
import { isFull, scaled } from './scope.ts';

/** Addresses other companies answer, which no test asks. */
const isOurs = (address: URL, own: string) => address.origin === new URL(own).origin;

/** Of one kind are pages whose addresses differ in names only: `/produits/{}/`. */
const kindOf = ({ pathname }: URL): string => {
  const [, first = '', second = '', ...rest] = pathname.split('/');
  const shape = rest.map((part) => (part === '' ? '' : '{}')).join('/');
  // Below these, the second word is a part of the shop and no name.
  const isPart = first === 'gestion' || first === 'mon-compte' || second === '';
  return `/${first}/${isPart ? second : '{}'}/${shape}`;
};

/** Pages of one kind that are read for their links. */
const READ_OF_KIND = scaled(Number.POSITIVE_INFINITY, 1);
/** Addresses of one kind that are asked. */
const CRAWLED_OF_KIND = scaled(Number.POSITIVE_INFINITY, 3);

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Every address a document names: links, pictures, icons, scripts, styles; of pictures all sizes in a full run. */
function addressesIn(html: string, page: URL): URL[] {
  const visible = html.replace(/<(script|template)\b[^>]*>[\s\S]*?<\/\1>/g, (whole) =>
    whole.slice(0, whole.indexOf('>') + 1),
  );
  const plain = [...visible.matchAll(/\s(?:href|src|poster|data-src)="([^"]*)"/g)];
  const sets = isFull ? [...visible.matchAll(/\s(?:srcset|srcSet|imagesrcset)="([^"]*)"/g)] : [];
  const written = [
    ...plain.map(([, address = '']) => address),
    ...sets.flatMap(([, set = '']) =>
      set.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''),
    ),
  ];
  return written
    .map(unescaped)
    .filter(
      (address) => address !== '' && !/^(#|data:|mailto:|tel:|javascript:|blob:)/.test(address),
    )
    .filter((address) => URL.canParse(address, page))
    .map((address) => new URL(address, page));
}

/** How addresses are written in feeds, and in the links of documents to print. */
const LINKS = {
  xml: /<(?:loc|url|(?:g:)?(?:image_)?link)>([^<]+)<\//g,
  pdf: /\/URI \(([^)]+)\)/g,
};

/** What an answer that may hold addresses names; null for one that holds none, or is not read. */
async function addressesOf(answer: Response, page: URL): Promise<URL[] | null> {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.status !== 200) return null;
  if (type.startsWith('text/html')) return addressesIn(await answer.text(), page);
  const isPdf = type.startsWith('application/pdf');
  if (!isPdf && !/^(application|text)\/([\w.]+\+)?xml\b/.test(type)) return null;
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  if (isPdf) expect([page.pathname, text.startsWith('%PDF-')]).toEqual([page.pathname, true]);
  return [...text.matchAll(LINKS[isPdf ? 'pdf' : 'xml'])]
    .map(([, address = '']) => unescaped(address))
    .filter((address) => /^https?:/.test(address) && URL.canParse(address))
    .map((address) => new URL(address));
}

interface Crawl {
  client: Pick<OutsideClient, 'ask' | 'url'>;
  from: readonly string[];
  /** Addresses that end a session or need a word of their own are not followed. */
  leaves?: RegExp;
}

/** Reads pages from these on, asks every address they name, and says which do not answer. */
async function crawl({ client, from, leaves = /a^/ }: Crawl) {
  const wait = from.map((path) => new URL(path, client.url));
  const seen = new Set<string>();
  const perKind = new Map<string, { read: number; requested: number }>();
  const broken: string[] = [];
  let requested = 0;
  for (let address = wait.shift(); address; address = wait.shift()) {
    address.hash = '';
    const { href } = address;
    if (seen.has(href) || !isOurs(address, client.url) || leaves.test(address.pathname)) continue;
    seen.add(href);
    const kind = perKind.get(kindOf(address)) ?? { read: 0, requested: 0 };
    perKind.set(kindOf(address), kind);
    if (kind.requested >= CRAWLED_OF_KIND) continue;
    kind.requested += 1;
    requested += 1;
    const answer = await client.ask('GET', href);
    const { status } = answer;
    const place = answer.headers.get('location');
    if (place) wait.push(new URL(place, address));
    if (status >= 400) broken.push(`${status} ${address.pathname}${address.search}`);
    const found = kind.read < READ_OF_KIND ? await addressesOf(answer, address) : null;
    if (!found) {
      if (!answer.bodyUsed) await answer.body?.cancel();
      continue;
    }
    kind.read += 1;
    for (const one of found) one.searchParams.delete('fait');
    wait.push(...found);
  }
  return { broken, requested, kinds: perKind.size };
}

test('RTE-01 every link, picture and icon of the shop answers, from home and sitemap on', async () => {
  const client = outsideClient();
  const index = await read(client, '/sitemap.xml');
  const listed = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(0);
  const own = listed.map((address) => new URL(address).pathname);
  const { broken, requested, kinds } = await crawl({
    client,
    from: [
      '/',
      '/robots.txt',
      '/flux/produits.xml',
      '/flux/rappels.xml',
      '/flux/conseils.xml',
      '/api/docs/',
      ...own,
    ],
    leaves: /^\/(_dev|gestion)\//,
  });
  expect(broken).toEqual([]);
  expect(requested).toBeGreaterThan(40);
  expect(kinds).toBeGreaterThan(15);
}, 900_000);

test('every link of the account answers somebody who is signed in', async () => {
  const client = await signedInPages('shop');
  const { broken, requested } = await crawl({
    client,
    from: ['/mon-compte/'],
    leaves: /^\/(?!mon-compte|panier)|deconnexion/,
  });
  expect(broken).toEqual([]);
  expect(requested).toBeGreaterThan(5);
}, 900_000);

test('every link of the back office answers somebody of the team', async () => {
  const client = await signedInPages('office');
  const { broken, requested } = await crawl({
    client,
    from: ['/gestion/'],
    leaves: /^\/(?!gestion)|deconnexion/,
  });
  expect(broken).toEqual([]);
  expect(requested).toBeGreaterThan(20);
}, 900_000);

test('every link of the mails of this shop answers', async () => {
  const client = outsideClient();
  const list = await client.ask('GET', '/_dev/mail/');
  // A shop in production hands its mails to a mail server.
  if (list.status === 404) return;
  const mails = [...(await list.text()).matchAll(/href="(\/_dev\/mail\/\d+\/)"/g)];
  const broken: string[] = [];
  const requested = new Set<string>();
  for (const [, path = ''] of mails.slice(0, scaled(mails.length, 15)))
    for (const address of addressesIn(await read(client, path), new URL(path, client.url))) {
      const key = kindOf(address) + address.search.replace(/=[^&]*/g, '');
      if (!isOurs(address, client.url) || requested.has(key)) continue;
      requested.add(key);
      const answer = await client.ask('GET', address.href);
      await answer.body?.cancel();
      // The order has joined an account since: to everybody else its link tells nothing (decision 0319).
      const isOwned = answer.status === 404 && address.pathname.startsWith('/suivi-de-commande/');
      if (answer.status >= 400 && answer.status !== 401 && !isOwned)
        broken.push(`${answer.status} ${address.pathname} in ${path}`);
    }
  expect(broken).toEqual([]);
});
