import { expect, test } from 'vitest';
import { readXml } from '#platform/read-xml.ts';
import { outsideClient } from '../support/outside.ts';
import { ask, belgianHost } from '../support/raw-request.ts';
import { read } from './pages.ts';

const client = outsideClient();

interface StructuredFormat {
  sku: string;
  image: string;
  offers: {
    price: string;
    url: string;
    availability: string;
    shippingDetails?: { shippingRate: { value: string } }[];
  };
}

const value = (item: string, name: string) =>
  new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1];
const plain = (item: string, name: string) =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(item)?.[1] ?? '';
const cents = (price: string | undefined) => Math.round(Number.parseFloat(price ?? '') * 100);

test('W-12 SEO-06 the feed names each format with the price, picture and stock of its page', async () => {
  const feed = await read(client, '/flux/produits.xml');
  const items = feed.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(200);
  const ids = items.map((item) => value(item, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const groups = new Set(items.map((item) => value(item, 'item_group_id')));
  const several = [...groups]
    .map((group) => items.filter((item) => value(item, 'item_group_id') === group))
    .filter((formats) => formats.length > 1);
  expect(several.length).toBeGreaterThan(20);

  for (const formats of several.filter((_, nth) => nth % 25 === 0)) {
    const page = await read(client, new URL(value(formats[0] ?? '', 'link') ?? '').pathname);
    const [json = ''] =
      /\{"@context":"https:\/\/schema.org","@type":"ProductGroup".*?(?=<\/script>)/.exec(page) ??
      [];
    const { hasVariant } = JSON.parse(json) as { hasVariant: StructuredFormat[] };
    for (const item of formats) {
      const format = hasVariant.find(({ sku }) => sku === value(item, 'id'));
      const offer = format?.offers;
      const paid = value(item, 'sale_price') ?? value(item, 'price');
      expect([value(item, 'id'), cents(paid)]).toEqual([format?.sku, cents(offer?.price)]);
      expect(value(item, 'link')).toBe(offer?.url);
      expect(value(item, 'image_link')).toBe(format?.image);
      const inStock = value(item, 'availability') === 'in_stock';
      expect(offer?.availability.endsWith('/InStock')).toBe(inStock);
      // What its delivery costs stands in both, by one function.
      const [shipping = ''] = /<g:shipping>.*?<\/g:shipping>/.exec(item) ?? [];
      const [delivery] = offer?.shippingDetails ?? [];
      expect(cents(delivery?.shippingRate.value)).toBe(cents(value(shipping, 'price')));
    }
  }

  // What has pictures of its formats shows each of them.
  const showsEach = (formats: string[]) =>
    new Set(formats.map((item) => value(item, 'image_link'))).size === formats.length;
  expect(several.filter(showsEach).length).toBeGreaterThan(20);

  for (const item of items) {
    const isReduced = value(item, 'sale_price') !== undefined;
    if (isReduced)
      expect(cents(value(item, 'price'))).toBeGreaterThan(cents(value(item, 'sale_price')));
    const [shipping] = /<g:shipping>.*?<\/g:shipping>/.exec(item) ?? [];
    const isFree = cents(value(item, 'sale_price') ?? value(item, 'price')) >= 4900;
    expect(value(shipping ?? '', 'country')).toBe('FR');
    expect([value(item, 'id'), cents(value(shipping ?? '', 'price')) === 0]).toEqual([
      value(item, 'id'),
      isFree,
    ]);
  }
});

test('W-12 SEO-06 the Belgian site has a feed of its own: its host and what delivery costs there', async () => {
  const { text } = await ask('/flux/produits.xml', { headers: belgianHost() });
  const items = text.split('<item>').slice(1);
  expect(items.length).toBeGreaterThan(200);
  for (const item of items) {
    expect(value(item, 'link')).toContain(`http://${belgianHost().host}/produits/`);
    expect(value(item, 'country')).toBe('BE');
    const [shipping = ''] = /<g:shipping>.*?<\/g:shipping>/.exec(item) ?? [];
    const isFree = cents(value(item, 'sale_price') ?? value(item, 'price')) >= 5900;
    expect(cents(value(shipping, 'price')) === 0).toBe(isFree);
  }
});

test.for([
  ['E-15 FOOD-03', '/rappels-de-produits/', '/flux/rappels.xml'],
  ['O-31', '/conseils/', '/flux/conseils.xml'],
])(
  '%s the page %s names its feed: valid, kept and of its own site',
  async ([, page = '', feed = '']) => {
    const head = (await read(client, page)).replaceAll('&amp;', '&');
    const [link = ''] = /<link[^>]*application\/rss\+xml[^>]*>/.exec(head) ?? [];
    const address = /href="([^"]+)"/.exec(link)?.[1] ?? '';
    expect(new URL(address).pathname).toBe(feed);
    const answer = await client.ask('GET', feed);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers.get('etag')).toBeTruthy();
    expect(readXml(await answer.text())?.name).toBe('rss');
    const { text } = await ask(feed, { headers: belgianHost() });
    expect(text).toContain(`<link>http://${belgianHost().host}${page}</link>`);
  },
);

test('O-31 a reader is told of each article: when it was written, what it says, where', async () => {
  const items = (await ask('/flux/conseils.xml')).text.split('<item>').slice(1);
  const dates = items.map((item) => Date.parse(plain(item, 'pubDate')));
  expect(items.length).toBeGreaterThan(2);
  expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
  for (const item of items) {
    const { pathname } = new URL(plain(item, 'link'));
    const page = await ask(pathname);
    expect([pathname, page.status]).toEqual([pathname, 200]);
    expect(page.text).toContain(plain(item, 'title'));
  }
});
