import { type Refusal, refuse } from '#kit/refusal.ts';

/** The refusal `stock`: of `onHand` pieces for sale, `quantity` were wanted; its message says how many are left. */
export const stockShort = (variantCode: string | null, onHand: number, quantity: number): Refusal =>
  refuse('stock', { variantCode, onHand, quantity, count: onHand });
