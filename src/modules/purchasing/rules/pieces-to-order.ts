/** Maximum pieces per line, to catch typing errors. */
const MOST_ORDERED = 100_000;

/** Figures that decide how much of an article to order, all in pieces. */
export interface SupplyOutlook {
  /** In stock, without pieces of placed orders and those past their date. */
  there: number;
  /** Ordered, including in drafts, and not received yet. */
  coming: number;
  /** Demand until a delivery ordered today arrives, and until it is used up. */
  untilThere: number;
  untilUsed: number;
  /** Minimum stock. */
  threshold: number;
  /** Order quantities are multiples of this. */
  multiple: number;
}

/**
 * Pieces to order today: none if stock stays above the threshold until they arrive; otherwise enough for the planned
 * period above the threshold, rounded up to a multiple.
 */
export function piecesToOrder(outlook: SupplyOutlook): number {
  const { there, coming, untilThere, untilUsed, threshold, multiple } = outlook;
  const supply = there + coming;
  if (supply - untilThere > threshold) return 0;
  const missing = untilUsed + threshold - supply;
  const cartons = Math.min(Math.ceil(missing / multiple), Math.floor(MOST_ORDERED / multiple));
  return Math.max(0, cartons * multiple);
}
