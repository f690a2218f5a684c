import type { ProductComplete } from '#modules/catalog/contracts.ts';
import {
  findSearchable,
  presentSummary,
  type SearchableProduct,
  spokenProducts,
} from '#modules/catalog/server/index.ts';
import { textOf } from '#modules/content/rules/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { OTHER_TONGUES } from '../rules/index.ts';
import { type SearchRecord, saveRecords } from './save-records.ts';

/** Weight and price classes are filters only, not searchable words. */
const CLASSES: ReadonlySet<string> = new Set(['format', 'prix-kg']);

/**
 * Labelled as puppies and kittens at once: the species is clear from the name, and a search for one does not mean the
 * other.
 */
const isOfBothYoung = (key: string, value: string): boolean => key === 'age' && value === 'growth';

/** Indexes what the pages of these products show; all products when `ids` is null. */
export async function indexProducts(
  work: UnitOfWork,
  ids: readonly number[] | null,
): Promise<void> {
  const found = await findSearchable(work.tx, ids);
  const listed = found.filter((product) => product.listed);
  await saveRecords(work, 'b2c-products', ids, listed.map(recordOf));
  for (const [code, tongue] of Object.entries(OTHER_TONGUES)) {
    const spoken = await spokenProducts(work.tx, code, listed);
    await saveRecords(work, tongue.indexOf('b2c-products'), ids, spoken.map(recordOf));
  }
}

function recordOf(product: SearchableProduct): SearchRecord {
  const { document, sku, channelCode, productId, popularity, priceFrom } = product;
  const { average } = document.json_avis;
  return {
    objectId: sku,
    sourceId: productId,
    channelCode,
    popularity,
    // Searchable filter values: species, kind, age, needs, protein.
    labels: document.filters
      .filter(({ key, value }) => !CLASSES.has(key) && !isOfBothYoung(key, value))
      .map(({ label }) => label),
    title: document.name,
    // Shelves, formats, and the article codes printed on packs.
    keywords: [
      document.shortDescription,
      ...document.breadcrumb.map(({ name }) => name),
      sku,
      ...document.ProductVariants.flatMap((variant) => [variant.sku, variant.format]),
    ],
    body: [textOf(document.description), document.composition].join(' '),
    facets: facetsOf(document),
    numbers: numbersOf({ price: priceFrom, rating: average, popularity }),
    record: hitOf(document, priceFrom),
  };
}

/** The numeric attributes of a product; missing ones are omitted. */
const numbersOf = (measured: Record<string, number | null>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(measured).filter((one): one is [string, number] => one[1] !== null),
  );

/** Codes under the filter's name, and their labels under `labels.` plus the name. */
function facetsOf({ filters }: ProductComplete): Record<string, string[]> {
  const facets: Record<string, string[]> = {};
  const add = (name: string, value: string) => {
    facets[name] ??= [];
    facets[name].push(value);
  };
  for (const { key, value, label } of filters) {
    add(key, value);
    add(`labels.${key}`, label);
  }
  return facets;
}

/** The product summary of every list (contracts §3.5), with the background of its picture and its lowest price. */
const hitOf = (document: ProductComplete, price: number | null) => ({
  ...presentSummary(document),
  image: document.image,
  price,
});
