import type { OrderToPrice, PricedOrder } from './priced-order.ts';
import { clear } from './steps/clear.ts';
import { payment } from './steps/payment.ts';
import { price } from './steps/price.ts';
import { promotions } from './steps/promotions.ts';
import { shipping } from './steps/shipping.ts';
import { subscriptionPrice } from './steps/subscription-price.ts';
import { tax } from './steps/tax.ts';

type Step = (priced: PricedOrder, order: OrderToPrice) => PricedOrder;

/** The whole computation, in order; every change to a cart runs all of it again. */
const STEPS: readonly Step[] = [price, subscriptionPrice, promotions, shipping, tax, payment];

/**
 * What an order costs and why, in tax-included cents (VAT-08). The lines come back in the order
 * they were given.
 * @throws Error when no VAT rate is in force for a line, or a line on subscription has no price.
 */
export function priceOrder(order: OrderToPrice): PricedOrder {
  const priced = STEPS.reduce((soFar, step) => step(soFar, order), clear(order));
  const place = new Map(order.lines.map((line, index) => [line.key, index]));
  const lines = priced.lines.toSorted(
    (a, b) => (place.get(a.key) as number) - (place.get(b.key) as number),
  );
  return { ...priced, lines };
}
