const PLACE = [
  'firstName',
  'lastName',
  'company',
  'street',
  'street2',
  'postcode',
  'city',
  'countryCode',
] as const;

/** The fields that identify a person and their postal address. */
export type Place = { readonly [field in (typeof PLACE)[number]]?: string | null };

/**
 * Whether two addresses are the same person at the same place, whatever the phone. Empty fields
 * count as absent.
 */
export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && PLACE.every((field) => (a[field] || null) === (b[field] || null));
