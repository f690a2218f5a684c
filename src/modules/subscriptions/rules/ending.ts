import { isBefore } from '#kit/dates.ts';
import { mayStop } from './minimum.ts';

/** What decides when a subscription its customer gives up comes to its end. */
export interface Ending {
  deliveriesDone: number;
  isPaused: boolean;
  /** It was put to rest by the shop: its second delivery is not its customer's to have. */
  isHeld: boolean;
  /** The delivery of `nextShipping` is being paid for: it leaves, or comes to nothing. */
  isCharging: boolean;
  today: Temporal.PlainDate;
  /** Civil date the next delivery leaves; null when none is planned. */
  nextShipping: Temporal.PlainDate | null;
  /** Date its customer wishes, not before today. */
  endingOn: Temporal.PlainDate;
  /** A ground the law or our terms accept before the second delivery. */
  hasGround: boolean;
}

/**
 * The civil date a termination takes effect, and whether nothing more leaves until then, so that it
 * may end at once. Notice is accepted at any time; two deliveries are due all the same (SUB-04), also
 * while its customer pauses: a rest puts the second delivery off, it does not do away with it.
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
