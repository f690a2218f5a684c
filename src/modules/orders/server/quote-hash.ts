import { createHash } from 'node:crypto';
import { creditOf } from '../rules/index.ts';
import type { Order } from './order.ts';

/** Hash of everything a charge depends on: any change invalidates the charge. */
export function quoteHash(order: Order): string {
  const { lines, billingAddress, shippingAddress, shipment, pricing, currency } = order;
  const quoted = {
    token: order.token,
    currency,
    total: pricing.total,
    // Omitted when there is no credit, so that quotes made before this field existed keep their hash.
    credit: creditOf(order) || undefined,
    lines: lines.map((line) => [
      line.variantCode,
      line.subscriptionInterval,
      line.quantity,
      line.total,
      line.taxRate,
    ]),
    gifts: pricing.freeProducts.map(({ variantCode, quantity }) => [variantCode, quantity]),
    promotions: pricing.promotions.map(({ code, couponCode, amount }) => [
      code,
      couponCode,
      amount,
    ]),
    shipping: [shipment?.methodCode, shipment?.pickupPoint, pricing.shippingTotal],
    addresses: [billingAddress, shippingAddress],
  };
  return createHash('sha256').update(JSON.stringify(quoted)).digest('hex');
}
