/** Deliveries a subscription lasts at least, the first one included (BIZ-07). */
export const LEAST_DELIVERIES = 2;

/**
 * Whether it may be stopped now. Before the second delivery it may from the day that one leaves;
 * giving up the first delivery within 14 days ends it all the same (WDR-01).
 */
export const isBeyondMinimum = (deliveriesDone: number): boolean =>
  deliveriesDone >= LEAST_DELIVERIES;
