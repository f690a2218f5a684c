/** What a list of the account shows at once, and at most: the services list no more in one call. */
const AT_ONCE = 10;
const MOST = 100;

/**
 * How much of a list the address unfolds: `?page=2` shows the first two pages (ORD-03).
 * `shown(total)` is how many there are to unfold at all.
 */
export function unfolded(query: URLSearchParams) {
  const requested = Number(query.get('page') ?? 1);
  const page =
    Number.isInteger(requested) && requested > 0 && requested * AT_ONCE <= MOST ? requested : 1;
  return { page, rows: page * AT_ONCE, shown: (total: number) => Math.min(total, MOST) };
}
