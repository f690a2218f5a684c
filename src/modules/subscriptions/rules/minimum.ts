import type { AbortReason } from './abort-reasons.ts';

/** Deliveries a subscription lasts at least, the first one included (BIZ-07). */
export const LEAST_DELIVERIES = 2;

/**
 * Whether a customer may stop now: from the second delivery on, and always when the animal is no
 * more (commerce-rules SUB-04). Giving up the first delivery within 14 days ends it all the same.
 */
export const mayStop = (deliveriesDone: number, reason?: AbortReason): boolean =>
  deliveriesDone >= LEAST_DELIVERIES || reason === 'pet_gone';
