import { because } from '../explanation.ts';
import type { OrderToPrice, PricedOrder, PricedOrderLine } from '../priced-order.ts';

/** A line on subscription has its own unit price, never a percentage of the line (VAT-08). */
export function subscriptionPrice(priced: PricedOrder, _order: OrderToPrice): PricedOrder {
  const lines = priced.lines.map(atSubscriptionPrice);
  const explanation = lines.flatMap((line) => {
    const off = (line.discountedUnitPrice - line.unitPrice) * line.quantity;
    return because('subscription_price', line.key, off, line.subscriptionPriceRule);
  });
  return { ...priced, lines, explanation: [...priced.explanation, ...explanation] };
}

function atSubscriptionPrice(line: PricedOrderLine): PricedOrderLine {
  if (line.subscriptionInterval === null) return line;
  if (line.subscriptionUnitPrice === null) {
    throw new Error(`${line.variantCode} has no subscription price`);
  }
  return {
    ...line,
    applicableUnitPrice: line.subscriptionUnitPrice,
    discountedUnitPrice: line.subscriptionUnitPrice,
  };
}
