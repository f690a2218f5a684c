import { isBeforeLimit } from './calendar.ts';
import { type CycleState, isRunning, type SubscriptionStatus } from './states.ts';

/** What decides whether the next delivery may be changed. */
export interface Editing {
  status: SubscriptionStatus;
  cycle: { state: CycleState; shipping: Temporal.PlainDate } | null;
  /** It was asked to leave at once. */
  isShippingNow: boolean;
  today: Temporal.PlainDate;
}

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
  return isOpen && isBeforeLimit(cycle.shipping, today) ? null : 'subscription.locked';
}
