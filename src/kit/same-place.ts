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

/** What says who lives where. */
export type Place = { readonly [field in (typeof PLACE)[number]]?: string | null };

/** Whether two addresses are one person at one place, whatever their phone; what is empty is not there. */
export const isSamePlace = (a: Place | null, b: Place | null): boolean =>
  a !== null && b !== null && PLACE.every((field) => (a[field] || null) === (b[field] || null));
