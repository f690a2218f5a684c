import { availableParallelism, loadavg } from 'node:os';

/** Duration of the work below on the idle reference machine. */
const REFERENCE_MS = 55;
const MOST = 8;
/**
 * Limits only stop hanging tests, so they leave room for a machine that becomes busy after the
 * measurement.
 */
const ROOM = 4;

function work(): number {
  let sum = 0;
  for (let n = 0; n < 12_000_000; n += 1) sum = (sum * 31 + (n % 97)) % 1_000_003;
  return sum;
}

/**
 * How much slower than the reference machine this run may be, from 4 to 8: by timing a fixed piece
 * of work, and by the system load.
 */
export function slowness(): number {
  work();
  const begun = performance.now();
  work();
  const measured = (performance.now() - begun) / REFERENCE_MS;
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.round(Math.min(MOST, ROOM * Math.max(1, measured, waiting)) * 10) / 10;
}
