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
 * Asks the carrier network about the pickup point chosen for an order, before the transaction that
 * saves it. Null when there is nothing to ask: not the caller's order, or not a pickup method.
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
 * Asks the carrier network again about the chosen pickup point before payment: it may have closed,
 * or the parcels may now be too heavy (REL-48). `readyCart` reads the stored result.
 */
export async function askAboutChosenPoint(
  appContext: AppContext,
  { token, caller }: Omit<CartAccess, 'version'>,
): Promise<void> {
  // Most orders are home deliveries: this avoids loading them in full.
  if (!(await waitsAtPoint(appContext.db, token))) return;
  const order = await findOrder(appContext.db, token);
  const shipment = order?.shipment;
  if (order?.state !== 'cart' || !shipment?.pickupPoint || !mayAccess(order, caller)) return;
  await ask(appContext, order, shipment.methodCode, shipment.pickupPoint);
}

/**
 * Asks the carrier network about the current or new pickup point of a placed order, by code or
 * path, before its address is corrected. Null for a home delivery.
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
