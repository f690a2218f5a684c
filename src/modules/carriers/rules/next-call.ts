const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What is told late is still heard so long after a parcel arrived. */
const LATE = 72 * HOUR;
const LONGEST = 3 * HOUR;

interface Followed {
  /** All in milliseconds since the epoch. */
  now: number;
  /** When nobody follows it any more, whatever it came to. */
  until: number;
  /** When it arrived, as its carrier says; null while it is under way. */
  arrivedAt: number | null;
  /** Calls without an answer, one after the other. */
  silences: number;
}

/** When a carrier is asked for a parcel again, in milliseconds since the epoch; null: never. A silent one is asked soon, then ever less often. */
export function nextCall({ now, until, arrivedAt, silences }: Followed): number | null {
  const wait = silences > 0 ? Math.min(LONGEST, 10 * MINUTE * 2 ** (silences - 1)) : LONGEST;
  const next = now + wait;
  if (next > until) return null;
  if (silences === 0 && arrivedAt !== null && next > arrivedAt + LATE) return null;
  return next;
}
