import { type Label, labelsHere, weightsOf } from '#modules/carriers/server/index.ts';
import { findCompanions, findOrders, type Order } from '#modules/orders/server/index.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { Tx } from '#registry/schema.ts';

/**
 * What each parcel weighs that some orders still make, in grams: what was on the scale counts, what was reckoned else. Goods
 * of an order that is packed with another weigh with that one's. `labels`: those that count, of these orders. `count`: of parcels,
 * where somebody else made them.
 */
export async function gramsOfParcels(
  tx: Tx,
  orders: readonly Order[],
  labels: readonly Label[],
): Promise<(order: Order, count?: number) => number[]> {
  const companions = await findCompanions(
    tx,
    orders.map(({ id }) => id),
  );
  const others = await findOrders(tx, [
    ...new Set([...companions.values()].flat().map(({ id }) => id)),
  ]);
  const methods = await listShippingMethods(tx);
  return (order, count) => {
    const ids = (companions.get(order.id) ?? []).map(({ id }) => id);
    const packedWith = others.filter(({ id }) => ids.includes(id));
    const reckoned = weightsOf(order, methods, packedWith);
    const own = labelsHere(labels, order);
    const parcels = count ?? reckoned.length;
    return Array.from({ length: parcels }, (_, index) => {
      // Other parcels than those that were weighed hold other goods.
      const weighed = own.length === parcels ? own[index]?.weighedGrams : null;
      return weighed ?? reckoned[index] ?? reckoned[0] ?? 1;
    });
  };
}
