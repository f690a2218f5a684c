import { sum } from '#kit/money.ts';
import type { OrderToPrice, PricedOrder } from '../priced-order.ts';

/** Payment methods must not cost extra: the fee exists in the model and is always 0 (PRI-07). */
const PAYMENT_FEES = 0;

/** The amount due, and the nine accounting lines of ORD-06. */
export function payment(priced: PricedOrder, _order: OrderToPrice): PricedOrder {
  const { lines, itemsSubtotal, orderPromotionTotal, shippingTotal, taxTotal } = priced;
  const listTotal = sum(lines.map((line) => line.originalUnitPrice * line.quantity));
  const total = priced.itemsTotal + shippingTotal + PAYMENT_FEES;
  return {
    ...priced,
    paymentFees: PAYMENT_FEES,
    total,
    accounting: {
      itemsTotal: listTotal,
      discountTotal: itemsSubtotal - listTotal,
      shippingFees: shippingTotal,
      paymentFees: PAYMENT_FEES,
      promotionFees: orderPromotionTotal,
      total,
      totalIncludingTax: total,
      totalWithoutTax: total - taxTotal,
      vatIncluded: taxTotal,
    },
  };
}
