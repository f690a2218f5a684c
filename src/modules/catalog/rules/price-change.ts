import type { Cents } from '#kit/money.ts';
import { TERMS } from '#kit/terms.ts';

/** How far a price moves, in percent of the present one, to the nearest whole; below zero: a fall. */
export const priceMove = (present: Cents, next: Cents): number =>
  Math.round(((next - present) / present) * 100);

/** Whether a change is further than a shop's prices usually move. */
export const isUnusualMove = (present: Cents, next: Cents): boolean =>
  Math.abs(next - present) * 100 > present * TERMS.usualMovePercent;
