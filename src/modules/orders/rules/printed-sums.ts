import { type Cents, sum } from '#kit/money.ts';

/** What is printed of an order, as the wire and the database have it; amounts in cents. */
export interface SummedOrder {
  lines: readonly { unitPrice: Cents; quantity: number }[];
  /** What each promotion takes off goods or delivery, zero or below. */
  promotions: readonly { code: string; name: string; amount: Cents }[];
  /** Goods after promotions. */
  itemsTotal: Cents;
  /** Delivery after promotions. */
  shippingTotal: Cents;
}

export interface PrintedSums {
  /** The sum of the line prices as they are printed. */
  subtotal: Cents;
  /** Each reduction once, with its name; those that take nothing off are left out. */
  reductions: readonly { code: string; name: string; amount: Cents }[];
  /** The delivery before a promotion that pays for it. */
  shipping: Cents;
}

/**
 * The price of a line as it is printed everywhere: the price of its units as bought, once or on
 * subscription, before the promotions, which are printed below with their names.
 */
export const printedLinePrice = (line: SummedOrder['lines'][number]): Cents =>
  line.unitPrice * line.quantity;

/**
 * The sums printed under the lines of an order: sub-total, reductions and delivery add up to its
 * total (ORD-06, PRM-01). What promotions take off beyond the goods is taken off the delivery.
 */
export function printedSums(order: SummedOrder): PrintedSums {
  const subtotal = sum(order.lines.map(printedLinePrice));
  const reductions = order.promotions.filter(({ amount }) => amount !== 0);
  const offGoods = order.itemsTotal - subtotal;
  const offDelivery = sum(reductions.map(({ amount }) => amount)) - offGoods;
  return {
    subtotal,
    reductions,
    shipping: order.shippingTotal - offDelivery,
  };
}
