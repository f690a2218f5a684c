import { findOrderById, type Order, type OrderLine } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Contents, everyDelivery, lineOf } from './prepare-draft.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import type { Wanted } from './tables.ts';

/**
 * Stores the contents of a delivery requested before its date, before its order is placed with what is in stock: if
 * the payment fails, the delivery returns to its date with these contents.
 */
export async function keepWanted(
  work: UnitOfWork,
  { items, frequency }: Subscription,
  { id, orderId }: OpenCycle,
): Promise<void> {
  const draft = orderId === null ? null : await findOrderById(work.tx, orderId);
  const lineWith = (code: string) => draft?.lines.find(({ variantCode }) => variantCode === code);
  const wanted = items.map(({ variantCode }): Wanted => {
    const line = lineWith(variantCode);
    const { quantity = 0, subscriptionInterval = frequency } = line ?? {};
    return { variantCode, quantity, subscriptionInterval };
  });
  await work.tx
    .updateTable('subscription_cycles')
    .set({ wanted: JSON.stringify(wanted) })
    .where('id', '=', id)
    .execute();
}

/**
 * Contents, destination and method of a delivery when its payment began. A variant replaced since then is taken from
 * the contents of every delivery.
 */
export async function readWanted(
  work: UnitOfWork,
  subscription: Subscription,
  { id, orderId }: OpenCycle,
): Promise<Contents> {
  const { wanted } = await work.tx
    .selectFrom('subscription_cycles')
    .select('wanted')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const order = orderId === null ? null : await findOrderById(work.tx, orderId);
  const every = everyDelivery(subscription);
  if (!wanted || !order) return every;
  return { ...deliveryOf(order, every), lines: linesOf(subscription, wanted) };
}

function linesOf({ items, frequency }: Subscription, wanted: readonly Wanted[]): OrderLine[] {
  return items
    .map((item) => {
      const was = wanted.find(({ variantCode }) => variantCode === item.variantCode);
      const { quantity, subscriptionInterval } = was ?? {
        ...item,
        subscriptionInterval: frequency,
      };
      return lineOf(item, quantity, subscriptionInterval);
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Destination and method of an order; fields the order lacks are those of every delivery. */
function deliveryOf(order: Order, every: Contents): Contents {
  const { methodCode, pickupPoint, pickupAddress } = order.shipment ?? every;
  return {
    ...every,
    couponCodes: order.couponCodes,
    billingAddress: order.billingAddress ?? every.billingAddress,
    shippingAddress: order.shippingAddress ?? every.shippingAddress,
    methodCode,
    pickupPoint,
    pickupAddress,
  };
}
