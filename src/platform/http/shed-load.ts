import type { RequestListener } from 'node:http';
import { stopwatch } from '../clock.ts';
import type { Log } from '../log.ts';

const RETRY_SECONDS = 3;
/** Above this recent utilisation of the event loop the process has no capacity left. */
const BUSY = 0.9;
/** Minimum number of visitors admitted, whatever the recent throughput. */
const FEWEST = 64;
const WINDOW_MS = 1000;

interface Bounds {
  /** Whether the request with this URL is never shed. */
  goesFirst(url: string): boolean;
  /** Concurrent requests. */
  most: number;
  /** Maximum delay in milliseconds of an answer by the event loop. */
  mostDelay: number;
  /** Recent delay of the event loop in milliseconds. */
  delay(): number;
  /** Recent utilisation of the event loop, from 0 to 1. */
  use(): number;
}

/** Approximate number of requests completed in the previous second. */
function doneLately() {
  let age = stopwatch();
  let [before, now] = [0, 0];
  const turn = () => {
    const passed = age();
    if (passed < WINDOW_MS) return;
    before = passed < 2 * WINDOW_MS ? (now * WINDOW_MS) / passed : 0;
    now = 0;
    age = stopwatch();
  };
  return {
    add: () => {
      turn();
      now += 1;
    },
    perSecond: () => {
      turn();
      return Math.max(before, now);
    },
  };
}

/**
 * Answers new visitors with 503 and Retry-After before a queue builds up: while `most` requests are
 * open, while the event loop's delay is above `mostDelay`, and while a busy process has as many
 * open requests as it completed in the last second, so that one more would wait longer than that. A
 * cart or checkout that has begun is never turned away.
 */
export function shedLoad(
  { goesFirst, most, mostDelay, delay, use }: Bounds,
  log: Log,
  words: string,
  listener: RequestListener,
): RequestListener {
  let running = 0;
  let visitors = 0;
  let refused = 0;
  const done = doneLately();
  const isCrowded = () =>
    visitors >= FEWEST && use() > BUSY && visitors >= Math.max(FEWEST, done.perSecond());
  const isFull = () => running >= most || delay() > mostDelay || isCrowded();
  return (request, response) => {
    const isFirst = goesFirst(request.url ?? '');
    if (!isFirst && isFull()) {
      refused += 1;
      if (refused === 1)
        log.warn(
          { running, delay: Math.round(delay()) },
          'more requests than can be answered: new ones are turned away',
        );
      // The rest of the body is not read, so the connection closes with the answer.
      response.writeHead(503, {
        'retry-after': String(RETRY_SECONDS),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
      response.end(words);
      return;
    }
    running += 1;
    if (!isFirst) visitors += 1;
    response.once('close', () => {
      running -= 1;
      if (!isFirst) {
        visitors -= 1;
        done.add();
      }
      const isCalm = visitors * 2 < FEWEST && running * 2 < most && delay() * 2 < mostDelay;
      if (refused === 0 || !isCalm) return;
      log.warn({ refused }, 'requests were turned away; there is room again');
      refused = 0;
    });
    listener(request, response);
  };
}
