import { PAGE_SIZES } from '#kit/page-size.ts';
import * as catalog from '#modules/catalog/operations.ts';
import type { ShopClient } from './client.ts';

/** Paths of all categories of the shop (contracts §1.12). Throws ServiceError. */
export async function listCategoryPaths(shop: ShopClient): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, itemsPerPage: PAGE_SIZES.largest };
    const { members, total } = await shop.list(catalog.listTaxons, { query });
    found.push(...members.map(({ slug }) => slug));
    if (members.length === 0 || found.length >= total) return found;
  }
}
