import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { scaled } from './scope.ts';
import { api, QUERY } from './shop-calls.ts';

interface Variant {
  code: string;
  product: string;
  price: number;
}

const { ask } = outsideClient();
const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
/** Blanks of any width: a page and a formatter need not choose the same. */
const flat = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

async function everyVariant(): Promise<Variant[]> {
  const found: Variant[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await ask(
      'GET',
      `${api}/product-variants${QUERY}&itemsPerPage=100&page=${page}`,
    );
    const body = await answer.json();
    found.push(...body['hydra:member']);
    if (found.length >= body['hydra:totalItems'] || body['hydra:member'].length === 0) return found;
  }
}

interface Listed {
  attributes: {
    slug: string;
    sku: string;
    viewable: boolean;
    ProductVariants: { sku: string; base_price: number; show_variant: boolean }[];
  };
}

test('CAT-07 both services say the same price of every variant, and pages print it', async () => {
  const byCode = new Map((await everyVariant()).map((one) => [one.code, one.price]));
  expect(byCode.size).toBeGreaterThan(100);
  const products: Listed[] = [];
  for (const page of [1, 2, 3]) {
    const path = `/api/b2c-products?render=1&pagination[page]=${page}&pagination[pageSize]=100`;
    products.push(...(await (await ask('GET', path)).json()).data);
  }
  const wrong: string[] = [];
  const shown = products.filter(({ attributes }) => attributes.viewable);
  for (const { attributes } of shown)
    for (const { sku, base_price: price, show_variant: isShown } of attributes.ProductVariants) {
      const listed = byCode.get(sku);
      if (isShown && listed !== price) wrong.push(`${sku}: ${listed} and ${price}`);
    }
  expect(wrong).toEqual([]);

  const step = Math.max(1, Math.floor(shown.length / scaled(shown.length, 12)));
  for (const { attributes } of shown.filter((_, nth) => nth % step === 0)) {
    const first = await ask('GET', `/produits/${attributes.slug}/`);
    // Samples have pages of their own.
    const place = first.headers.get('location');
    const answer = place ? await ask('GET', place) : first;
    if (answer.status !== 200) {
      wrong.push(`${attributes.slug}: ${answer.status}`);
      continue;
    }
    const text = flat(await answer.text());
    for (const { sku, base_price: price, show_variant: isShown } of attributes.ProductVariants)
      if (isShown && !text.includes(flat(EUROS.format(price / 100))))
        wrong.push(`${attributes.slug} does not print ${price} of ${sku}`);
  }
  expect(wrong).toEqual([]);
});
