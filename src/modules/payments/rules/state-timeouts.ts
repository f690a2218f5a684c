import type { AttemptState } from './attempt-states.ts';

/** Seconds a state may last before somebody looks: the next step did not happen by itself. */
export const STATE_TIMEOUT_SECONDS: Partial<Record<AttemptState, number>> = {
  confirming: 30,
  authorized: 30,
  accepted: 30,
  voiding: 30,
  new: 5 * 60,
  challenge: 20 * 60,
  open: 60 * 60,
};

/** Money is not held longer than this for an order that cannot be written. */
const HELD_SECONDS = 30 * 60;

/** Whether a shopper left, or an order could not be made of money held: the attempt is given up. */
export function isAbandoned(
  attempt: { state: AttemptState; updatedAt: Date },
  now: Temporal.Instant,
): boolean {
  const { state, updatedAt } = attempt;
  const seconds = (now.epochMilliseconds - updatedAt.getTime()) / 1000;
  if (state === 'authorized') return seconds >= HELD_SECONDS;
  const waits = state === 'new' || state === 'open' || state === 'challenge';
  return waits && seconds >= (STATE_TIMEOUT_SECONDS[state] ?? Infinity);
}
