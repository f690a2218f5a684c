/** Units of an article in an order. */
export interface OrderedPieces {
  variantCode: string;
  quantity: number;
}

/**
 * Units of an order that can be sent again: those ordered less those already sent again. Lines of
 * the same article are added up.
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
