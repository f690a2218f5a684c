const FIRST_LOCK_SECONDS = 60;
const LONGEST_LOCK_SECONDS = 24 * 3600;

/** Wrong passwords from one address on one account before the first lock (PRV-09). */
export const FAILURES_PER_ADDRESS = 5;
/** The same from all addresses together: many machines guessing one account. */
export const FAILURES_PER_ACCOUNT = 25;
/** Failures older than this are not counted. */
export const FAILURE_RETENTION_HOURS = 24;

/**
 * Seconds an account is locked after its n-th wrong password (PRV-09): one minute at the threshold,
 * then twice as long each time, at most a day. CNIL 2022-100 wants at most 25 tries a day.
 */
export function lockSeconds(failures: number, threshold: number): number {
  if (failures < threshold) return 0;
  return Math.min(FIRST_LOCK_SECONDS * 2 ** (failures - threshold), LONGEST_LOCK_SECONDS);
}
