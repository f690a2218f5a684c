import type { RequestListener } from 'node:http';
import type { Log } from '../log.ts';

const RETRY_SECONDS = 3;
/** Whoever pays, comes back from paying or runs the shop goes first; so does what asks how we are. */
const ALWAYS =
  /^\/(?:healthz|readyz|metrics|panier|commande|connexion|gestion|api\/v2\/admin|api\/v2\/shop\/(?:orders\/|payment-requests|authentication-token)|api\/v2\/payment\/|prestataire-paiement|assets)/;

/**
 * Turns new visitors away with 503 and Retry-After while `most` requests are under way, before a queue
 * builds up in which everybody waits. A cart or a checkout that has begun is never turned away.
 */
export function shedLoad(
  most: number,
  log: Log,
  words: string,
  listener: RequestListener,
): RequestListener {
  let running = 0;
  let refused = 0;
  return (request, response) => {
    if (running >= most && !ALWAYS.test(request.url ?? '')) {
      refused += 1;
      if (refused === 1) log.warn({ most }, 'too many requests at once: new ones are turned away');
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
      if (running * 2 >= most || refused === 0) return;
      log.warn({ refused }, 'requests were turned away; there is room again');
      refused = 0;
    });
    listener(request, response);
  };
}
