import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { stopwatch } from './clock.ts';

/** Timer resolution of the measurement; it is the reading of a timer that is never late. */
const RESOLUTION_MS = 10;
/** Length of the sliding window. */
const WINDOW_MS = 500;
const NANOSECONDS = 1_000_000;

/**
 * Average delay in milliseconds between an event becoming ready and the event loop handling it.
 * Measured continuously, read at each request.
 */
export function eventLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let age = stopwatch();
  let latest = 0;
  return () => {
    if (age() < WINDOW_MS) return latest;
    // Without a sample the event loop was blocked for the whole window; the next sample shows for
    // how long.
    if (histogram.count > 0) latest = Math.max(histogram.mean / NANOSECONDS - RESOLUTION_MS, 0);
    histogram.reset();
    age = stopwatch();
    return latest;
  };
}

/** Recent utilisation of the event loop, from 0 to 1; read at each request. */
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
