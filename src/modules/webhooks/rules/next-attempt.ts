const FIRST_MINUTES = 1;
const LONGEST_MINUTES = 60;
const TIMEOUT_HOURS = 72;
const MINUTES = 60;

/**
 * Minutes until the next attempt after so many failures: 1, 2, 4… up to an hour; null after three days, when a staff
 * member has to act.
 */
export function minutesUntilNext(attempts: number): number | null {
  let waited = 0;
  for (let past = 1; past < attempts; past += 1) waited += pause(past);
  return waited >= TIMEOUT_HOURS * MINUTES ? null : pause(attempts);
}

const pause = (attempts: number): number =>
  Math.min(LONGEST_MINUTES, FIRST_MINUTES * 2 ** Math.min(attempts - 1, 10));
