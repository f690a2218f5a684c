/** Why the team changes a stock. */
export const MOVEMENT_REASONS = ['restock', 'breakage', 'inventory', 'return'] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

interface Movement {
  reason: MovementReason;
  /** Pieces that came or went; of an inventory: how many were counted. */
  quantity: number;
}

interface Stock {
  onHand: number;
  /** Promised to running subscriptions. */
  committed: number;
}

/** Pieces on hand after a movement, or why it cannot be. */
export function stockAfter(
  { reason, quantity }: Movement,
  { onHand, committed }: Stock,
): number | { refused: 'below_zero' | 'below_promised' | 'nothing' } {
  if (reason !== 'inventory' && quantity === 0) return { refused: 'nothing' };
  const after = {
    restock: onHand + quantity,
    return: onHand + quantity,
    breakage: onHand - quantity,
    inventory: quantity,
  }[reason];
  if (after < 0) return { refused: 'below_zero' };
  return after < committed ? { refused: 'below_promised' } : after;
}
