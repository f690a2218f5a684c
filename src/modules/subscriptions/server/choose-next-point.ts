import { refuse, refuseFields } from '#kit/refusal.ts';
import { deliveryCountry, findOrderById } from '#modules/orders/server/index.ts';
import { freezePoint } from '#modules/shipping/rules/index.ts';
import {
  acceptPoint,
  findShippingOptions,
  type PointCheck,
} from '#modules/shipping/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { subscriptionStates } from '../rules/index.ts';
import { finishChange } from './finish-change.ts';
import { type Access, lockForChange } from './lock-for-change.ts';

/**
 * Sets the relay point to use when the chosen one has closed, for this delivery and the later ones; null removes it.
 * The delivery itself does not change, so a locked one is allowed too, until its dispatch day (0320).
 * @throws Refusal as `lockForChange`; `subscription.stopped`; under `pickupPoint` when the delivery goes to no relay
 * point, or the point is the chosen one or cannot take the parcel (REL-51).
 */
export async function chooseNextPoint(
  work: UnitOfWork,
  access: Access,
  point: PointCheck | null,
): Promise<void> {
  const subscription = await lockForChange(work, access);
  if (subscription.status === 'stopped') throw refuse('subscription.stopped');
  const nextPoint = point && (await accepted(work, subscription.cycle?.orderId ?? null, point));
  const isChosen = nextPoint !== null && subscription.status === 'pickuppoint_unavailable';
  const recovered = isChosen ? subscriptionStates.next(subscription.status, 'recover') : null;
  const status = recovered ?? subscription.status;
  await finishChange(
    work,
    access,
    { ...subscription, status, nextPoint },
    { kind: 'next_point', details: { pickupPoint: nextPoint?.code, products: nextPoint?.name } },
  );
}

async function accepted(work: UnitOfWork, orderId: number | null, point: PointCheck) {
  const refusePoint = (code: string) => refuseFields([{ propertyPath: 'pickupPoint', code }]);
  const order = orderId === null ? null : await findOrderById(work.tx, orderId);
  const shipment = order?.shipment;
  if (!order || !shipment) throw refusePoint('subscription.not_relay');
  const countryCode = deliveryCountry(order);
  const options = await findShippingOptions(work.tx, countryCode);
  const method = options.find(({ code }) => code === shipment.methodCode);
  if (method?.kind !== 'relay') throw refusePoint('subscription.not_relay');
  const chosen = acceptPoint(method, point, { countryCode, lines: order.lines });
  if (chosen.code === shipment.pickupPoint) throw refusePoint('subscription.same_point');
  return freezePoint(chosen);
}
