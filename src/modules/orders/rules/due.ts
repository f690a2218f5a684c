import type { Cents } from '#kit/money.ts';

interface Priced {
  /** Cents of it that are paid with store credit, or meant to be. */
  credit: Cents;
  pricing: { total: Cents };
}

/** Cents of an order that credit pays: never more than it comes to, also when less is left in the cart. */
export const creditOf = ({ credit, pricing }: Priced): Cents => Math.min(credit, pricing.total);

/** Cents of an order that are paid by its other means: its total, less what credit pays. */
export const dueOf = (order: Priced): Cents => order.pricing.total - creditOf(order);
