import { refuse } from '#kit/refusal.ts';
import { asPlaced, findOrders, type PricedCart } from '#modules/orders/server/index.ts';
import { listCards, type SavedCard } from '#modules/payments/server/index.ts';
import { findPickupPoints } from '#modules/shipping/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import { findAnnounced } from './announced.ts';
import { priceDelivery } from './price-delivery.ts';
import { findSubscription } from './queries.ts';
import { type Bowls, bowlsAmong, readBowls } from './read-bowls.ts';
import type { Subscription } from './subscription.ts';
import { findTogether, type Together } from './together.ts';

/** A subscription with the data needed to show it. */
export interface SubscriptionDetail {
  subscription: Subscription;
  /** The next delivery at current prices; null when there is none. */
  draft: PricedCart | null;
  card: SavedCard | null;
  /** False when the relay point of the next delivery has closed. */
  isPickupPointOpen: boolean;
  /** Estimates when its foods run out. */
  bowls: Bowls;
  /** The deliveries that share its parcel; null when there are none. */
  together: Together | null;
  /** True when a household member reads it, who sees neither card nor billing data. */
  isShared: boolean;
}

/**
 * Loads the data to show subscriptions of one customer. Orders, cards and relay points are each read together, so the
 * number of queries does not depend on the number of subscriptions.
 */
export async function loadDetails(
  db: Db | Tx,
  customerId: number,
  subscriptions: readonly Subscription[],
  today: Temporal.PlainDate,
): Promise<SubscriptionDetail[]> {
  if (subscriptions.length === 0) return [];
  const ids = subscriptions.flatMap(({ cycle }) => cycle?.orderId ?? []);
  const cycles = new Map(subscriptions.map(({ cycle }) => [cycle?.orderId, cycle?.id]));
  const announced = await findAnnounced(
    db,
    subscriptions.flatMap(({ cycle }) => cycle?.id ?? []),
  );
  const drafts = new Map<number, PricedCart>();
  const tied = await findTogether(db, ids);
  for (const order of await findOrders(db, ids))
    drafts.set(
      order.id,
      order.state === 'cart'
        ? await priceDelivery(db, order, today, announced.get(cycles.get(order.id) ?? 0) ?? null, {
            together: tied.get(order.id) ?? null,
          })
        : asPlaced(order),
    );
  const cards = await listCards(db, customerId);
  const codes = [...drafts.values()].flatMap(({ order }) => order.shipment?.pickupPoint ?? []);
  const points = await findPickupPoints(db, [...new Set(codes)]);
  const bowls = await readBowls(db, subscriptions, today);
  return subscriptions.map((subscription) => {
    const draft = drafts.get(subscription.cycle?.orderId ?? 0) ?? null;
    const point = draft?.order.shipment?.pickupPoint;
    return {
      subscription,
      draft,
      card: cards.find(({ id }) => id === subscription.cardId) ?? null,
      isPickupPointOpen: !points.some(({ code, isClosed }) => code === point && isClosed),
      bowls: bowlsAmong(bowls, subscription),
      together: tied.get(subscription.cycle?.orderId ?? 0) ?? null,
      isShared: false,
    };
  });
}

/**
 * A customer's own subscription, or one shared with the caller.
 * @throws Refusal `subscription.unknown`.
 */
export async function getDetail(
  db: Db | Tx,
  { code, customerId, memberId }: { code: string; customerId: number; memberId?: number },
  today: Temporal.PlainDate,
): Promise<SubscriptionDetail> {
  const subscription = await findSubscription(db, customerId, code);
  const [detail] = subscription ? await loadDetails(db, customerId, [subscription], today) : [];
  if (!detail) throw refuse('subscription.unknown');
  return { ...detail, isShared: memberId !== undefined };
}
