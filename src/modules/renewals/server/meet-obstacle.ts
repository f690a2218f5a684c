import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { type SubscriptionAction, subscriptionStates } from '#modules/subscriptions/rules/index.ts';
import {
  closeCycle,
  type OpenCycle,
  postponeCycle,
  recordChange,
  type Subscription,
  saveSubscription,
} from '#modules/subscriptions/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { Judged, Obstacle } from './judge-delivery.ts';
import { dropRenewal } from './renewal.ts';
import { isAheadOfItsDay } from './renewal-charge.ts';

/** Days by which a blocked delivery is postponed, and how often, so that its customer can choose again. */
const PUT_OFF_DAYS = 7;
const MOST_DAYS_PUT_OFF = 14;

const actions: Record<Obstacle, SubscriptionAction> = {
  product: 'lose_product',
  pickup_point: 'lose_point',
  carrier: 'fail',
};

/**
 * Handles a delivery that cannot leave: nothing is charged. Without any product it is skipped (REL-37). Without a
 * destination or carrier it is postponed, so that its customer can choose another (REL-48), then skipped. A delivery
 * requested before its date returns to its date. The customer is mailed the reason and the new date.
 */
export async function meetObstacle(
  work: UnitOfWork,
  subscription: Subscription,
  cycle: OpenCycle,
  { obstacle }: Judged,
): Promise<void> {
  if (!obstacle) return;
  const status = subscriptionStates.next(subscription.status, actions[obstacle]);
  const troubled = await saveSubscription(work, {
    ...subscription,
    status: status ?? subscription.status,
    shipNowRequestedAt: null,
    shipNowDueAt: null,
  });
  await dropRenewal(work, cycle.id);
  if (isAheadOfItsDay(work.today, subscription, cycle)) {
    const details = { obstacle, date: cycle.shippingDate };
    await recordChange(work, troubled, { kind: 'not_now', actor: 'shop', details });
    return;
  }
  const later = laterDate(work, cycle);
  const isSkipped = obstacle === 'product' || later === null;
  const after = isSkipped
    ? await closeCycle(work, troubled, { number: cycle.number, action: 'skip' })
    : await postponeCycle(work, troubled, later);
  const date = after.cycle?.shippingDate;
  const kind = isSkipped ? 'skipped' : 'put_off';
  await recordChange(work, after, { kind, actor: 'shop', details: { obstacle, date } });
}

/** One week later, or null when it was postponed often enough. */
function laterDate({ today }: UnitOfWork, { plannedDate }: OpenCycle): Temporal.PlainDate | null {
  const later = dispatchDay(today.add({ days: PUT_OFF_DAYS }));
  const { days } = Temporal.PlainDate.from(plannedDate).until(later, { largestUnit: 'days' });
  return days > MOST_DAYS_PUT_OFF + PUT_OFF_DAYS ? null : later;
}
