import { isFreeFrom } from '#modules/shipping/rules/index.ts';
import { because, type RuleRef, SHIPPING } from '../explanation.ts';
import type { OrderToPrice, PricedOrder, WithheldFromOrder } from '../priced-order.ts';

/**
 * The delivery fee, free when the goods reach the threshold or a promotion pays it. If it is free without the
 * promotion, the promotion is not used up. Never more than `shippingAtMost`.
 */
export function shipping(priced: PricedOrder, order: OrderToPrice): PricedOrder {
  const quote = priced.lines.length > 0 ? order.shipping : null;
  const waiver = waiverOf(priced, order);
  const quoted = quote?.price ?? 0;
  const waived = waiver ? 0 - quoted : 0;
  const excess = Math.min(0, (order.shippingAtMost ?? quoted) - (quoted + waived));
  const idle = quote ? idlePromotion(priced, order) : [];
  const paid = idle.length === 0 ? priced.shippingPaidBy : null;
  const whyQuoted = quote ? because('shipping', SHIPPING, quoted, quote.rule) : [];
  const whyWaived = waiver ? because('shipping', SHIPPING, waived, waiver) : [];
  return {
    ...priced,
    shippingTotal: quoted + waived + excess,
    shippingPromotionTotal: waived + excess,
    freeShipping: progressOf(priced, order, waiver !== null || order.shippingAtMost === 0),
    withheld: [...priced.withheld, ...idle],
    promotions: paid ? [...priced.promotions, { ...paid, amount: waived }] : priced.promotions,
    explanation: [
      ...priced.explanation,
      ...whyQuoted,
      ...whyWaived,
      ...because('shipping', SHIPPING, excess, {
        id: order.shippingRule ?? 'REL-36',
        version: order.date.toString(),
      }),
    ],
  };
}

/** The rule that makes the delivery free, or null. */
function waiverOf(priced: PricedOrder, order: OrderToPrice): RuleRef | null {
  const { shippingPaidBy } = priced;
  if (shippingPaidBy && idlePromotion(priced, order).length === 0) {
    return { id: `promotion:${shippingPaidBy.code}`, version: shippingPaidBy.version };
  }
  return isFreeAnyway(priced, order) ? (order.freeShipping?.rule ?? null) : null;
}

/**
 * The promotion that would pay for a delivery that already costs nothing. A promotion for several deliveries is never
 * idle: this delivery is the first it counts.
 */
function idlePromotion(priced: PricedOrder, order: OrderToPrice): WithheldFromOrder[] {
  const { shippingPaidBy } = priced;
  const isFree = isFreeAnyway(priced, order) || order.shipping?.price === 0;
  const promotion = order.promotions.find(({ code }) => code === shippingPaidBy?.code);
  if (!promotion || !isFree || promotion.conditions.deliveries) return [];
  return [{ promotion, reason: 'delivery_free' }];
}

const isFreeAnyway = ({ itemsTotal }: PricedOrder, { freeShipping }: OrderToPrice): boolean =>
  isFreeFrom(freeShipping?.threshold ?? null, itemsTotal);

/** The amount missing for free delivery, on goods after discounts, tax included (PRI-08). */
function progressOf({ itemsTotal }: PricedOrder, order: OrderToPrice, reached: boolean) {
  if (!order.freeShipping) return null;
  const { threshold } = order.freeShipping;
  return { threshold, remaining: reached ? 0 : threshold - itemsTotal, reached };
}
