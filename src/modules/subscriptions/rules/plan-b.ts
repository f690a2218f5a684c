/** What a subscriber wants when a food is missing; `wait` delays the whole delivery. */
export const PLAN_B_CHOICES = ['replace', 'without', 'wait'] as const;
export type PlanBChoice = (typeof PLAN_B_CHOICES)[number];

/** Number of days a delivery may wait for missing goods. */
export const WAIT_DAYS = [3, 7, 14] as const;

/** What happens when the goods have not arrived by then. */
export const AFTER_WAIT = ['without', 'skip'] as const;
export type AfterWait = (typeof AFTER_WAIT)[number];

/**
 * How much more than the missing line a substitute may cost when it is chosen, in percent; the shop pays the
 * difference.
 */
const MOST_DEARER_PERCENT = 25;

interface Weighed {
  /** Grams per piece. */
  netGrams: number;
}

interface Priced extends Weighed {
  /** Cents per piece in a delivery. */
  unitPrice: number;
}

/** Pieces of a substitute for missing ones: never more food than is missing; 0 when a single piece is more. */
export function piecesInstead(missing: number, goes: Weighed, comes: Weighed): number {
  const isWeighed = goes.netGrams > 0 && comes.netGrams > 0;
  return isWeighed ? Math.floor((missing * goes.netGrams) / comes.netGrams) : missing;
}

/** Number of missing pieces that this many substitute pieces cover, rounded up. */
export function piecesCovered(pieces: number, goes: Weighed, comes: Weighed): number {
  const isWeighed = goes.netGrams > 0 && comes.netGrams > 0;
  return isWeighed ? Math.ceil((pieces * comes.netGrams) / goes.netGrams) : pieces;
}

/** Why a variant may not be chosen as a substitute for this many pieces of another, or null when it may (0320). */
export function insteadRefusal(
  quantity: number,
  goes: Priced,
  comes: Priced,
): 'subscription.plan_b_too_big' | 'subscription.plan_b_too_dear' | null {
  const pieces = piecesInstead(quantity, goes, comes);
  if (pieces === 0) return 'subscription.plan_b_too_big';
  const covered = piecesCovered(pieces, goes, comes);
  const limit = (covered * goes.unitPrice * (100 + MOST_DEARER_PERCENT)) / 100;
  return pieces * comes.unitPrice > limit ? 'subscription.plan_b_too_dear' : null;
}

/** The last civil day a delivery waits, counted from its planned dispatch. */
export const waitsUntil = (shippingDate: string, days: number): string =>
  Temporal.PlainDate.from(shippingDate).add({ days }).toString();
