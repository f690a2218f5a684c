import type { ShopClient } from './client.ts';

interface Taxons {
  'hydra:member': { slug: string }[];
  'hydra:totalItems': number;
}

const LARGEST_PAGE = 100;

/** Paths of all categories of the shop (contracts §1.12). Throws ServiceError. */
export async function listCategoryPaths(shop: ShopClient): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const taxons = await shop.call<Taxons>({
      path: '/shop/taxons',
      query: { page: String(page), itemsPerPage: String(LARGEST_PAGE) },
    });
    const slugs = taxons['hydra:member'].map(({ slug }) => slug);
    found.push(...slugs);
    if (slugs.length === 0 || found.length >= taxons['hydra:totalItems']) return found;
  }
}
