import type { Cents } from '#kit/money.ts';
import { packParcels, quote } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { Order, OrderLine } from './order.ts';

type Carried = Pick<OrderLine, 'grossGrams' | 'quantity'>;

/** The delivery methods that can carry these lines: every item fits and there are not too many parcels. */
export function offeredFor(
  lines: readonly Carried[],
  options: readonly ShippingOption[],
): ShippingOption[] {
  return options.filter((option) => packParcels(lines, option) !== null);
}

/** The chosen method while it is available, else the first home delivery, which needs no further choice. */
export function chooseShipping(
  { lines, shipment }: { lines: readonly Carried[]; shipment: Pick<Order, 'shipment'>['shipment'] },
  options: readonly ShippingOption[],
): ShippingOption | null {
  const offered = offeredFor(lines, options);
  const chosen = offered.find((option) => option.code === shipment?.methodCode);
  return chosen ?? offered.find((option) => option.kind === 'home') ?? null;
}

/**
 * Delivery fee in cents of a cart with only these lines, before promotions; null when no method can carry them.
 * `goods` is the price of the lines.
 */
export function deliveryOf(
  lines: readonly Carried[],
  goods: Cents,
  options: readonly ShippingOption[],
): Cents | null {
  const option = chooseShipping({ lines, shipment: null }, options);
  return option && (quote(option, lines, goods)?.price ?? null);
}
