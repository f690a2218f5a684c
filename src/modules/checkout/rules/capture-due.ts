import { HELD_HOURS } from '#modules/payments/rules/index.ts';

/** Hours before a hold ends at which its money is taken, whatever has not left by then. */
const BEFORE_IT_ENDS = 24;

export interface Held {
  /** When the money was promised to the order. */
  since: Temporal.Instant;
  /** When the provider lets go of it; null: it does not say. */
  until: Temporal.Instant | null;
}

/** The instant from which money held is taken even though nothing has left (PAY-07). */
export const takenFrom = ({ since, until }: Held): Temporal.Instant =>
  (until ?? since.add({ hours: HELD_HOURS })).subtract({ hours: BEFORE_IT_ENDS });

/** The same the other way round, to look for it: holds that end by `until`, or began by `since`. */
export const duePoints = (
  now: Temporal.Instant,
): { until: Temporal.Instant; since: Temporal.Instant } => ({
  until: now.add({ hours: BEFORE_IT_ENDS }),
  since: now.subtract({ hours: HELD_HOURS - BEFORE_IT_ENDS }),
});

/**
 * Whether money held for an order is to be taken now: at once where the shop is set so, else when the
 * first of its parcels has left, and before the hold ends at the latest (PAY-07).
 */
export const isCaptureDue = (
  captureAt: 'order' | 'shipping',
  hasLeft: boolean,
  held: Held,
  now: Temporal.Instant,
): boolean =>
  captureAt === 'order' || hasLeft || Temporal.Instant.compare(takenFrom(held), now) <= 0;

/** Hours a customer has to pay what a change of their order costs more, at most and at least. */
const TO_PAY = { most: 72, least: 12 };
/** It ends so long before the money that is held is taken. */
const BEFORE_IT_IS_TAKEN = 12;

/**
 * Until when what a change costs more may be paid, while the money of the order before it is held; null
 * when too little of that time is left.
 */
export function changePaidUntil(held: Held, now: Temporal.Instant): Temporal.Instant | null {
  const [latest, most] = [
    takenFrom(held).subtract({ hours: BEFORE_IT_IS_TAKEN }),
    now.add({ hours: TO_PAY.most }),
  ];
  const until = Temporal.Instant.compare(latest, most) < 0 ? latest : most;
  return Temporal.Instant.compare(until, now.add({ hours: TO_PAY.least })) < 0 ? null : until;
}
