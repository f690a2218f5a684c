/** Parameters that identify a person, or are not part of a view. */
const PERSONAL = ['recherche', 'client', 'objet'];
const PASSING = ['page', 'fait', 'erreur', 'verifier', 'clotures', 'lot'];
const NOT_SAVED = new Set([...PERSONAL, ...PASSING]);
const KEY = /^[a-z]{1,30}$/;
const LONGEST_VALUE = 200;

/**
 * The part of a query string that a view stores: without search words, so that no name or e-mail remains after an
 * erasure.
 */
export function savedQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([key, value]) =>
      KEY.test(key) && !NOT_SAVED.has(key) && value !== '' && value.length <= LONGEST_VALUE,
  );
  return new URLSearchParams(pairs).toString();
}

/** Whether a query string has parameters that `savedQuery` removes: search words, or one person. */
export function isSearched(query: string): boolean {
  const typed = new URLSearchParams(query);
  return PERSONAL.some((key) => typed.get(key));
}
