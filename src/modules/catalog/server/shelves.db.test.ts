import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growCatalogue } from '../../../../bench/grow-catalogue.ts';
import { variantDraft } from '../../../../tests/support/product-draft.ts';
import { removeProduct } from '../../../../tests/support/remove-product.ts';
import { scaled } from '../../../../tests/support/scope.ts';
import { numbered, testShelf } from '../../../../tests/support/shelf.ts';
import { costOf } from '../../../../tests/support/statement-cost.ts';
import { subscriptionPriceOf } from '../rules/index.ts';

const shop = testShelf();
const { publish, get } = shop;

const KEYS = ['proteine', 'besoin', 'format'];

interface Counted {
  key: string;
  values: { value: string; count: number }[];
}

interface Naive {
  name: string;
  popularity: number;
  price_from: number | null;
  filters: { key: string; value: string }[];
}

/** The category recomputed from its products, one by one. */
async function recount(path: string, selected: Record<string, string[]>) {
  const { rows } = await shop.database.pool.query<Naive>(
    `select d.name, d.popularity, d.price_from,
       (select coalesce(json_agg(f), '[]') from product_filters f
        where (f.product_id, f.channel_code) = (d.product_id, d.channel_code)) as filters
     from product_documents d
     join product_categories pc using (product_id) join categories c on c.id = pc.category_id
     where d.channel_code = 'FR_WEB' and d.listed and c.path = $1`,
    [path],
  );
  const answers = (product: Naive, but: string | null) =>
    Object.entries(selected).every(
      ([key, values]) =>
        key === but ||
        values.length === 0 ||
        product.filters.some((one) => one.key === key && values.includes(one.value)),
    );
  const counts = KEYS.flatMap((key) => {
    const values = rows.flatMap(({ filters }) => filters.filter((one) => one.key === key));
    return [...new Set(values.map(({ value }) => value))].map((value) => {
      const holders = rows.filter((product) =>
        product.filters.some((one) => one.key === key && one.value === value),
      );
      return `${key} ${value} ${holders.filter((one) => answers(one, key)).length}`;
    });
  });
  const shown = rows.filter((product) => answers(product, null));
  const byName = (a: Naive, b: Naive) => (a.name < b.name ? -1 : 1);
  return {
    counts: counts.toSorted(),
    total: shown.length,
    relevance: shown.toSorted((a, b) => b.popularity - a.popularity || byName(a, b)),
    price_asc: shown.toSorted((a, b) => (a.price_from ?? 0) - (b.price_from ?? 0) || byName(a, b)),
  };
}

async function requested(path: string, selected: Record<string, string[]>, sort: string) {
  const ticked = Object.entries(selected).flatMap(([key, values]) =>
    values.map((value) => `&filters[${key}][$in]=${value}`),
  );
  const { body } = await get(`/b2c-categories/${path}?sort=${sort}${ticked.join('')}`);
  const { facets, products } = body.data.attributes;
  return {
    counts: (facets as Counted[])
      .flatMap(({ key, values }) => values.map(({ value, count }) => `${key} ${value} ${count}`))
      .toSorted(),
    total: body.meta.pagination.total,
    names: (products as { name: string }[]).map(({ name }) => name),
  };
}

const paths = fc.subarray(['chat/croquettes', 'chat']);
const change = fc.record({
  product: fc.integer({ min: 1, max: 7 }),
  removed: fc.constantFrom(true, false, false, false, false),
  categories: paths,
  protein: fc.constantFrom('saumon', 'poulet', null),
  needs: fc.subarray(['sterilise']),
  status: fc.constantFrom('sold' as const, 'sold' as const, 'hidden' as const),
  popularity: fc.integer({ min: 0, max: 3 }),
  cents: fc.constantFrom(2000, 4100, 6000),
  netGrams: fc.constantFrom(800, 2000, 4000),
});
const question = fc.record({
  path: fc.constantFrom('chat/croquettes', 'chat'),
  selected: fc.record({
    proteine: fc.subarray(['saumon', 'poulet', 'inconnu']),
    besoin: fc.subarray(['sterilise']),
    format: fc.subarray(['moins-de-1-kg', '1-a-3-kg', '3-a-8-kg']),
  }),
  sort: fc.constantFrom('relevance' as const, 'price_asc' as const),
});

test('CAT-02 after any changes a category counts what a recount of its products would', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 8 }),
      fc.array(question, { minLength: 3, maxLength: 3 }),
      async (changes, questions) => {
        for (const { product, removed, cents, netGrams, ...draft } of changes) {
          const code = String(20_000_000 + product);
          const price = { cents, subscriptionCents: subscriptionPriceOf(cents) };
          if (removed) await removeProduct(shop, numbered(product).sku);
          else
            await publish(
              numbered(product, {
                ...draft,
                variants: [variantDraft({ code, netGrams, ...price })],
              }),
            );
        }
        for (const { path, selected, sort } of questions) {
          const naive = await recount(path, selected);
          const { counts, total, names } = await requested(path, selected, sort);
          expect({ counts, total }).toEqual({ counts: naive.counts, total: naive.total });
          expect(names).toEqual(naive[sort].map(({ name }) => name));
        }
      },
    ),
    { numRuns: scaled(25, 8) },
  );
});

test('a shelf grows as often as it has to, and two publications at once lose nothing', async () => {
  const many = Array.from({ length: 140 }, (_, index) => numbered(index + 1));
  await Promise.all([publish(...many.slice(0, 70)), publish(...many.slice(70))]);
  const { total, counts } = await requested('chat', { proteine: ['saumon'] }, 'relevance');
  expect(total).toBe(140);
  expect(counts).toContain('besoin sterilise 140');
});

test('a category of 1,000 products costs less than 1.5 times one of 20', async () => {
  const twenty = (from: number, path: string) =>
    Array.from({ length: 20 }, (_, index) =>
      numbered(from + index, {
        variants: [variantDraft({ code: String(10_000_000 + from + index) })],
        categories: [path],
        popularity: index,
        protein: index % 2 ? 'poulet' : 'saumon',
        needs: index % 5 ? [] : ['sterilise'],
      }),
    );
  await publish(...twenty(1, 'chat'));
  const client = await shop.database.pool.connect();
  await growCatalogue(client, 1000).finally(() => client.release());
  await publish(...twenty(100, 'chat/croquettes'));
  await shop.database.pool.query('vacuum (analyze)');
  const sorts = ['relevance', 'price_asc', 'price_desc', 'rating', 'newest', 'name'];
  // Page size of the small category, so that both return the same number.
  const questions = [
    ...sorts.map((sort) => ({ query: `sort=${sort}`, shown: 20 })),
    { query: 'sort=newest&filters[proteine]=saumon', shown: 10 },
    { query: 'sort=newest&filters[proteine]=saumon&filters[besoin]=sterilise', shown: 2 },
  ];
  for (const { query, shown } of questions) {
    const cost = async (path: string) => {
      const page = `/b2c-categories/${path}?pagination[pageSize]=${shown}&${query}`;
      expect((await get(page)).body.data.attributes.products).toHaveLength(shown);
      return costOf(shop.database.pool, () => get(page));
    };
    const small = await cost('chat/croquettes');
    const large = await cost('chat');
    expect(large.pages, query).toBeLessThan(1.5 * small.pages);
    expect(large.rows, query).toBeLessThan(1.5 * small.rows);
  }
});
