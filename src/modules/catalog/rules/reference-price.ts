import type { Cents } from '#kit/money.ts';

/** Days before a reduction in which the lowest price counts (PRI-02). */
const WINDOW_DAYS = 30;

/** A price and the civil days it applied on, both included (ISO text). */
export interface PastPrice {
  cents: Cents;
  from: string;
  to: string;
}

/**
 * The only price that may be shown struck through: the lowest price applied in the 30 days before
 * the current price began (PRI-02). Null when the current price is not lower, or when the article
 * was not sold during those 30 days.
 */
export function referencePrice(
  present: { cents: Cents; from: string },
  past: readonly PastPrice[],
): Cents | null {
  const began = Temporal.PlainDate.from(present.from);
  const windowStart = began.subtract({ days: WINDOW_DAYS }).toString();
  const dayBefore = began.subtract({ days: 1 }).toString();
  const applied = past.filter((price) => price.from <= dayBefore && price.to >= windowStart);
  const soldThroughout = past.some((price) => price.from <= windowStart && price.to >= windowStart);
  if (applied.length === 0 || !soldThroughout) return null;
  const lowest = Math.min(...applied.map((price) => price.cents));
  return lowest > present.cents ? lowest : null;
}
