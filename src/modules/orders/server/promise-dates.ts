import { promiseDelivery } from '#modules/shipping/rules/index.ts';
import { findShippingOptions, type ShippingOption } from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { deliveryCountry, deliveryPostcode, type Order } from './order.ts';

/** Civil dates promised for an order. */
type PromisedDates = Record<'dispatchOn' | 'deliverFrom' | 'deliverTo', string>;

/** The dates an order is promised now, by its delivery method; null when that is not offered. */
export function promiseDates(
  { now }: Pick<UnitOfWork, 'now'>,
  order: Order,
  options: readonly ShippingOption[],
): PromisedDates | null {
  const option = options.find(({ code }) => code === order.shipment?.methodCode);
  if (!option) return null;
  const place = { countryCode: deliveryCountry(order), postcode: deliveryPostcode(order) };
  const { dispatchOn, deliverFrom, deliverTo } = promiseDelivery(now, place, option);
  return {
    dispatchOn: dispatchOn.toString(),
    deliverFrom: deliverFrom.toString(),
    deliverTo: deliverTo.toString(),
  };
}

/**
 * The shipment of an order whose money arrives now: when the promised dispatch day is over, it is promised anew, because
 * the order could not leave before. A withdrawn method keeps its dates.
 */
export async function promiseAnew(work: UnitOfWork, order: Order): Promise<Order['shipment']> {
  const { shipment } = order;
  if (!shipment?.dispatchOn || shipment.dispatchOn >= work.today.toString()) return shipment;
  const options = await findShippingOptions(work.tx, deliveryCountry(order));
  return { ...shipment, ...promiseDates(work, order, options) };
}
