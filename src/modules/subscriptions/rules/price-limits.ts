import type { Cents } from '#kit/money.ts';

interface PricedGoods {
  variantCode: string;
  subscriptionInterval: number | null;
  quantity: number;
  total: Cents;
}

/**
 * What is taken off a delivery so that it costs no more than a limit, such as what its customer was
 * told last (REL-36, REL-42): zero or below. No limit: nothing is taken off.
 */
export const overLimit = (total: Cents, limit: Cents | null): Cents =>
  limit === null ? 0 : Math.min(0, limit - total);

/** Pieces that leave in place of missing ones. */
export interface PricedInstead {
  /** What they stand for: a line of what was wanted, and how many pieces of it. */
  variantCode: string;
  subscriptionInterval: number | null;
  quantity: number;
  /** Cents they cost by themselves. */
  total: Cents;
}

/** What pieces cost at most that leave in place of missing ones: no more than those would have (0320). */
export function shareOfReplaced(
  wanted: readonly PricedGoods[],
  replaced: readonly PricedInstead[],
): Cents {
  return replaced.reduce((sum, one) => sum + Math.min(one.total, shareOfWanted(wanted, [one])), 0);
}

/**
 * What the goods of a delivery cost as a part of everything that was wanted, in cents, parts of a
 * cent rounded up: each piece costs what it would with nothing missing (REL-36).
 */
export function shareOfWanted(
  wanted: readonly PricedGoods[],
  sent: readonly Omit<PricedGoods, 'total'>[],
): Cents {
  let share = 0;
  for (const line of wanted) {
    const goes = sent.find(
      ({ variantCode, subscriptionInterval }) =>
        variantCode === line.variantCode && subscriptionInterval === line.subscriptionInterval,
    );
    if (goes) share += Math.ceil((line.total * goes.quantity) / line.quantity);
  }
  return share;
}
