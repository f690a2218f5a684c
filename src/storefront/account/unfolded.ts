/** Items shown at first, and the maximum, which is the API's page size limit. */
const AT_ONCE = 10;
const MOST = 100;

/**
 * How many items of a list to show: `?page=2` shows the first two pages (ORD-03). `shown(total)` is
 * limited to the existing ones.
 */
export function unfolded(query: URLSearchParams) {
  const requested = Number(query.get('page') ?? 1);
  const page =
    Number.isInteger(requested) && requested > 0 && requested * AT_ONCE <= MOST ? requested : 1;
  return { page, rows: page * AT_ONCE, shown: (total: number) => Math.min(total, MOST) };
}
