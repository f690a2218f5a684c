/** Pieces of an article and their cost per piece in cents; null when unknown. */
interface Stock {
  pieces: number;
  cost: number | null;
}

/**
 * Average cost per piece after a delivery: weighted average (CUMP, French chart of accounts art. 213-34), in cents
 * with four decimals. Pieces of unknown cost count at the cost of the first delivery that has one.
 */
export function averageCost(before: Stock, received: { pieces: number; cost: number }): number {
  const pieces = Math.max(0, before.pieces);
  const cost = before.cost ?? received.cost;
  const all = pieces + received.pieces;
  return Math.round(((pieces * cost + received.pieces * received.cost) / all) * 10_000) / 10_000;
}
