import type { ShopClient } from './client.ts';

interface Taxons {
  'hydra:member': { slug: string }[];
}

/** Paths of all categories of the shop (contracts §1.12). Throws ServiceError. */
export async function listCategoryPaths(shop: ShopClient): Promise<string[]> {
  const taxons = await shop.call<Taxons>({ path: '/shop/taxons' });
  return taxons['hydra:member'].map(({ slug }) => slug);
}
