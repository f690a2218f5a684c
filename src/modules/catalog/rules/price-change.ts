import type { Cents } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';

/** Price change in whole percent of the current price; negative for a decrease. */
export const priceMove = (present: Cents, next: Cents): number =>
  Math.round(((next - present) / present) * 100);

/** Whether a price change is larger than usual. */
export const isUnusualMove = (present: Cents, next: Cents): boolean =>
  Math.abs(next - present) * 100 > present * TERMS.usualMovePercent;
