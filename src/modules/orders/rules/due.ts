import type { Cents } from '#kit/money.ts';

interface Priced {
  /** Cents paid with store credit; in a cart, the credit the customer wants to use. */
  credit: Cents;
  pricing: { total: Cents };
}

/** Cents of an order that store credit pays: never more than its total, also after the cart got cheaper. */
export const creditOf = ({ credit, pricing }: Priced): Cents => Math.min(credit, pricing.total);

/** Cents of an order to be paid by other means: its total less store credit. */
export const dueOf = (order: Priced): Cents => order.pricing.total - creditOf(order);
