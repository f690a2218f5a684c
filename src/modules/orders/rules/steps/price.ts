import { because } from '../explanation.ts';
import type { OrderToPrice, PricedOrder, PricedOrderLine } from '../priced-order.ts';

/** The price list, and the announced reduction measured against its reference (PRI-02). */
export function price(priced: PricedOrder, _order: OrderToPrice): PricedOrder {
  const lines = priced.lines.map(atListPrice);
  const explanation = lines.flatMap((line) => {
    const reduction = (line.unitPrice - line.originalUnitPrice) * line.quantity;
    // A reduction has the version of the reduced price: it begins with it.
    const rule = { id: 'PRI-02', version: line.priceRule.version };
    return [
      ...because('price', line.key, line.originalUnitPrice * line.quantity, line.priceRule),
      ...because('price', line.key, reduction, rule),
    ];
  });
  return { ...priced, lines, explanation };
}

function atListPrice(line: PricedOrderLine): PricedOrderLine {
  return {
    ...line,
    originalUnitPrice: line.referenceUnitPrice ?? line.unitPrice,
    applicableUnitPrice: line.unitPrice,
    discountedUnitPrice: line.unitPrice,
  };
}
