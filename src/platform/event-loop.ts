import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { stopwatch } from './clock.ts';

/** How finely the delay is measured; a timer that is never late shows as much. */
const RESOLUTION_MS = 10;
/** How long is looked back. */
const WINDOW_MS = 500;
const NANOSECONDS = 1_000_000;

/**
 * How many milliseconds whatever became ready lately had to wait for its turn, on average: the time
 * in which this process did something else. Measured while the process runs, read at each request.
 */
export function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let age = stopwatch();
  let latest = 0;
  return () => {
    if (age() < WINDOW_MS) return latest;
    // Without a sample the loop was held up all the time; the next one tells for how long.
    if (histogram.count > 0) latest = Math.max(histogram.mean / NANOSECONDS - RESOLUTION_MS, 0);
    histogram.reset();
    age = stopwatch();
    return latest;
  };
}

/** Which part of the time (0 to 1) this process had something to do lately; read at each request. */
export function eventLoopUse(): () => number {
  let before = performance.eventLoopUtilization();
  let age = stopwatch();
  let latest = 0;
  return () => {
    if (age() < WINDOW_MS) return latest;
    const now = performance.eventLoopUtilization();
    latest = performance.eventLoopUtilization(now, before).utilization;
    before = now;
    age = stopwatch();
    return latest;
  };
}
