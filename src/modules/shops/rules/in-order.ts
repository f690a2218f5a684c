import type { ShopDocument } from '#modules/content/contracts.ts';

/** Shops of one country first, then country by country; those of one town stand together. */
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
