import type { Cents } from '#kit/money.ts';

interface PricedGoods {
  variantCode: string;
  subscriptionInterval: number | null;
  quantity: number;
  total: Cents;
}

/**
 * The reduction that brings a delivery down to a limit, such as the total last announced to its customer (REL-36,
 * REL-42): zero or negative cents. Zero without a limit.
 */
export const overLimit = (total: Cents, limit: Cents | null): Cents =>
  limit === null ? 0 : Math.min(0, limit - total);

/** Substitute pieces in a delivery. */
export interface PricedInstead {
  /** The line they replace, and how many of its pieces. */
  variantCode: string;
  subscriptionInterval: number | null;
  quantity: number;
  /** Their own price in cents. */
  total: Cents;
}

/** Maximum price of substitute pieces: no more than the pieces they replace would have cost (0320). */
export function shareOfReplaced(
  wanted: readonly PricedGoods[],
  replaced: readonly PricedInstead[],
): Cents {
  return replaced.reduce((sum, one) => sum + Math.min(one.total, shareOfWanted(wanted, [one])), 0);
}

/**
 * Price of the goods that leave, as a share of the complete delivery, in cents rounded up: each piece costs what it
 * would with nothing missing (REL-36).
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
