import { refuse } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Subscription } from './subscription.ts';

/**
 * Saves a locked subscription under its next version; items and deliveries are saved separately.
 * @throws Refusal `subscription.stale` (409) when it was changed meanwhile.
 */
export async function saveSubscription(
  { tx, now }: UnitOfWork,
  subscription: Subscription,
): Promise<Subscription> {
  const { id, version } = subscription;
  const written = await tx
    .updateTable('subscriptions')
    .set({
      version: version + 1,
      status: subscription.status,
      frequency: subscription.frequency,
      anchor_date: subscription.anchorDate,
      following_date: subscription.followingDate,
      deliveries_done: subscription.deliveriesDone,
      billing_address: JSON.stringify(subscription.billingAddress),
      shipping_address: JSON.stringify(subscription.shippingAddress),
      method_code: subscription.methodCode,
      pickup_point: subscription.pickupPoint,
      pickup_address: subscription.pickupAddress && JSON.stringify(subscription.pickupAddress),
      next_point: subscription.nextPoint && JSON.stringify(subscription.nextPoint),
      coupon_codes: [...subscription.couponCodes],
      card_id: subscription.cardId,
      ship_now_asked_at: subscription.shipNowRequestedAt,
      ship_now_due_at: subscription.shipNowDueAt,
      paused_at: subscription.pausedAt,
      paused_until: subscription.pausedUntil,
      held_for: subscription.heldFor,
      stopped_at: subscription.stoppedAt,
      stop_reason: subscription.stopReason,
      stop_message: subscription.stopMessage,
      updated_at: new Date(now.epochMilliseconds),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!written) throw refuse('subscription.stale');
  return { ...subscription, version: version + 1 };
}
