/** An article of an order, and how many pieces of it. */
export interface OrderedPieces {
  variantCode: string;
  quantity: number;
}

/**
 * What may be sent again of an order: what was ordered, less what was sent again before. Pieces of an article that is in several lines
 * count together.
 */
export function resendable(
  ordered: readonly OrderedPieces[],
  resent: readonly OrderedPieces[],
): Map<string, number> {
  const left = new Map<string, number>();
  for (const { variantCode, quantity } of ordered)
    left.set(variantCode, (left.get(variantCode) ?? 0) + quantity);
  for (const { variantCode, quantity } of resent)
    left.set(variantCode, Math.max(0, (left.get(variantCode) ?? 0) - quantity));
  return left;
}
