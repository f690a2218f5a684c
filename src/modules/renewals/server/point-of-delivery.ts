import { askAboutChosenPoint } from '#modules/checkout/server/index.ts';
import { deliveryCountry, type Order } from '#modules/orders/server/index.ts';
import { type Closure, closureOnArrival, promiseFrom } from '#modules/shipping/rules/index.ts';
import { findPickupPoint, findShippingOptions } from '#modules/shipping/server/index.ts';
import { askAboutNextPoint, findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

/** Checks the relay point of the next delivery with its network, before the transaction that evaluates it. */
export async function askAboutItsPoint(appContext: AppContext, code: string): Promise<void> {
  const subscription = await findSubscriptionByCode(appContext.db, code);
  const token = subscription?.cycle?.token;
  if (!token) return;
  const { customerId, nextPoint } = subscription;
  await askAboutChosenPoint(appContext, { token, caller: { customerId } });
  // The alternative point may have closed too.
  if (nextPoint)
    await askAboutNextPoint(appContext, { code, customerId, version: null }, nextPoint.code);
}

/** The closure of the relay point when a parcel dispatched on a civil date would arrive; or null (REL-49). */
export async function findPickupClosure(
  { tx }: UnitOfWork,
  order: Order,
  shippingDate: string,
): Promise<Closure | null> {
  const { shipment } = order;
  const point = shipment?.pickupPoint && (await findPickupPoint(tx, shipment.pickupPoint));
  if (!point || point.closures.length === 0) return null;
  const countryCode = deliveryCountry(order);
  const options = await findShippingOptions(tx, countryCode);
  const method = options.find(({ code }) => code === shipment.methodCode);
  if (!method) return null;
  const place = { countryCode, postcode: point.postcode };
  const arrival = promiseFrom(Temporal.PlainDate.from(shippingDate), place, method);
  const { deliverFrom, deliverTo } = arrival;
  return closureOnArrival(point.closures, deliverFrom.toString(), deliverTo.toString());
}
