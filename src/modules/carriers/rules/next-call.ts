const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A parcel is still followed for this long after it arrived, for late reports. */
const LATE = 72 * HOUR;
const LONGEST = 3 * HOUR;

interface Followed {
  /** All in milliseconds since the epoch. */
  now: number;
  /** Time at which following ends, whatever its state. */
  until: number;
  /** Time of arrival according to the carrier; null while it is on its way. */
  arrivedAt: number | null;
  /** Number of consecutive calls without a response. */
  silences: number;
}

/**
 * When to ask a carrier about a parcel next, in milliseconds since the epoch; null: never. After
 * calls without a response, the delay grows.
 */
export function nextCall({ now, until, arrivedAt, silences }: Followed): number | null {
  const wait = silences > 0 ? Math.min(LONGEST, 10 * MINUTE * 2 ** (silences - 1)) : LONGEST;
  const next = now + wait;
  if (next > until) return null;
  if (silences === 0 && arrivedAt !== null && next > arrivedAt + LATE) return null;
  return next;
}
