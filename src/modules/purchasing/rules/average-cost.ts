/** Pieces of an article and what one of them costs in cents; null: nobody knows. */
interface Stock {
  pieces: number;
  cost: number | null;
}

/**
 * What a piece costs once more of them came: the weighted average (CUMP, French chart of accounts art. 213-34), in cents with four
 * decimals. Pieces that nobody knows the cost of are counted at that of the first ones that have one.
 */
export function averageCost(before: Stock, received: { pieces: number; cost: number }): number {
  const pieces = Math.max(0, before.pieces);
  const cost = before.cost ?? received.cost;
  const all = pieces + received.pieces;
  return Math.round(((pieces * cost + received.pieces * received.cost) / all) * 10_000) / 10_000;
}
