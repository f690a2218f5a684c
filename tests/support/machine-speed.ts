import { availableParallelism, loadavg } from 'node:os';

/** What the work below takes on the machine the limits of the tests were chosen on, when it is idle. */
const REFERENCE_MS = 55;
const MOST = 8;
/**
 * A limit ends what hangs and proves nothing: it leaves room for a machine that becomes busy after it
 * was measured.
 */
const ROOM = 4;

function work(): number {
  let sum = 0;
  for (let n = 0; n < 12_000_000; n += 1) sum = (sum * 31 + (n % 97)) % 1_000_003;
  return sum;
}

/**
 * How many times longer than on an idle machine things may take in this run, from 4 to 8: by a fixed
 * piece of work, timed, and by how many programs wait for a processor.
 */
export function slowness(): number {
  work();
  const begun = performance.now();
  work();
  const measured = (performance.now() - begun) / REFERENCE_MS;
  const waiting = (loadavg()[0] ?? 0) / availableParallelism();
  return Math.round(Math.min(MOST, ROOM * Math.max(1, measured, waiting)) * 10) / 10;
}
