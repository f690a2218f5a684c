import {
  type CartAccess,
  deliveryCountry,
  findOrder,
  mayAccess,
  type Order,
  readPlaced,
  waitsAtPoint,
} from '#modules/orders/server/index.ts';
import { heaviestParcel } from '#modules/shipping/rules/index.ts';
import {
  checkPickupPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';
import type { AppContext } from '#registry/schema.ts';

/**
 * Asks the network about the point somebody chooses for their order, before the transaction that
 * chooses it. Null when nobody is to be asked: not their order, or not a relay method.
 */
export async function askAboutPoint(
  appContext: AppContext,
  { token, caller }: Omit<CartAccess, 'version'>,
  methodCode: string,
  code: string,
): Promise<PointCheck | null> {
  const order = await findOrder(appContext.db, token);
  if (!order || !mayAccess(order, caller)) return null;
  return ask(appContext, order, methodCode, code);
}

/**
 * Asks again about the point an order was given, before it is paid: it may have closed, or the
 * parcels have become too heavy (REL-48). What is learnt is what `readyCart` then reads.
 */
export async function askAboutChosenPoint(
  appContext: AppContext,
  { token, caller }: Omit<CartAccess, 'version'>,
): Promise<void> {
  // Most go home: for them the order need not be read whole.
  if (!(await waitsAtPoint(appContext.db, token))) return;
  const order = await findOrder(appContext.db, token);
  const shipment = order?.shipment;
  if (order?.state !== 'cart' || !shipment?.pickupPoint || !mayAccess(order, caller)) return;
  await ask(appContext, order, shipment.methodCode, shipment.pickupPoint);
}

/**
 * Asks about the point a placed order goes to, or is to go to, by its code or path: before its address is
 * corrected. Null when it goes home.
 */
export async function askAboutPlaced(
  appContext: AppContext,
  number: string,
  chosen: string | null,
): Promise<PointCheck | null> {
  const { shipment, ...order } = await readPlaced(appContext.db, number);
  const code = chosen ? chosen.slice(chosen.lastIndexOf('/') + 1) : shipment?.pickupPoint;
  if (!shipment || !code) return null;
  return ask(appContext, { ...order, shipment }, shipment.methodCode, code);
}

async function ask(appContext: AppContext, order: Order, methodCode: string, code: string) {
  const options = await findShippingOptions(appContext.db, deliveryCountry(order));
  const method = options.find((option) => option.code === methodCode);
  if (method?.kind !== 'relay') return null;
  return checkPickupPoint(appContext, code, heaviestParcel(order.lines, method));
}
