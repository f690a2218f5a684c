import { because, type RuleRef, SHIPPING } from '../explanation.ts';
import type { OrderToPrice, PricedOrder } from '../priced-order.ts';

/** The quoted delivery, free when the goods reach the threshold or a promotion pays for it. */
export function shipping(priced: PricedOrder, order: OrderToPrice): PricedOrder {
  const quote = priced.lines.length > 0 ? order.shipping : null;
  const waiver = waiverOf(priced, order);
  const quoted = quote?.price ?? 0;
  const waived = waiver ? 0 - quoted : 0;
  const paid = priced.shippingPaidBy;
  return {
    ...priced,
    shippingTotal: quoted + waived,
    shippingPromotionTotal: waived,
    freeShipping: progressOf(priced, order, waiver !== null),
    promotions: paid ? [...priced.promotions, { ...paid, amount: waived }] : priced.promotions,
    explanation: [
      ...priced.explanation,
      ...(quote ? because('shipping', SHIPPING, quoted, quote.rule) : []),
      ...(waiver ? because('shipping', SHIPPING, waived, waiver) : []),
    ],
  };
}

/** The rule that makes the delivery free, or null. */
function waiverOf(
  { itemsTotal, shippingPaidBy }: PricedOrder,
  order: OrderToPrice,
): RuleRef | null {
  if (shippingPaidBy) {
    return { id: `promotion:${shippingPaidBy.code}`, version: shippingPaidBy.version };
  }
  const { freeShipping } = order;
  return freeShipping && itemsTotal >= freeShipping.threshold ? freeShipping.rule : null;
}

/** How far the goods are from a free delivery, after discounts and tax included (PRI-08). */
function progressOf({ itemsTotal }: PricedOrder, order: OrderToPrice, reached: boolean) {
  if (!order.freeShipping) return null;
  const { threshold } = order.freeShipping;
  return { threshold, remaining: reached ? 0 : threshold - itemsTotal, reached };
}
