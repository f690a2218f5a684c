import { isBefore } from '#kit/dates.ts';
import { modificationLimit } from './calendar.ts';
import { type CycleState, isRunning, type SubscriptionStatus } from './states.ts';

/** What decides whether the next delivery may be changed. */
export interface Editing {
  status: SubscriptionStatus;
  cycle: { state: CycleState; shipping: Temporal.PlainDate } | null;
  /** It was asked to leave at once. */
  isShippingNow: boolean;
  today: Temporal.PlainDate;
}

/** It cannot leave as it is: its customer must choose, and may until the day it leaves. */
const WAITS_FOR_CHOICE: ReadonlySet<SubscriptionStatus> = new Set([
  'pickuppoint_unavailable',
  'error',
]);

/** Whether the next delivery waits for its customer to choose how it goes. */
export const waitsForChoice = (status: SubscriptionStatus): boolean => WAITS_FOR_CHOICE.has(status);

/**
 * The last civil date the next delivery may be changed on, that whole day included: four days before
 * it leaves, or the eve of that day for one that cannot leave without a choice.
 */
export const changeableUntil = (
  status: SubscriptionStatus,
  shipping: Temporal.PlainDate,
): Temporal.PlainDate =>
  waitsForChoice(status) ? shipping.subtract({ days: 1 }) : modificationLimit(shipping);

/** Why the next delivery may not be changed, or null when it may (SUB-09, SUB-10). */
export function editRefusal({
  status,
  cycle,
  isShippingNow,
  today,
}: Editing): 'subscription.stopped' | 'subscription.paused' | 'subscription.locked' | null {
  if (status === 'stopped') return 'subscription.stopped';
  if (status === 'paused') return 'subscription.paused';
  if (!isRunning(status) || !cycle) return 'subscription.locked';
  const isOpen = cycle.state === 'draft' && !isShippingNow;
  const isInTime = !isBefore(changeableUntil(status, cycle.shipping), today);
  return isOpen && isInTime ? null : 'subscription.locked';
}
