import type { Cents } from '#kit/money.ts';
import { packParcels, quote } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { Order, OrderLine } from './order.ts';

type Carried = Pick<OrderLine, 'grossGrams' | 'quantity'>;

/** The methods that carry what is in the cart: every item fits and the parcels are not too many. */
export function offeredFor(
  lines: readonly Carried[],
  options: readonly ShippingOption[],
): ShippingOption[] {
  return options.filter((option) => packParcels(lines, option) !== null);
}

/** The method chosen while it is offered, else the first one that asks nothing of the shopper. */
export function chooseShipping(
  { lines, shipment }: { lines: readonly Carried[]; shipment: Pick<Order, 'shipment'>['shipment'] },
  options: readonly ShippingOption[],
): ShippingOption | null {
  const offered = offeredFor(lines, options);
  const chosen = offered.find((option) => option.code === shipment?.methodCode);
  return chosen ?? offered.find((option) => option.kind === 'home') ?? null;
}

/**
 * Cents a cart that holds these lines and nothing else is asked for its delivery, before any promotion;
 * null when nothing carries them. `goods` is their price.
 */
export function deliveryOf(
  lines: readonly Carried[],
  goods: Cents,
  options: readonly ShippingOption[],
): Cents | null {
  const option = chooseShipping({ lines, shipment: null }, options);
  return option && (quote(option, lines, goods)?.price ?? null);
}
