import { type Label, labelsHere, weightsOf } from '#modules/carriers/server/index.ts';
import { findCompanions, findOrders, type Order } from '#modules/orders/server/index.ts';
import { listShippingMethods } from '#modules/shipping/server/index.ts';
import type { Tx } from '#registry/schema.ts';

/**
 * Weight in grams of each parcel still to be sent: measured if available, else computed. Goods in a shared parcel
 * count for the order with the label. `labels`: valid labels of these orders. `count`: number of parcels, when
 * somebody else determined it.
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
      // A measured weight applies only while the number of parcels is the same.
      const weighed = own.length === parcels ? own[index]?.weighedGrams : null;
      return weighed ?? reckoned[index] ?? reckoned[0] ?? 1;
    });
  };
}
