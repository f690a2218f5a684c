import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { productComplete } from '#modules/catalog/contracts.ts';
import { outsideClient } from '../support/outside.ts';
import { api, LD, QUERY } from './shop-calls.ts';

const { ask } = outsideClient();
const anyHash = /\/media\/([0-9a-f]{20})-/g;

const page = z.object({ data: z.array(z.object({ attributes: productComplete })) });

/** Everything the shop sells, as the content service says it. */
async function allProducts() {
  const answer = await ask('GET', '/api/b2c-products?render=2&pagination[pageSize]=100');
  const more = await ask(
    'GET',
    '/api/b2c-products?render=2&pagination[pageSize]=100&pagination[page]=2',
  );
  const pages = [await answer.json(), await more.json()].map((body) => page.parse(body));
  return pages.flatMap(({ data }) => data.map(({ attributes }) => attributes));
}

/** Hashes of the pictures in a piece of a page, in their order, each once. */
const hashesIn = (html: string) => [
  ...new Set([...html.matchAll(anyHash)].map(([, hash]) => hash)),
];

describe('L-01 the picture shows the size that is sold', () => {
  test('each food names the format of each of its pictures, and no two formats share one', async () => {
    const products = await allProducts();
    expect(products.length).toBeGreaterThan(90);
    for (const { name, ProductVariants } of products) {
      // Objects look the same in every size: nothing is written on them.
      if (!ProductVariants[0]?.price_per_unit) continue;
      for (const { format, image } of ProductVariants)
        expect(image?.alternativeText, name).toContain(format);
      const hashes = new Set(ProductVariants.map(({ image }) => image?.hash));
      expect(hashes.size, name).toBe(ProductVariants.length);
    }
  });

  test('a page opens with the picture of its format and shows no other format', async () => {
    const products = await allProducts();
    const tin = products.find(({ sku }) => sku === 'PR000301');
    expect(tin?.ProductVariants.length).toBe(3);
    for (const variant of tin?.ProductVariants ?? []) {
      const answer = await ask('GET', `/produits/${tin?.slug}/${variant.slug}/`);
      const html = await answer.text();
      const gallery = html.slice(html.indexOf('class="rail'), html.indexOf('<h1'));
      const shown = hashesIn(gallery);
      expect(shown).toContain(variant.image?.hash);
      for (const other of tin?.ProductVariants ?? [])
        if (other !== variant) expect(shown).not.toContain(other.image?.hash);
    }
  });

  test('a card of a shelf shows the format whose price it says', async () => {
    const products = await allProducts();
    const html = await (await ask('GET', '/chien/patees/')).text();
    const cards = html.split('<li').filter((card) => card.includes('/produits/'));
    expect(cards.length).toBeGreaterThan(2);
    for (const card of cards) {
      const [, slug = ''] = /\/produits\/([a-z0-9-]+)\//.exec(card) ?? [];
      const [hash] = hashesIn(card);
      if (!hash) continue;
      const variants = products.find((one) => one.slug === slug)?.ProductVariants ?? [];
      const drawn = variants.find(({ image }) => image?.hash === hash);
      expect(drawn, slug).toBeDefined();
      expect(card.replaceAll('\u00a0', ' '), slug).toContain(
        drawn?.format.replaceAll('\u00a0', ' '),
      );
    }
  });

  test('a line of the cart is pictured as the format that was added', async () => {
    const created = await ask('POST', `${api}/orders${QUERY}`, { headers: LD, body: '{}' });
    const { tokenValue } = (await created.json()) as { tokenValue: string };
    const products = await allProducts();
    const bag = products.find(({ sku }) => sku === 'PR000201');
    for (const { sku, image } of bag?.ProductVariants.filter(({ in_stock }) => in_stock) ?? []) {
      const added = await ask('POST', `${api}/orders/${tokenValue}/items${QUERY}`, {
        headers: LD,
        body: JSON.stringify({ productVariant: sku, quantity: 1 }),
      });
      const { items } = z
        .object({ items: z.array(z.object({ variantCode: z.string(), imageUrl: z.string() })) })
        .parse(await added.json());
      const line = items.find(({ variantCode }) => variantCode === sku);
      expect(line?.imageUrl).toContain(image?.hash);
    }
  });
});
