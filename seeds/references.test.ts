import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import { texts } from './test-texts.ts';

const { products, categories, pages } = demoShop;
const variants = products.flatMap((product) => product.variants);
const skus = new Set(products.map(({ sku }) => sku));
const paths = new Set(categories.map(({ path }) => path));
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const allTexts = texts(demoShop);

describe('names and references', () => {
  test('skus, slugs and names of products are unique and well formed', () => {
    expect(skus.size).toBe(products.length);
    expect(new Set(products.map((product) => product.slug)).size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    for (const product of products) {
      expect(product.sku).toMatch(/^PR\d{6}$/);
      expect(product.slug).toMatch(slug);
    }
  });

  test('variant codes have exactly 8 digits and are unique', () => {
    expect(new Set(variants.map(({ code }) => code)).size).toBe(variants.length);
    for (const { code } of variants) expect(code).toMatch(/^\d{8}$/);
  });

  test('RTE-12 formats of a product have different slugs', () => {
    for (const product of products) {
      const slugs = product.variants.map((variant) => variant.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const one of slugs) expect(one).toMatch(slug);
    }
  });

  test('the replaced, the tasted and the suggested exist', () => {
    for (const product of products) {
      expect(product.replacedBy !== null).toBe(product.status === 'replaced');
      const named = [product.replacedBy, product.sampleOf, ...product.crossSell];
      for (const sku of named) if (sku) expect(skus).toContain(sku);
      expect(product.crossSell).not.toContain(product.sku);
    }
  });

  test('S-38 what goes well with a food for sensitive digestion is of its protein, or as gentle', () => {
    const bySku = new Map(demoShop.products.map((product) => [product.sku, product]));
    for (const food of demoShop.products.filter(({ name }) => /digestion sensible/.test(name)))
      for (const sku of food.crossSell) {
        const other = bySku.get(sku);
        if (!other?.food) continue;
        const isGentle = other.protein === food.protein || other.needs.includes('digestion');
        expect(isGentle, `${food.name}, with ${other.name}`).toBe(true);
      }
  });

  test('CAT-29 the three cross-sells exist and offer only what is sold', () => {
    expect(demoShop.crossSells.map(({ key }) => key)).toEqual([
      'cross_sell_produit_1',
      'cross_sell_produit_2',
      'cross_sell_divers',
    ]);
    const soldSkus = new Set(products.filter((one) => one.status === 'sold').map((one) => one.sku));
    for (const { crossSell } of demoShop.crossSells)
      for (const sku of crossSell) expect(soldSkus).toContain(sku);
  });

  test('RTE-16 categories form a tree in which every page has products', () => {
    const used = new Set(
      products.filter(({ status }) => status === 'sold').flatMap((product) => product.categories),
    );
    for (const path of paths) {
      const parent = path.split('/').slice(0, -1).join('/');
      if (parent) expect(paths).toContain(parent);
      expect(used).toContain(path);
    }
    for (const product of products)
      for (const path of product.categories) expect(paths).toContain(path);
  });

  test('links inside the shop lead to a page, a category or a known screen', () => {
    const screens =
      /^\/(faq|magasins|nous-contacter|renoncer-au-contrat|resilier-votre-contrat|rappels-de-produits|conseils|guide-croquettes|mon-compte|userGuide)\/|^\/$/;
    const existing = (to: string) => {
      const [path] = to.split('#');
      const page = path?.match(/^\/page\/([^/]+)\/$/)?.[1];
      if (page) return pages.some((one) => one.slug === page);
      return screens.test(to) || paths.has((path ?? '').replaceAll(/^\/|\/$/g, ''));
    };
    const linked = [
      ...allTexts.filter(({ at }) => at.endsWith('link/to')).map(({ text }) => text),
      ...allTexts.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to)),
    ];
    expect(linked.filter((to) => to && !to.startsWith('http') && !existing(to))).toEqual([]);
  });

  test('anchors that links aim at exist on their page', () => {
    const aimed = allTexts.flatMap(({ text }) => [
      ...text.matchAll(/\/page\/([^/]+)\/#([a-z-]+)/g),
    ]);
    expect(aimed.length).toBeGreaterThan(0);
    for (const [, page, anchor] of aimed) {
      const blocks = pages.find((one) => one.slug === page)?.blocks ?? [];
      expect(blocks.some((block) => block.kind === 'text' && block.anchor === anchor)).toBe(true);
    }
  });
});
