import { isBefore } from '#kit/dates.ts';
import { mayStop } from './minimum.ts';

/** The facts that decide when a subscription ends after its customer gave notice. */
export interface Ending {
  deliveriesDone: number;
  isPaused: boolean;
  /** The shop suspended it, so its customer cannot receive a second delivery. */
  isHeld: boolean;
  /** The delivery of `nextShipping` is being paid: it will leave or fail. */
  isCharging: boolean;
  today: Temporal.PlainDate;
  /** Civil date of the next dispatch; null when none is planned. */
  nextShipping: Temporal.PlainDate | null;
  /** The date the customer asks for, not before today. */
  endingOn: Temporal.PlainDate;
  /** A reason that the law or our terms accept before the second delivery. */
  hasGround: boolean;
}

/**
 * The civil date on which a termination takes effect, and whether nothing more leaves until then, so that it can end
 * at once. Notice is accepted at any time, but two deliveries are owed (SUB-04), even while the customer pauses: a
 * pause delays the second delivery without cancelling it.
 */
export function endingOf(ending: Ending): { effectiveOn: Temporal.PlainDate; isNow: boolean } {
  const { nextShipping, endingOn, hasGround, isPaused, isHeld, isCharging, deliveriesDone } =
    ending;
  const isDone = mayStop(deliveriesDone);
  if (hasGround || !nextShipping || (isPaused && (isDone || isHeld)))
    return { effectiveOn: endingOn, isNow: true };
  if (!isDone) {
    const isLater = isBefore(endingOn, nextShipping);
    return { effectiveOn: isLater ? nextShipping : endingOn, isNow: false };
  }
  const isDue = isCharging && !isBefore(ending.today, endingOn);
  return { effectiveOn: endingOn, isNow: isDue || isBefore(endingOn, nextShipping) };
}
