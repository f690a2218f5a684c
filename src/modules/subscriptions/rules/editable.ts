import { isBefore } from '#kit/dates.ts';
import { modificationLimit } from './calendar.ts';
import { type CycleState, isRunning, type SubscriptionStatus } from './states.ts';

/** The facts that decide whether the next delivery may be changed. */
export interface Editing {
  status: SubscriptionStatus;
  cycle: { state: CycleState; shipping: Temporal.PlainDate } | null;
  /** Its immediate dispatch was requested. */
  isShippingNow: boolean;
  today: Temporal.PlainDate;
}

/** Statuses in which it cannot leave without a choice of its customer, who may choose until the eve of dispatch. */
const WAITS_FOR_CHOICE: ReadonlySet<SubscriptionStatus> = new Set([
  'pickuppoint_unavailable',
  'error',
]);

/** Whether the next delivery cannot leave until its customer chooses a delivery method or relay point. */
export const waitsForChoice = (status: SubscriptionStatus): boolean => WAITS_FOR_CHOICE.has(status);

/**
 * The last civil date on which the next delivery may be changed, inclusive: four days before dispatch, or the eve of
 * dispatch when it cannot leave without a choice.
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
