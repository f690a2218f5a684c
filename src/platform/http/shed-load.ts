import type { RequestListener } from 'node:http';
import type { Log } from '../log.ts';

const RETRY_SECONDS = 3;
/** Whoever pays, comes back from paying or runs the shop goes first; so does what asks how we are. */
const ALWAYS =
  /^\/(?:healthz|readyz|metrics|panier|commande|connexion|gestion|api\/v2\/admin|api\/v2\/shop\/(?:orders\/|payment-requests|authentication-token)|api\/v2\/payment\/|prestataire-paiement|assets)/;

interface Bounds {
  /** Requests under way at once. */
  most: number;
  /** Milliseconds an answer may wait for its turn. */
  mostDelay: number;
  /** How long answers waited lately. */
  delay(): number;
}

/**
 * Turns new visitors away with 503 and Retry-After while `most` requests are under way, or while
 * whatever is ready waits longer than `mostDelay`, before a queue builds up in which everybody waits. A
 * cart or a checkout that has begun is never turned away.
 */
export function shedLoad(
  { most, mostDelay, delay }: Bounds,
  log: Log,
  words: string,
  listener: RequestListener,
): RequestListener {
  let running = 0;
  let refused = 0;
  const isFull = () => running >= most || delay() > mostDelay;
  return (request, response) => {
    if (isFull() && !ALWAYS.test(request.url ?? '')) {
      refused += 1;
      if (refused === 1)
        log.warn(
          { running, delay: Math.round(delay()) },
          'more requests than can be answered: new ones are turned away',
        );
      // What is left of a body is not read: the connection ends with the answer.
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
    response.once('close', () => {
      running -= 1;
      if (refused === 0 || running * 2 >= most || delay() * 2 >= mostDelay) return;
      log.warn({ refused }, 'requests were turned away; there is room again');
      refused = 0;
    });
    listener(request, response);
  };
}
