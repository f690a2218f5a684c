/** Most pieces of one line: a slip of the hand has more. */
const MOST_ORDERED = 100_000;

/** What is looked at before an article is ordered again; all of it pieces. */
export interface SupplyOutlook {
  /** On the shelves, neither any placed order's nor past their date. */
  there: number;
  /** Ordered before, in drafts too, and not received. */
  coming: number;
  /** Wanted until a delivery that is ordered today would be here, and until it would be used up. */
  untilThere: number;
  untilUsed: number;
  /** What should always be left. */
  threshold: number;
  /** Ordered in multiples of it. */
  multiple: number;
}

/**
 * Pieces to order today: none as long as more than the threshold would be left on the day they came, else as many as last for
 * the time they are meant for, with the threshold left, in whole multiples.
 */
export function piecesToOrder(outlook: SupplyOutlook): number {
  const { there, coming, untilThere, untilUsed, threshold, multiple } = outlook;
  const supply = there + coming;
  if (supply - untilThere > threshold) return 0;
  const missing = untilUsed + threshold - supply;
  const cartons = Math.min(Math.ceil(missing / multiple), Math.floor(MOST_ORDERED / multiple));
  return Math.max(0, cartons * multiple);
}
