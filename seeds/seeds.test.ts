import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import type { Product, Variant } from './types.ts';
import { typesetText } from './typeset.ts';

const { products, categories, reviews, pages } = demoShop;
const variants = products.flatMap((product) => product.variants);
const skus = new Set(products.map(({ sku }) => sku));
const paths = new Set(categories.map(({ path }) => path));
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Every text of a value with the way to it. */
function texts(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}/${key}`));
}

const allTexts = texts(demoShop);

function sold(kind: Product['kind'], species: 'dog' | 'cat') {
  return products.filter(
    (product) =>
      product.status === 'sold' &&
      product.kind === kind &&
      (product.species === species || product.species === 'both'),
  );
}

describe('the shelves', () => {
  test('hold at least 78 products and 200 variants', () => {
    expect(products.length).toBeGreaterThanOrEqual(78);
    expect(variants.length).toBeGreaterThanOrEqual(200);
  });

  test.each(['kibble', 'wet', 'treat', 'care', 'accessory', 'sample'] as const)(
    'BIZ-01 hold %s for dogs and for cats',
    (kind) => {
      expect(sold(kind, 'dog').length).toBeGreaterThan(1);
      expect(sold(kind, 'cat').length).toBeGreaterThan(1);
    },
  );

  test('BIZ-01 hold at least six samples, each of a recipe that is sold', () => {
    const samples = products.filter(({ kind }) => kind === 'sample');
    expect(samples.length).toBeGreaterThanOrEqual(6);
    for (const { sampleOf } of samples) {
      expect(products.find(({ sku }) => sku === sampleOf)?.status).toBe('sold');
    }
  });

  test('hold products out of stock, stopped, hidden and replaced', () => {
    expect(variants.some(({ visible, stockOnHand }) => visible && stockOnHand === 0)).toBe(true);
    for (const status of ['stopped', 'hidden', 'replaced'] as const) {
      expect(products.filter((product) => product.status === status)).not.toHaveLength(0);
    }
  });

  test('hold every size, age and protein that the filters offer', () => {
    const offered = (key: string) =>
      demoShop.filters.find((filter) => filter.key === key)?.values.map(({ value }) => value) ?? [];
    const shown = products.filter(({ status }) => status === 'sold');
    expect(new Set(shown.flatMap(({ sizes }) => sizes))).toEqual(new Set(offered('taille')));
    expect(new Set(shown.flatMap(({ lifeStages }) => lifeStages))).toEqual(new Set(offered('age')));
    expect(new Set(shown.flatMap(({ needs }) => needs))).toEqual(new Set(offered('besoin')));
    expect(new Set(shown.flatMap(({ protein }) => protein ?? []))).toEqual(
      new Set(offered('proteine')),
    );
  });
});

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
      /^\/(faq|magasins|nous-contacter|guide-croquettes|mon-compte|userGuide)\/|^\/$|^#cookies$/;
    const known = (to: string) => {
      const [path] = to.split('#');
      const page = path?.match(/^\/page\/([^/]+)\/$/)?.[1];
      if (page) return pages.some((one) => one.slug === page);
      return screens.test(to) || paths.has((path ?? '').replaceAll(/^\/|\/$/g, ''));
    };
    const linked = [
      ...allTexts.filter(({ at }) => at.endsWith('link/to')).map(({ text }) => text),
      ...allTexts.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to)),
    ];
    expect(linked.filter((to) => to && !to.startsWith('http') && !known(to))).toEqual([]);
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

describe('prices', () => {
  test('BIZ-06 the subscription price is 90 % of the price, rounded half up', () => {
    for (const { priceCents, subscriptionPriceCents } of variants) {
      expect(Number.isInteger(priceCents)).toBe(true);
      expect(subscriptionPriceCents).toBe(Math.round((priceCents * 90) / 100));
    }
  });

  test('BIZ-11 the price per kilo falls as the bag grows', () => {
    for (const product of products.filter(({ kind }) => kind === 'kibble' || kind === 'wet')) {
      const perKilo = product.variants.map(({ priceCents, netGrams }) => priceCents / netGrams);
      const falling = [...perKilo].sort((one, other) => other - one);
      expect(perKilo, product.name).toEqual(falling);
    }
  });

  test('a struck price is the lowest of the 30 days before and stays under the 34 % cap', () => {
    const reduced = variants.filter(({ pastPrices }) => pastPrices.length > 0);
    expect(reduced.length).toBeGreaterThanOrEqual(5);
    for (const variant of reduced) {
      const reference = lowestBefore(variant);
      expect(variant.priceCents).toBeLessThan(reference);
      const together = 1 - variant.subscriptionPriceCents / reference;
      expect(together, variant.code).toBeLessThanOrEqual(0.34);
    }
  });

  test('BIZ-03 the claimed 40 % is the measured gap between two formats of one recipe', () => {
    const recipe = products.find(({ sku }) => sku === 'PR000201');
    const perKilo = (format: string) => {
      const found = recipe?.variants.find((variant) => variant.slug === format);
      return found ? Math.round((found.priceCents * 1000) / found.netGrams) : Number.NaN;
    };
    expect(perKilo('12-kg')).toBe(541);
    expect(perKilo('1-5-kg')).toBe(907);
    expect(1 - perKilo('12-kg') / perKilo('1-5-kg')).toBeGreaterThanOrEqual(0.4);
    expect(demoShop.home.savings.proof).toContain(typesetText('5,41 €/kg'));
  });

  test('BIZ-04 every country has a rate for food and one for goods, and a way to be delivered', () => {
    for (const country of ['FR', 'BE', 'LU'] as const) {
      const open = demoShop.taxRates.filter((rate) => rate.country === country && !rate.validTo);
      expect(open.map(({ category }) => category).sort()).toEqual(['accessory', 'pet_food']);
      for (const { zones } of demoShop.shippingMethods)
        expect(zones.some((zone) => zone.country === country)).toBe(true);
      expect(demoShop.sites.some((site) => site.deliveryCountries.includes(country))).toBe(true);
    }
  });
});

/** PRI-02: the lowest price applied in the 30 days before the present one began. */
function lowestBefore({ pastPrices }: Variant): number {
  const began = Math.min(...pastPrices.map(({ toDaysAgo }) => toDaysAgo));
  const inForce = pastPrices.filter(({ toDaysAgo }) => toDaysAgo < began + 30);
  const oldest = Math.max(...pastPrices.map(({ fromDaysAgo }) => fromDaysAgo));
  expect(oldest, 'a price younger than 30 days strikes nothing').toBeGreaterThanOrEqual(began + 30);
  return Math.min(...inForce.map(({ priceCents }) => priceCents));
}

describe('labels', () => {
  const foods = products.filter(({ taxCategory }) => taxCategory === 'pet_food');

  test('CAT-13 constituents are complete and never exceed the whole', () => {
    for (const { food, name } of foods) {
      const share = (code: string) =>
        food?.analyticalConstituents.find((one) => one.code === code)?.value ?? Number.NaN;
      const sum = ['protein', 'fat', 'fibre', 'ash', 'moisture'].reduce(
        (total, code) => total + share(code),
        0,
      );
      expect(sum, name).toBeLessThanOrEqual(100);
      expect(sum, name).toBeGreaterThan(30);
    }
  });

  test('CAT-14 the energy of a complete food is plausible, and near what it declares', () => {
    for (const product of foods.filter(({ food }) => food?.type === 'complete')) {
      const energy = computedEnergy(product);
      const [low, high] = product.kind === 'wet' ? [65, 130] : [310, 430];
      expect(energy, product.name).toBeGreaterThan(low);
      expect(energy, product.name).toBeLessThan(high);
      const declared = product.food?.declaredEnergy ?? energy;
      expect(Math.abs(declared / energy - 1), product.name).toBeLessThan(0.15);
    }
  });

  test('CAT-12 shares named in a composition stay within the whole and in descending order', () => {
    for (const { food, name } of foods) {
      const outside = (food?.composition ?? '').replaceAll(/\([^)]*\)/g, '');
      if (outside.includes('\u00a0: ')) continue;
      const shares = [...outside.matchAll(/(\d+(?:,\d+)?)\u00a0%/g)].map(([, share]) =>
        Number(share?.replace(',', '.')),
      );
      expect(
        shares.reduce((total, share) => total + share, 0),
        name,
      ).toBeLessThanOrEqual(100);
      expect(shares, name).toEqual([...shares].sort((one, other) => other - one));
    }
  });

  test('CAT-12 the parts of an ingredient add up to its share', () => {
    for (const { food, name } of foods) {
      const split = (food?.composition ?? '').matchAll(/(\d+(?:,\d+)?)\u00a0% \(([^)]*%[^)]*)\)/g);
      for (const [, whole, parts] of split) {
        const shares = [...(parts ?? '').matchAll(/(\d+(?:,\d+)?)\u00a0%/g)].map(([, share]) =>
          Number(share?.replace(',', '.')),
        );
        const listed = (parts ?? '').split(/,(?!\d)/).length;
        const sum = shares.reduce((total, share) => total + share, 0);
        if (shares.length === listed) expect(sum, name).toBeCloseTo(Number(whole), 5);
      }
    }
  });

  test('objects name their maker and their warnings', () => {
    for (const { safety } of products.filter(({ food }) => food === null)) {
      expect(safety?.manufacturer).toBeTruthy();
      expect(safety?.warnings).toBeTruthy();
    }
  });
});

/** The predictive equation of nutrition §1, step 2, in kcal per 100 g. */
function computedEnergy({ food, species }: Product): number {
  const share = (code: string) =>
    food?.analyticalConstituents.find((one) => one.code === code)?.value ?? Number.NaN;
  const [protein, fat, fibre] = [share('protein'), share('fat'), share('fibre')];
  const starch = Math.max(0, 100 - protein - fat - fibre - share('ash') - share('moisture'));
  const gross = 5.7 * protein + 9.4 * fat + 4.1 * (starch + fibre);
  const dryFibre = (fibre * 100) / (100 - share('moisture'));
  const digestible = species === 'dog' ? 91.2 - 1.43 * dryFibre : 87.9 - 0.88 * dryFibre;
  return (gross * digestible) / 100 - (species === 'dog' ? 1.04 : 0.77) * protein;
}

describe('reviews', () => {
  test('RVW-01 are invented, say so, and belong to a product', () => {
    expect(reviews.length).toBeGreaterThan(1000);
    for (const { demo, sku } of reviews) {
      expect(demo).toBe(true);
      expect(skus).toContain(sku);
    }
  });

  test('RVW-02 draw on at least 120 different texts, none twice under one product', () => {
    expect(new Set(reviews.map(({ title }) => title)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(reviews.map(({ rating, title }) => `${rating} ${title}`)).size).toBeGreaterThan(
      119,
    );
    for (const { sku } of products) {
      const titles = reviews.filter((one) => one.sku === sku).map(({ title }) => title);
      expect(titles.length).toBeLessThanOrEqual(40);
      expect(
        new Set(reviews.filter((one) => one.sku === sku).map(({ comment }) => comment)).size,
      ).toBe(titles.length);
    }
  });

  test('RVW-03 some products have none, critical ones are answered, all follow a purchase', () => {
    const reviewed = new Set(reviews.map(({ sku }) => sku));
    const silent = products.filter(({ sku, status }) => status === 'sold' && !reviewed.has(sku));
    expect(silent.length).toBeGreaterThanOrEqual(5);
    for (const { rating, answer, daysAgo, orderDaysAgo, comment } of reviews) {
      if (rating <= 2) expect(answer).not.toBeNull();
      expect(orderDaysAgo).toBeGreaterThan(daysAgo);
      expect(comment).not.toContain('{');
    }
  });

  test('RVW-04 the score of the shop is 4.71 from 25769, with a source and a date', () => {
    expect(demoShop.home.score).toMatchObject({ value: 4.71, outOf: 5, count: 25769 });
    expect(demoShop.home.score.text).toContain('4,71/5');
    expect(demoShop.home.score.source).toBeTruthy();
    expect(demoShop.home.score.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('content', () => {
  test('RTE-20 RTE-21 RTE-22 the pages with a fixed slug exist and are substantial', () => {
    const wanted = [
      'conditions-utilisation',
      'conditions-generales-de-vente',
      'donnees-personnelles',
      'mentions-legales',
      'accessibilite',
      'livraison',
      'abonnement',
      '1-pourcent-pour-les-animaux',
      'qui-sommes-nous',
      'retractation',
      'avis',
      'credits',
    ];
    expect(pages.map((page) => page.slug).sort()).toEqual(wanted.sort());
    for (const page of pages) {
      const length = texts(page.blocks).reduce((total, { text }) => total + text.length, 0);
      expect(length, page.slug).toBeGreaterThan(800);
      expect(page.seo.description).toBeTruthy();
    }
  });

  test('CNT-08 CNT-09 the FAQ holds at least 40 questions, every tag is used', () => {
    const { faq, faqTags } = demoShop;
    expect(faq.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faq.map((one) => one.slug)).size).toBe(faq.length);
    const tags = faqTags.map((tag) => tag.slug).sort();
    expect([...new Set(faq.flatMap((one) => one.tags))].sort()).toEqual(tags);
  });

  test('RTE-06 two landings, RTE-03 no slug twice', () => {
    expect(demoShop.landings).toHaveLength(2);
    expect(new Set(pages.map((page) => page.slug)).size).toBe(pages.length);
  });

  test('BIZ-16 BIZ-17 support hours and the invoice window are written', () => {
    expect(demoShop.footer.support.hours).toContain('9:00 à 18:00');
    expect(allTexts.some(({ text }) => text.includes('7 à 10\u00a0jours après l’expédition'))).toBe(
      true,
    );
  });

  test('about sixty shops stand in three countries, with seven days and special days', () => {
    const { shops } = demoShop;
    expect(shops.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shops.map((shop) => shop.slug)).size).toBe(shops.length);
    expect(new Set(shops.map(({ address }) => address.country))).toEqual(
      new Set(['FR', 'BE', 'LU']),
    );
    expect(shops.some(({ closed }) => closed)).toBe(true);
    for (const { position, openingHours, specialClosings, phone } of shops) {
      expect(position.lat).toBeGreaterThan(41);
      expect(position.lat).toBeLessThan(51.6);
      expect(position.lng).toBeGreaterThan(-5);
      expect(position.lng).toBeLessThan(9.6);
      expect(Object.keys(openingHours)).toHaveLength(7);
      expect(specialClosings.length).toBeGreaterThan(0);
      expect(phone).toMatch(/^\+33\d{9}$/);
    }
  });
});

describe('words', () => {
  /** Addresses, codes and paths are not prose. */
  const prose = allTexts.filter(
    ({ at }) => !/\/(slug|to|sku|email|password|code|path|trackingUrl|iban)$/.test(at),
  );

  test('PRI-06 nothing is « gratuit »', () => {
    expect(prose.filter(({ text }) => /gratuit/i.test(text))).toEqual([]);
  });

  test('no banned green claim, no cure, no baby talk', () => {
    const banned =
      /écologique|neutre en carbone|biodégradable|guéri|soigne (les|la|le) |anti-?allerg|toutou|boule de poils d’amour|quatre pattes préféré/i;
    expect(prose.filter(({ text }) => banned.test(text))).toEqual([]);
  });

  test('spaces before double punctuation and units do not break', () => {
    const wrong = / [;:!?%€»]|« |[^\u00a0\s/:(–…]»|\d (kg|g|ml|cm|mm|kcal|jours|ans)\b|\w'\w/;
    expect(prose.filter(({ text }) => wrong.test(text))).toEqual([]);
    const unspaced = /[\p{L}\d)](?<!https?)(?<![\d]):(?!\/\/)(?![\d])|\p{L}[!?;](?!\w)/u;
    expect(prose.filter(({ text }) => unspaced.test(text.replaceAll(/\S+@\S+/g, '')))).toEqual([]);
  });

  test('setting the typography twice changes nothing', () => {
    for (const { text } of prose) expect(typesetText(text)).toBe(text);
  });
});
