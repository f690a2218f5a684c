/** What names somebody, is of one moment, or is no part of a view. */
const PERSONAL = ['recherche', 'client', 'objet'];
const PASSING = ['page', 'fait', 'erreur', 'verifier', 'clotures', 'lot'];
const NOT_SAVED = new Set([...PERSONAL, ...PASSING]);
const KEY = /^[a-z]{1,30}$/;
const LONGEST_VALUE = 200;

/**
 * What a saved view keeps of an address: never what was typed to find somebody, so that no view holds a name
 * or an e-mail when theirs are erased.
 */
export function savedQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].filter(
    ([key, value]) =>
      KEY.test(key) && !NOT_SAVED.has(key) && value !== '' && value.length <= LONGEST_VALUE,
  );
  return new URLSearchParams(pairs).toString();
}

/** Whether an address narrows a list by what `savedQuery` leaves out: words, or one person. */
export function isSearched(query: string): boolean {
  const typed = new URLSearchParams(query);
  return PERSONAL.some((key) => typed.get(key));
}
