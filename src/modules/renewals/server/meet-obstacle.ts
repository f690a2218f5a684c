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

/** How long a customer has to choose again what cannot be done any more, and how often. */
const PUT_OFF_DAYS = 7;
const MOST_DAYS_PUT_OFF = 14;

const actions: Record<Obstacle, SubscriptionAction> = {
  product: 'lose_product',
  pickup_point: 'lose_point',
  carrier: 'fail',
};

/**
 * Nothing leaves and nothing is charged. Without any product the delivery is skipped (REL-37);
 * without a way to arrive it is put off, so that its customer can choose another one (REL-48), and
 * skipped when they do not. What was only asked for ahead of its day waits for that day. They are
 * told why, and the date.
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

/** A week later, or null when it was put off for long enough. */
function laterDate({ today }: UnitOfWork, { plannedDate }: OpenCycle): Temporal.PlainDate | null {
  const later = dispatchDay(today.add({ days: PUT_OFF_DAYS }));
  const { days } = Temporal.PlainDate.from(plannedDate).until(later, { largestUnit: 'days' });
  return days > MOST_DAYS_PUT_OFF + PUT_OFF_DAYS ? null : later;
}
