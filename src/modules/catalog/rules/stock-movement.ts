/** Reasons of a manual stock movement. */
export const MOVEMENT_REASONS = ['restock', 'breakage', 'inventory', 'return'] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

interface Movement {
  reason: MovementReason;
  /** Units added or removed; for an inventory, the number counted. */
  quantity: number;
}

interface Stock {
  onHand: number;
  /** Reserved for running subscriptions. */
  committed: number;
  /** Reserved by orders that have not left, still on the shelf. */
  reserved: number;
  /** Units of the lot at the place named; null: the movement concerns all units. */
  ofLot: number | null;
}

/** Units on hand after a movement, or the reason it is impossible. Units reserved by orders are included (O-13). */
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
