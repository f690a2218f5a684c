import { findOrderById, type Order, type OrderLine } from '#modules/orders/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { type Contents, everyDelivery, lineOf } from './prepare-draft.ts';
import type { OpenCycle, Subscription } from './subscription.ts';
import type { Wanted } from './tables.ts';

/**
 * Writes down what a delivery asked for ahead of its day is to hold, before its order is placed with
 * what is there of it: not paid, the delivery goes back to its day, and is what its customer made it.
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
 * What a delivery was to hold, where it went and how when its payment began; what replaced a variant
 * since comes as in every delivery.
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

/** Where the delivery of an order goes and how; what the order does not say is as in every delivery. */
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
