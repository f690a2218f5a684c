import { type Cents, spread, sum } from '#kit/money.ts';
import {
  type AppliedPromotions,
  applyPromotions,
  capOn,
  type PricedLine,
  type Promotion,
} from '#modules/promotions/rules/index.ts';
import { because, type Explanation } from '../explanation.ts';
import type {
  Adjustment,
  AppliedPromotion,
  OrderToPrice,
  PricedOrder,
  PricedOrderLine,
} from '../priced-order.ts';

/** Applies promotions to units, then to the basket, then credits to what remains. */
export function promotions(priced: PricedOrder, order: OrderToPrice): PricedOrder {
  const judged = priced.lines.map((line) => toPricedLine(line, order));
  const applied = applyPromotions(judged, order.promotions);
  const discounted = takeOff(priced.lines, applied);
  const credited = takeCredits(discounted, order.adjustments);
  const { lines } = credited;
  const itemsSubtotal = sum(lines.map((line) => line.subtotal));
  const itemsTotal = sum(lines.map((line) => line.total));
  return {
    ...priced,
    lines,
    promotions: [
      ...applied.savings.map(({ promotion, perLine }) => ({
        ...named(promotion),
        amount: 0 - sum(perLine),
      })),
      ...credited.taken,
    ],
    shippingPaidBy: applied.freeShipping && named(applied.freeShipping),
    withheld: applied.withheld,
    freeProducts: applied.gifts.map(({ promotion, variantCode, quantity, value }) => ({
      variantCode,
      quantity,
      promotionCode: promotion.code,
      couponCode: promotion.couponCode,
      value,
    })),
    itemsSubtotal,
    itemsTotal,
    orderPromotionTotal: itemsTotal - itemsSubtotal,
    explanation: [...priced.explanation, ...explain(lines, applied), ...credited.explanation],
  };
}

function toPricedLine(line: PricedOrderLine, order: OrderToPrice): PricedLine {
  return {
    productCode: line.productCode,
    categories: line.categories,
    quantity: line.quantity,
    onSubscription: line.subscriptionInterval !== null,
    consumerUnitPrice: line.originalUnitPrice,
    unitPrice: line.discountedUnitPrice,
    cap: capOn(order.country, line.taxCategory, order.date),
  };
}

function takeOff(lines: readonly PricedOrderLine[], { savings }: AppliedPromotions) {
  return lines.map((line, index) => {
    const perUnit = sum(savings.map((saving) => saving.perUnit?.[index] ?? 0));
    const off = sum(savings.map((saving) => saving.perLine[index] as Cents));
    const discountedUnitPrice = line.discountedUnitPrice - perUnit;
    return {
      ...line,
      discountedUnitPrice,
      subtotal: discountedUnitPrice * line.quantity,
      total: line.discountedUnitPrice * line.quantity - off,
    };
  });
}

/** Credits never exceed the remaining price of the goods. */
function takeCredits(start: readonly PricedOrderLine[], adjustments: readonly Adjustment[]) {
  let lines = start;
  const explanation: Explanation[] = [];
  const taken: AppliedPromotion[] = [];
  for (const { label, amount, rule } of adjustments) {
    const totals = lines.map((line) => line.total);
    const parts = spread(-Math.min(-amount, sum(totals)), totals);
    const { id: code, version } = rule;
    taken.push({ code, version, name: label, couponCode: null, amount: sum(parts) });
    explanation.push(
      ...lines.flatMap(({ key }, index) => because('promotions', key, parts[index] as Cents, rule)),
    );
    lines = lines.map((line, index) => ({ ...line, total: line.total + (parts[index] as Cents) }));
  }
  return { lines, explanation, taken };
}

function named({ code, version, name, couponCode }: Promotion) {
  return { code, version, name, couponCode };
}

function explain(lines: readonly PricedOrderLine[], { savings }: AppliedPromotions) {
  return savings.flatMap(({ promotion, perLine }) =>
    lines.flatMap(({ key }, index) =>
      because('promotions', key, 0 - (perLine[index] as Cents), {
        id: `promotion:${promotion.code}`,
        version: promotion.version,
      }),
    ),
  );
}
