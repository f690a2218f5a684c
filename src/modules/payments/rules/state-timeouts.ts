import type { AttemptState } from './attempt-states.ts';

/** Seconds a state may last before the periodic job checks it: its next step did not happen. */
export const STATE_TIMEOUT_SECONDS: Partial<Record<AttemptState, number>> = {
  confirming: 30,
  authorized: 30,
  accepted: 30,
  voiding: 30,
  new: 5 * 60,
  challenge: 20 * 60,
  open: 60 * 60,
};

/** Maximum seconds that money is held for an order that cannot be saved. */
const HELD_SECONDS = 30 * 60;

/** Whether an attempt is given up, because the shopper left or its order could not be placed. */
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
