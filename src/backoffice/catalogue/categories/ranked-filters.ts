/**
 * The filters with a rank, the lowest first. The form names each once, where it stood: of two with one
 * rank, the one that was moved up comes before the one that stood there, the one moved down after it.
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
