/** Why the team changes a stock. */
export const MOVEMENT_REASONS = ['restock', 'breakage', 'inventory', 'return'] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

interface Movement {
  reason: MovementReason;
  /** Pieces that came or went; of an inventory: how many were counted on the shelf. */
  quantity: number;
}

interface Stock {
  onHand: number;
  /** Promised to running subscriptions. */
  committed: number;
  /** Of orders that have not left, still on the shelf. */
  reserved: number;
  /** Pieces of the lot at the place that was named; null: all of them are meant. */
  ofLot: number | null;
}

/** Pieces on hand after a movement, or why it cannot be. What orders hold is counted with the rest (O-13). */
export function stockAfter(
  { reason, quantity }: Movement,
  { onHand, committed, reserved, ofLot }: Stock,
):
  | number
  | { refused: 'below_zero' | 'below_promised' | 'below_reserved' | 'not_of_lot' | 'nothing' } {
  if (reason !== 'inventory' && quantity === 0) return { refused: 'nothing' };
  if (reason === 'breakage' && ofLot !== null && quantity > ofLot) return { refused: 'not_of_lot' };
  const after = {
    restock: onHand + quantity,
    return: onHand + quantity,
    breakage: onHand - quantity,
    inventory: ofLot === null ? quantity - reserved : onHand + quantity - ofLot,
  }[reason];
  if (after < 0) return { refused: reserved > 0 ? 'below_reserved' : 'below_zero' };
  return after < committed ? { refused: 'below_promised' } : after;
}
