import { TERMS } from '#kit/terms.ts';
import type { AbortReason } from './abort-reasons.ts';

/**
 * Whether a customer may end a subscription now: after the second delivery, or at any time when the animal died
 * (commerce-rules SUB-04). A withdrawal from the first order within 14 days ends it too.
 */
export const mayStop = (deliveriesDone: number, reason?: AbortReason): boolean =>
  deliveriesDone >= TERMS.leastDeliveries || reason === 'pet_gone';
