import { POSTCODE_PREFIXES } from '#kit/countries.ts';
import { closenessOf, queryWords } from '#kit/word-match.ts';
import type { ShopDocument } from '#modules/content/contracts.ts';

export interface FoundShops<T> {
  shops: T[];
  /** True when there is no exact match and the shops are those of the same postal area. */
  nearby: boolean;
}

/** First two digits of a postcode: the department in France, roughly the province elsewhere. */
const AREA_DIGITS = 2;

/** Removes the country prefix of `L-1234` and `FR 75001`. */
const PREFIX = new RegExp(`^\\s*(?:${POSTCODE_PREFIXES})[ -]?(?=\\d)`);

/**
 * The shops in a typed town or postcode (LOC-01). A postcode without a shop gives those of its area; an empty text
 * gives all.
 */
export function findShops<T extends Pick<ShopDocument, 'name' | 'address'>>(
  shops: readonly T[],
  query: string,
): FoundShops<T> {
  const digits = query.replace(PREFIX, '').replace(/\s/g, '');
  if (/^\d{1,5}$/.test(digits)) return byPostcode(shops, digits);
  const words = queryWords(query);
  if (words.length === 0) return { shops: [...shops], nearby: false };
  const found = shops.filter(({ name, address }) =>
    closenessOf(`${name} ${address.city} ${address.street}`, words).every((close) => close > 0),
  );
  return { shops: found, nearby: false };
}

function byPostcode<T extends Pick<ShopDocument, 'address'>>(
  shops: readonly T[],
  digits: string,
): FoundShops<T> {
  const there = shops.filter(({ address }) => address.postcode.startsWith(digits));
  if (there.length > 0 || digits.length < AREA_DIGITS) return { shops: there, nearby: false };
  const area = digits.slice(0, AREA_DIGITS);
  const nearby = shops.filter(
    ({ address }) => address.postcode.length === digits.length && address.postcode.startsWith(area),
  );
  return { shops: nearby, nearby: nearby.length > 0 };
}
