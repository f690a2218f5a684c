import { type Cents, sum } from '#kit/money.ts';

/** The amounts of an order that its sums are printed from, named as in the API and the database; in cents. */
export interface SummedOrder {
  lines: readonly { unitPrice: Cents; quantity: number }[];
  /** Reduction per promotion, on goods or delivery, zero or negative. */
  promotions: readonly { code: string; name: string; amount: Cents }[];
  /** Goods after promotions. */
  itemsTotal: Cents;
  /** Delivery after promotions. */
  shippingTotal: Cents;
}

export interface PrintedSums {
  /** The sum of the printed line prices. */
  subtotal: Cents;
  /** Each reduction once, with its name; zero amounts are omitted. */
  reductions: readonly { code: string; name: string; amount: Cents }[];
  /** The delivery fee before a promotion that pays it. */
  shipping: Cents;
}

/**
 * The price of a line as printed everywhere: its units at the price bought, one-off or on subscription, before
 * promotions. Those are printed below the lines, by name.
 */
export const printedLinePrice = (line: SummedOrder['lines'][number]): Cents =>
  line.unitPrice * line.quantity;

/**
 * The sums printed under the lines of an order: subtotal, reductions and delivery add up to its total (ORD-06,
 * PRM-01). Reductions that exceed the goods are taken off the delivery.
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
