import * as catalog from '#modules/catalog/content-operations.ts';
import * as documents from '#modules/content/content-operations.ts';
import { alwaysIndexed } from '#pages/page-list.server.ts';
import { articlePaths, paths } from '#pages/paths.ts';
import type { ContentClient } from '#services/content.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { listCategoryPaths } from '#services/shop/taxons.ts';

/** An indexable page, and the date of its last change if known. */
export interface IndexedPath {
  path: string;
  changed?: string;
}

/**
 * Home, categories, products and content pages that may be indexed, without hidden or discontinued
 * ones.
 */
export async function indexedPaths(content: ContentClient, shop: ShopClient) {
  const [categories, products, pages, articles, shops] = await Promise.all([
    listCategoryPaths(shop),
    content.all(catalog.listProductDocuments, {
      query: {
        render: '1',
        'filters[viewable]': 'true',
        'filters[oldProduct]': 'false',
        fields: 'slug,kind,updatedAt',
      },
    }),
    content.all(documents.listPages),
    content.all(documents.listArticles),
    content.all(documents.listPhysicalShops),
  ]);
  const found: IndexedPath[] = [
    ...alwaysIndexed.map((path) => ({ path })),
    ...categories.map((slug) => ({ path: paths.category(slug) })),
    ...products.map(({ attributes: { slug, kind, updatedAt } }) => ({
      path: kind === 'sample' ? paths.sample(slug) : paths.product(slug),
      changed: updatedAt,
    })),
    ...pages
      .filter(({ attributes }) => !attributes.seo.noindex)
      .map(({ attributes: { slug, updatedAt } }) => ({
        path: paths.page(slug),
        changed: updatedAt,
      })),
    ...articles
      .filter(({ attributes }) => !attributes.seo.noindex)
      .map(({ attributes: { slug, updatedAt } }) => ({
        path: articlePaths.one(slug),
        changed: updatedAt,
      })),
    ...shops.map(({ attributes: { slug, updatedAt } }) => ({
      path: paths.shop(slug),
      changed: updatedAt,
    })),
  ];
  return found;
}
