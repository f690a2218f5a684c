import {
  type CartAccess,
  deliveryCountry,
  findOrder,
  mayAccess,
  type Order,
  waitsAtPoint,
} from '#modules/orders/server/index.ts';
import { heaviestParcel } from '#modules/shipping/rules/index.ts';
import {
  checkPickupPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';
import type { Machine } from '#schema.ts';

/**
 * Asks the network about the point somebody chooses for their order, before the transaction that
 * chooses it. Null when nobody is to be asked: not their order, or not a relay method.
 */
export async function askAboutPoint(
  machine: Machine,
  { token, caller }: Omit<CartAccess, 'version'>,
  methodCode: string,
  code: string,
): Promise<PointCheck | null> {
  const order = await findOrder(machine.db, token);
  if (!order || !mayAccess(order, caller)) return null;
  return ask(machine, order, methodCode, code);
}

/**
 * Asks again about the point an order was given, before it is paid: it may have closed, or the
 * parcels have become too heavy (REL-48). What is learnt is what `readyCart` then reads.
 */
export async function askAboutChosenPoint(
  machine: Machine,
  { token, caller }: Omit<CartAccess, 'version'>,
): Promise<void> {
  // Most go home: for them the order need not be read whole.
  if (!(await waitsAtPoint(machine.db, token))) return;
  const order = await findOrder(machine.db, token);
  const shipment = order?.shipment;
  if (order?.state !== 'cart' || !shipment?.pickupPoint || !mayAccess(order, caller)) return;
  await ask(machine, order, shipment.methodCode, shipment.pickupPoint);
}

async function ask(machine: Machine, order: Order, methodCode: string, code: string) {
  const options = await findShippingOptions(machine.db, deliveryCountry(order));
  const method = options.find((option) => option.code === methodCode);
  if (method?.kind !== 'relay') return null;
  return checkPickupPoint(machine, code, heaviestParcel(order.lines, method));
}
