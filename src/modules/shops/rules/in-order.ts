import type { ShopDocument } from '#modules/content/contracts.ts';
import { kilometresBetween, type Position } from './distance.ts';

/** Number of shops shown around a place that has none. */
const MOST_NEAREST = 6;

/** Shops of the given country first, then by country and town. */
export function inOrder<T extends Pick<ShopDocument, 'name' | 'address'>>(
  shops: readonly T[],
  home: string,
): T[] {
  const key = ({ name, address }: T) => [
    address.country === home ? '' : address.country,
    address.city,
    name,
  ];
  const compare = new Intl.Collator('fr').compare;
  return shops.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    const at = left.findIndex((part, index) => compare(part, right[index] ?? '') !== 0);
    return at < 0 ? 0 : compare(left[at] ?? '', right[at] ?? '');
  });
}

/** The shops nearest to a place, nearest first; those permanently closed come last. */
export function nearestShops<T extends Pick<ShopDocument, 'position' | 'closed'>>(
  shops: readonly T[],
  place: Position,
): T[] {
  const away = (shop: T) => kilometresBetween(place, shop.position);
  return shops
    .toSorted((a, b) => Number(a.closed) - Number(b.closed) || away(a) - away(b))
    .slice(0, MOST_NEAREST)
    .sort((a, b) => away(a) - away(b));
}
