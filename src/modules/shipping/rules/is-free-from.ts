import type { Cents } from '#kit/money.ts';

/** Whether goods, after discounts, reach the amount from which delivery is free; null = never (PRI-08). */
export const isFreeFrom = (threshold: Cents | null, goods: Cents): boolean =>
  threshold !== null && goods >= threshold;
