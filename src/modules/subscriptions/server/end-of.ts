import { endingOf } from '../rules/index.ts';
import type { Subscription } from './subscription.ts';

/**
 * When a notice for a civil date takes effect on a subscription as it stands today, and whether it ends it at once.
 * `hasGround`: a reason that the law or our terms accept before the second delivery (SUB-04).
 */
export const endOf = (
  { deliveriesDone, status, cycle, heldFor }: Subscription,
  endingOn: Temporal.PlainDate,
  today: Temporal.PlainDate,
  hasGround = false,
) =>
  endingOf({
    deliveriesDone,
    today,
    endingOn,
    hasGround,
    isCharging: cycle?.state === 'charging',
    isPaused: status === 'paused',
    isHeld: heldFor !== null,
    nextShipping: cycle && Temporal.PlainDate.from(cycle.shippingDate),
  });
