/**
 * The filters with a rank, in ascending order. The form lists each at its previous position: with
 * equal ranks, one that was moved up precedes the one that was there, and one that was moved down
 * follows it.
 */
export function rankedFilters(data: FormData): string[] {
  return data
    .getAll('filter')
    .map((filter, nth) => ({
      filter: String(filter),
      rank: Number(data.get(`rank-${filter}`)),
      stood: nth + 1,
    }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => a.rank - b.rank || moveOf(a) - moveOf(b))
    .map(({ filter }) => filter);
}

const moveOf = ({ rank, stood }: { rank: number; stood: number }) => Math.sign(rank - stood);
