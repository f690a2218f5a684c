import type { ProductSummary } from '#modules/catalog/contracts.ts';
import type { PageDocument } from '#modules/content/contracts.ts';
import type { ContentClient, Entry } from '#services/content.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { listCategoryPaths } from '#services/shop/taxons.ts';
import { paths } from '../../paths.ts';

/** A page worth finding, and the day it last changed when that is known. */
export interface IndexedPath {
  path: string;
  changed?: string;
}

type Dated<T> = T & { updatedAt: string };

/** Home, shelves, products and pages that may be indexed; nothing hidden, old or set aside. */
export async function indexedPaths(content: ContentClient, shop: ShopClient) {
  const [categories, products, pages] = await Promise.all([
    listCategoryPaths(shop),
    all<Dated<Pick<ProductSummary, 'slug' | 'kind'>>>(content, '/b2c-products', {
      render: '1',
      'filters[viewable]': 'true',
      'filters[oldProduct]': 'false',
      fields: 'slug,kind,updatedAt',
    }),
    all<Dated<Pick<PageDocument, 'slug' | 'seo'>>>(content, '/b2c-pages', {}),
  ]);
  const found: IndexedPath[] = [
    { path: paths.home() },
    ...categories.map((slug) => ({ path: paths.category(slug) })),
    ...products.map(({ slug, kind, updatedAt }) => ({
      path: kind === 'sample' ? paths.sample(slug) : paths.product(slug),
      changed: updatedAt,
    })),
    ...pages
      .filter(({ seo }) => !seo.noindex)
      .map(({ slug, updatedAt }) => ({ path: paths.page(slug), changed: updatedAt })),
  ];
  return found;
}

/** Every entry of a list, page after page. */
async function all<T>(content: ContentClient, path: string, query: Record<string, string>) {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await content.read<Entry<T>[]>(path, {
      ...query,
      'pagination[page]': String(page),
      'pagination[pageSize]': '100',
    });
    found.push(...data.map(({ attributes }) => attributes));
    if (page >= (meta.pagination?.pageCount ?? 1)) return found;
  }
}
