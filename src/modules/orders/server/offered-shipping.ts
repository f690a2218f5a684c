import { packParcels } from '#modules/shipping/rules/index.ts';
import type { ShippingOption } from '#modules/shipping/server/index.ts';
import type { Order, OrderLine } from './order.ts';

/** The methods that carry what is in the cart: every item fits and the parcels are not too many. */
export function offeredFor(
  lines: readonly Pick<OrderLine, 'grossGrams' | 'quantity'>[],
  options: readonly ShippingOption[],
): ShippingOption[] {
  return options.filter((option) => packParcels(lines, option) !== null);
}

/** The method chosen while it is offered, else the first one that asks nothing of the shopper. */
export function chooseShipping(
  order: Order,
  options: readonly ShippingOption[],
): ShippingOption | null {
  const offered = offeredFor(order.lines, options);
  const chosen = offered.find((option) => option.code === order.shipment?.methodCode);
  return chosen ?? offered.find((option) => option.kind === 'home') ?? null;
}
