import { defined } from '#kit/defined.ts';
import type { ProductComplete, ProductSummary } from '#modules/catalog/contracts.ts';
import { pricePerKg } from '#modules/catalog/rules/index.ts';
import type { Hit } from '#modules/search/contracts.ts';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { insteadRefusal } from '#modules/subscriptions/rules/index.ts';
import type { ContentClient } from '#services/content.ts';
import { ServiceError } from '#services/service-client.ts';
import { bySuitability, type Comparable } from './by-suitability.ts';
import { lookAtSwap } from './look-at-swap.server.ts';
import { searchFoods } from './search-foods.server.ts';
import type { StepQuestion } from './step-question.ts';
import { thumbnailOf } from './swap-pieces.ts';

type Item = SubscriptionShape['items'][number];

/** Maximum number of results; more words narrow them. */
export const MOST_FOUND = 12;
export type Replacement = Awaited<ReturnType<typeof loadReplacement>>;

/**
 * Data to replace a line: a search (`q`) among products for the same species, or the selected
 * product (`par`: its slug, `format`, `nombre`, `portee`).
 */
export async function loadReplacement(requested: StepQuestion, item: Item) {
  const { content, url } = requested;
  const query = url.searchParams;
  const own = await findProduct(content, item.productSlug);
  const by = query.get('par');
  const product = by === null ? null : await findProduct(content, by);
  if (product) return { found: null, chosen: await lookAtSwap(requested, { item, own, product }) };
  return { found: await search(requested, item, own), chosen: null };
}

/** Null for a product that no longer exists. */
async function findProduct(content: ContentClient, slug: string): Promise<ProductComplete | null> {
  try {
    return await content.product(slug);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

/** Replacements for a line from the same search, one row per format. */
export async function findInstead(requested: StepQuestion, item: Item) {
  const own = await findProduct(requested.content, item.productSlug);
  const { query, hits } = await find(requested, own);
  const from = own?.ProductVariants.find(({ sku }) => sku === item.variantCode);
  const goes = { netGrams: from?.weight ?? 0, unitPrice: item.unitPrice };
  const quantity = Math.max(1, item.laterQuantity);
  const fits = ({
    weight,
    base_price_subscription: unitPrice,
  }: ProductSummary['ProductVariants'][number]) =>
    insteadRefusal(quantity, goes, { netGrams: weight, unitPrice }) === null;
  const products = defined<ProductSummary>([
    query === '' ? (own ?? undefined) : undefined,
    ...(hits ?? []),
  ]);
  const offered = products.flatMap((food) =>
    food.ProductVariants.filter((one) => one.show_variant && one.in_stock && food.subscribable)
      .filter((one) => one.sku !== item.variantCode && fits(one))
      .map((one) => ({ food, one, grams: one.weight, cents: one.base_price_subscription })),
  );
  const compare = own && from && bySuitability(own, from.weight);
  // Results of a typed query stay in the order of the search.
  const sorted = compare && query === '' ? offered.toSorted(compare) : offered;
  const variants = sorted.map(({ food: { name, image: front }, one, cents }) => {
    const image = one.image ?? front;
    return {
      code: one.sku,
      name,
      format: one.format,
      cents,
      // A dearer replacement costs no more than the missing article, so its price per kilo is lower
      // too.
      perKg:
        one.price_per_unit_subscription &&
        pricePerKg(Math.min(cents, item.unitPrice), {
          taxCategory: 'pet_food',
          netGrams: one.weight,
        }),
      image: image && thumbnailOf(image),
    };
  });
  return { query, variants: hits && variants.slice(0, MOST_FOUND) };
}

/** Without a query the same kind of food for the same species; with one, all products for it. */
async function search(requested: StepQuestion, item: Item, own: ProductComplete | null) {
  const { query, hits } = await find(requested, own);
  if (hits === null) return { query, own: null, products: null };
  const from = own?.ProductVariants.find(({ sku }) => sku === item.variantCode);
  const suited = query === '' && own && from ? forTheSame(own, from.weight, hits) : hits;
  const products = suited.flatMap((hit) => shown(hit));
  const formats = own ? shown(own).filter(() => otherFormats(own, item).length > 0) : [];
  return { query, own: formats[0] ?? null, products: products.slice(0, MOST_FOUND) };
}

/** Foods for the same age, best match first; others are found by a typed query. */
function forTheSame(
  own: ProductComplete,
  grams: number,
  hits: readonly Hit<ProductSummary>[],
): Hit<ProductSummary>[] {
  const ages = (food: Comparable) =>
    new Set(food.filters.flatMap(({ key, value }) => (key === 'age' ? [value] : [])));
  const wanted = ages(own);
  const compare = bySuitability(own, grams);
  return hits
    .filter((food) => wanted.isSubsetOf(ages(food)))
    .map((food) => ({ food, grams, cents: food.ProductVariants[0]?.base_price_subscription ?? 0 }))
    .toSorted(compare)
    .map(({ food }) => food);
}

/** Product search for the species of the line; null while the search service is down. */
async function find({ search: client, url }: StepQuestion, own: ProductComplete | null) {
  const query = queryOf(url);
  const kind = query === '' ? own?.kind : undefined;
  const hits = await searchFoods(client, { query, animalType: own?.animalType, kind });
  return { query, hits: hits?.filter(({ sku }) => sku !== own?.sku) ?? null };
}

/** The typed words; empty without any. */
export const queryOf = (url: URL): string => url.searchParams.get('q')?.trim() ?? '';

const otherFormats = ({ ProductVariants }: ProductSummary, { variantCode }: Item) =>
  ProductVariants.filter((one) => one.show_variant && one.in_stock && one.sku !== variantCode);

/** Display data of a result; undefined for a product that cannot be subscribed to at the moment. */
function shown({ slug, name, image, subscribable, ProductVariants }: ProductSummary) {
  const sold = ProductVariants.filter((one) => one.show_variant && one.in_stock);
  if (!subscribable || sold.length === 0) return [];
  const [cheapest] = sold.toSorted((a, b) => a.base_price_subscription - b.base_price_subscription);
  const formats = sold.map(({ format }) => format);
  const from = cheapest?.base_price_subscription ?? 0;
  const perKg = cheapest?.price_per_unit_subscription?.ttc ?? null;
  return [{ slug, name, image: image && thumbnailOf(image), from, perKg, formats }];
}
