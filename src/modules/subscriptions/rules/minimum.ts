import { TERMS } from '#kit/terms.ts';
import type { AbortReason } from './abort-reasons.ts';

/**
 * Whether a customer may stop now: from the second delivery on, and always when the animal is no
 * more (commerce-rules SUB-04). Giving up the first delivery within 14 days ends it all the same.
 */
export const mayStop = (deliveriesDone: number, reason?: AbortReason): boolean =>
  deliveriesDone >= TERMS.leastDeliveries || reason === 'pet_gone';
