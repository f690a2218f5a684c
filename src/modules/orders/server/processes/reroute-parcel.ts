import { refuse } from '#kit/refusal.ts';
import { freezePoint, heaviestParcel } from '#modules/shipping/rules/index.ts';
import {
  checkPickupPoint,
  findPointNear,
  findShippingOptions,
} from '#modules/shipping/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { deliveryCountry } from '../order.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { findOrder } from '../queries.ts';

/**
 * No parcel leaves for a relay point that closed after it was ordered (REL-48): it goes to the
 * nearest one that is open and takes it, and the customer is told. False when there is none: the
 * parcel waits. A silent network changes nothing.
 */
export async function rerouteIfClosed(machine: Machine, token: string): Promise<boolean> {
  const order = await findOrder(machine.db, token);
  const point = order?.shipment?.pickupAddress;
  if (!order?.shipment || !point) return true;
  const countryCode = deliveryCountry(order);
  const options = await findShippingOptions(machine.db, countryCode);
  const method = options.find(({ code }) => code === order.shipment?.methodCode);
  const grams = method ? Math.max(1, heaviestParcel(order.lines, method)) : 1;
  const { known } = await checkPickupPoint(machine, point.code, grams);
  if (!known?.isClosed) return true;
  const { code, latitude, longitude } = point;
  const nearest = await findPointNear(machine, {
    code,
    latitude,
    longitude,
    countryCode,
    grams,
  });
  if (!nearest) {
    machine.log.warn({ order: order.number, point: code }, 'no open relay point for a parcel');
    return false;
  }
  await transact(machine, async (work) => {
    const held = await lockOrder(work, token);
    if (held?.shipment?.pickupPoint !== code || held.shippingState !== 'ready') return;
    const pickup = { pickupPoint: nearest.code, pickupAddress: freezePoint(nearest) };
    await saveOrder(work, { ...held, shipment: { ...held.shipment, ...pickup } }, held);
    await work.announce('order.rerouted', { orderId: held.id, closed: point.name });
  });
  return true;
}

/**
 * Nobody sends a parcel to a relay point that closed (REL-48): it is led to the nearest open one and
 * its customer is told, and whoever packs makes a new label.
 * @throws Refusal `order.point_closed` with the new point; `order.point_lost` when there is none near
 */
export async function assertPointOpen(machine: Machine, token: string): Promise<void> {
  const before = await findOrder(machine.db, token);
  if (before?.shippingState !== 'ready' || !before.shipment?.pickupPoint) return;
  if (!(await rerouteIfClosed(machine, token))) throw refuse('order.point_lost');
  const after = (await findOrder(machine.db, token))?.shipment;
  if (after?.pickupPoint === before.shipment.pickupPoint) return;
  throw refuse('order.point_closed', { point: after?.pickupAddress?.name ?? '' });
}
