import type { ProductComplete } from '#modules/catalog/contracts.ts';
import { cardOf } from '#modules/catalog/rules/index.ts';
import { getHome } from '#modules/content/content-operations.ts';
import type { ContentClient } from '#services/content.ts';
import type { ReviewOfProduct } from './latest-reviews.tsx';

const LATEST = 3;

/** Loads the blocks of the home page, its best sellers and their latest reviews. */
export async function loadHome(content: ContentClient) {
  const { attributes: home } = await content.get(getHome);
  return { home, ...(await loadHomeProducts(content, home.bestSellers.skus)) };
}

export type HomeProducts = Awaited<ReturnType<typeof loadHomeProducts>>;

/** Loads the best sellers and their latest reviews. */
export async function loadHomeProducts(content: ContentClient, skus: readonly string[]) {
  const found = await content.products(skus);
  const products = skus.flatMap((sku) => {
    const product = found.find((one) => one.sku === sku);
    return product?.viewable && !product.oldProduct ? [product] : [];
  });
  return { bestSellers: products.map(cardOf), latest: latestOf(products) };
}

/** The newest review with text of each product, sorted by date. */
function latestOf(products: readonly ProductComplete[]): ReviewOfProduct[] {
  const newest = products.flatMap(({ json_avis, name, slug }) => {
    const written = json_avis.reviews.filter(({ comment }) => comment !== '');
    const [review] = written.toSorted((a, b) => b.date.localeCompare(a.date));
    return review ? [{ review, product: { name, slug } }] : [];
  });
  return newest.toSorted((a, b) => b.review.date.localeCompare(a.review.date)).slice(0, LATEST);
}
