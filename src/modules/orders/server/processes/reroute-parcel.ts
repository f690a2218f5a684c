import { t } from '#i18n/catalogue.server.ts';
import { refuse } from '#kit/refusal.ts';
import {
  freezePoint,
  heaviestParcel,
  pointRefusal,
  type StoredPickupPoint,
} from '#modules/shipping/rules/index.ts';
import {
  checkPickupPoint,
  findPointNear,
  findShippingOptions,
} from '#modules/shipping/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { findAttention, holdOrder } from '../attention.ts';
import { deliveryCountry, type Order } from '../order.ts';
import { lockOrder, saveOrder } from '../order-store.ts';
import { findOrder } from '../queries.ts';

/**
 * Redirects a parcel whose relay point closed after the order (REL-48): to the alternative its customer chose
 * beforehand, else to the nearest open one that accepts it. The customer is mailed. False when there is none: the
 * parcel waits. If the relay network does not respond, nothing changes.
 */
export async function rerouteIfClosed(appContext: AppContext, token: string): Promise<boolean> {
  const order = await findOrder(appContext.db, token);
  const point = order?.shipment?.pickupAddress;
  if (!order?.shipment || !point) return true;
  const countryCode = deliveryCountry(order);
  const options = await findShippingOptions(appContext.db, countryCode);
  const method = options.find(({ code }) => code === order.shipment?.methodCode);
  const grams = method ? Math.max(1, heaviestParcel(order.lines, method)) : 1;
  const { point: existing } = await checkPickupPoint(appContext, point.code, grams);
  if (!existing?.isClosed) return true;
  const { code, latitude, longitude } = point;
  const parcel = { provider: method?.relayProvider ?? null, countryCode, grams };
  const open =
    (await findAgreedPoint(appContext, order, parcel)) ??
    (await findPointNear(appContext, { code, latitude, longitude, countryCode, grams }));
  if (!open) {
    appContext.log.warn({ order: order.number, point: code }, 'no open relay point for a parcel');
    await transact(appContext, async (work) => {
      const held = await lockOrder(work, token);
      if (held)
        await holdForAddress(work, held, t('orders.attention.pointLost', { point: point.name }));
    });
    return false;
  }
  await transact(appContext, async (work) => {
    const held = await lockOrder(work, token);
    if (held?.shipment?.pickupPoint !== code || held.shippingState !== 'ready') return;
    const pickup = { pickupPoint: open.code, pickupAddress: freezePoint(open) };
    await saveOrder(work, { ...held, shipment: { ...held.shipment, ...pickup } }, held);
    await work.announce('order.rerouted', { orderId: held.id, closed: point.name });
  });
  return true;
}

/** The alternative relay point saved with a subscription, if it accepts this parcel (N-08). */
async function findAgreedPoint(
  appContext: AppContext,
  { subscription, shipment }: Order,
  parcel: Parameters<typeof pointRefusal>[1],
): Promise<StoredPickupPoint | null> {
  if (subscription === null) return null;
  const row = await appContext.db
    .selectFrom('subscriptions')
    .select('next_point as agreed')
    .where('code', '=', subscription)
    .executeTakeFirst();
  const agreed = row?.agreed ?? null;
  if (!agreed || agreed.code === shipment?.pickupPoint) return null;
  const { point } = await checkPickupPoint(appContext, agreed.code, parcel.grams);
  return point && pointRefusal(point, parcel) === null ? point : null;
}

/** Puts the order on hold once, so that a staff member finds another destination. */
async function holdForAddress(work: UnitOfWork, order: Order, reason: string): Promise<void> {
  const open = await findAttention(work.tx, order.id);
  const isToLeave = order.state === 'new' && order.shippingState === 'ready';
  if (isToLeave && !open.some(({ code }) => code === 'address_to_check'))
    await holdOrder(work, order, { code: 'address_to_check', reason, by: null });
}

/**
 * Before dispatch, checks that the relay point is open (REL-48). If it closed, the parcel is redirected to the
 * nearest open one, the customer is mailed, and the packer needs a new label.
 * @throws Refusal `order.point_closed` with the new point; `order.point_lost` when there is none nearby
 */
export async function assertPointOpen(appContext: AppContext, token: string): Promise<void> {
  const before = await findOrder(appContext.db, token);
  if (before?.shippingState !== 'ready' || !before.shipment?.pickupPoint) return;
  if (!(await rerouteIfClosed(appContext, token))) throw refuse('order.point_lost');
  const after = (await findOrder(appContext.db, token))?.shipment;
  if (after?.pickupPoint === before.shipment.pickupPoint) return;
  throw refuse('order.point_closed', { point: after?.pickupAddress?.name ?? '' });
}
