import { listPhysicalShops } from '#modules/content/content-operations.ts';
import type { ListedShop } from '#modules/shops/web/index.ts';
import type { ContentClient } from '#services/content.ts';

/**
 * All shops with the data of their cards. Equal opening hours are the same object, so that they are
 * serialised once.
 */
export async function loadShops(content: ContentClient): Promise<ListedShop[]> {
  const entries = await content.all(listPhysicalShops, { query: { sort: 'name' } });
  const existing = new Map<string, unknown>();
  const once = <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!existing.has(text)) existing.set(text, value);
    return existing.get(text) as T;
  };
  return entries.map(({ attributes: shop }) => ({
    slug: shop.slug,
    name: shop.name,
    address: shop.address,
    position: shop.position,
    phone: shop.phone,
    openingHours: once(shop.openingHours),
    specialOpenings: once(shop.specialOpenings),
    specialClosings: once(shop.specialClosings),
    closed: shop.closed,
  }));
}
