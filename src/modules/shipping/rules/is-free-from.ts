import type { Cents } from '#kit/money.ts';

/** Whether goods after discounts reach the threshold of free delivery; null = never (PRI-08). */
export const isFreeFrom = (threshold: Cents | null, goods: Cents): boolean =>
  threshold !== null && goods >= threshold;
