/** What a subscriber wants when a food is missing: `wait` holds the whole delivery back for a while. */
export const PLAN_B_CHOICES = ['replace', 'without', 'wait'] as const;
export type PlanBChoice = (typeof PLAN_B_CHOICES)[number];

/** Days a delivery may wait for what is missing. */
export const WAIT_DAYS = [3, 7, 14] as const;

/** What happens to a delivery that waited in vain. */
export const AFTER_WAIT = ['without', 'skip'] as const;
export type AfterWait = (typeof AFTER_WAIT)[number];

/** How much more than what is missing a replacement may cost when it is chosen; the shop bears it. */
const MOST_DEARER_PERCENT = 25;

interface Weighed {
  /** Grams of a piece. */
  netGrams: number;
}

interface Priced extends Weighed {
  /** Cents of a piece in a delivery. */
  unitPrice: number;
}

/** Pieces that stand for missing ones: never more food than is missing; 0 where one is already more. */
export function piecesInstead(missing: number, goes: Weighed, comes: Weighed): number {
  const isWeighed = goes.netGrams > 0 && comes.netGrams > 0;
  return isWeighed ? Math.floor((missing * goes.netGrams) / comes.netGrams) : missing;
}

/** How many of the missing pieces so many others stand for, parts of a piece as a whole one. */
export function piecesCovered(pieces: number, goes: Weighed, comes: Weighed): number {
  const isWeighed = goes.netGrams > 0 && comes.netGrams > 0;
  return isWeighed ? Math.ceil((pieces * comes.netGrams) / goes.netGrams) : pieces;
}

/** Why a variant may not be chosen to stand for so many pieces of another, or null when it may (0320). */
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

/** The last civil day a delivery waits, from the day it should have left. */
export const waitsUntil = (shippingDate: string, days: number): string =>
  Temporal.PlainDate.from(shippingDate).add({ days }).toString();
