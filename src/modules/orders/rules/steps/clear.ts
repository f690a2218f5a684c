import type { OrderToPrice, PricedOrder } from '../priced-order.ts';

/** Resets all computed values and sorts the lines by key. */
export function clear(order: OrderToPrice): PricedOrder {
  return {
    lines: order.lines
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map((line) => ({
        ...line,
        originalUnitPrice: 0,
        applicableUnitPrice: 0,
        discountedUnitPrice: 0,
        subtotal: 0,
        total: 0,
        taxRate: 0,
        net: 0,
        vat: 0,
      })),
    promotions: [],
    withheld: [],
    freeProducts: [],
    shippingPaidBy: null,
    itemsSubtotal: 0,
    itemsTotal: 0,
    orderPromotionTotal: 0,
    shippingPromotionTotal: 0,
    shippingTotal: 0,
    shippingTaxes: [],
    freeShipping: null,
    taxes: [],
    taxTotal: 0,
    shippingTaxTotal: 0,
    paymentFees: 0,
    total: 0,
    accounting: {
      itemsTotal: 0,
      discountTotal: 0,
      shippingFees: 0,
      paymentFees: 0,
      promotionFees: 0,
      total: 0,
      totalIncludingTax: 0,
      totalWithoutTax: 0,
      vatIncluded: 0,
    },
    explanation: [],
  };
}
