export interface RatingSummary {
  count: number;
  /** Out of 5, two decimals, half up; null without a review (RVW-02). */
  average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5. */
  distribution: number[];
}

/** Computes the summary; `counts` holds the number of 1, 2, 3, 4 and 5 star ratings. */
export function summaryOf(counts: readonly number[]): RatingSummary {
  const count = counts.reduce((all, some) => all + some, 0);
  const points = counts.reduce((all, some, index) => all + some * (index + 1), 0);
  const average = count > 0 ? Math.floor((points * 200 + count) / (2 * count)) / 100 : null;
  return { count, average, distribution: [...counts] };
}
