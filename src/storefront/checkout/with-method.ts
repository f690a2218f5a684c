import type { ShippingMethodShape } from '#modules/checkout/contracts.ts';
import type { ShownOrder } from './shown-order.ts';

/**
 * An order with the price of another shipping method, before it is saved: fee and total in cents.
 */
export function withMethod(order: ShownOrder, method: ShippingMethodShape | undefined): ShownOrder {
  if (method?.price === undefined) return order;
  const added = method.price - order.shippingTotal;
  const { accounting } = order;
  return {
    ...order,
    shippingTotal: method.price,
    total: order.total + added,
    due: Math.max(0, order.total + added - order.credit),
    accounting: { ...accounting, totalIncludingTax: accounting.totalIncludingTax + added },
  };
}
