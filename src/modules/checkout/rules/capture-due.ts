import { HELD_HOURS } from '#modules/payments/rules/index.ts';

/** Hours before the end of a hold at which its money is captured even if nothing has left. */
const BEFORE_IT_ENDS = 24;

export interface Held {
  /** When the hold was placed. */
  since: Temporal.Instant;
  /** When the provider releases the hold; null when it does not say. */
  until: Temporal.Instant | null;
}

/** The instant from which a hold is captured even if nothing has left (PAY-07). */
export const takenFrom = ({ since, until }: Held): Temporal.Instant =>
  (until ?? since.add({ hours: HELD_HOURS })).subtract({ hours: BEFORE_IT_ENDS });

/** The inverse of `takenFrom`, for queries: holds that end by `until` or began by `since` are due for capture. */
export const duePoints = (
  now: Temporal.Instant,
): { until: Temporal.Instant; since: Temporal.Instant } => ({
  until: now.add({ hours: BEFORE_IT_ENDS }),
  since: now.subtract({ hours: HELD_HOURS - BEFORE_IT_ENDS }),
});

/**
 * Whether held money is to be captured now: at once if the shop is configured so, otherwise when
 * the first parcel has left, and in any case before the hold ends (PAY-07).
 */
export const isCaptureDue = (
  captureAt: 'order' | 'shipping',
  hasLeft: boolean,
  held: Held,
  now: Temporal.Instant,
): boolean =>
  captureAt === 'order' || hasLeft || Temporal.Instant.compare(takenFrom(held), now) <= 0;

/** Hours a customer has to pay the extra cost of a changed order: longest and shortest. */
const TO_PAY = { most: 72, least: 12 };
/** Hours between that deadline and the capture of the old hold. */
const BEFORE_IT_IS_TAKEN = 12;

/**
 * Deadline for paying the extra cost of a change while the hold of the old order lasts; null when
 * less than the shortest time is left.
 */
export function changePaidUntil(held: Held, now: Temporal.Instant): Temporal.Instant | null {
  const [latest, most] = [
    takenFrom(held).subtract({ hours: BEFORE_IT_IS_TAKEN }),
    now.add({ hours: TO_PAY.most }),
  ];
  const until = Temporal.Instant.compare(latest, most) < 0 ? latest : most;
  return Temporal.Instant.compare(until, now.add({ hours: TO_PAY.least })) < 0 ? null : until;
}
