import type { IncomingMessage, RequestListener } from 'node:http';

/** Supervisors and load balancers call these by IP address, so any Host header is accepted. */
const BY_ANY_NAME = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const PORT = /:\d*$/;

/** Disables the check of host names. */
export const ANY_HOST = '*';

/** The host name of a request, in lower case and without its port. */
export function calledName({ url = '', headers }: IncomingMessage): string {
  const host = url.startsWith('/') || !URL.canParse(url) ? headers.host : new URL(url).host;
  return (host ?? '').replace(PORT, '').replace(/\.$/, '').toLowerCase();
}

/**
 * Answers 421 when the Host header is not one of the shop's names: pages are cached and linked by
 * host name, which an attacker must not choose.
 */
export function allowedHosts(names: readonly string[], listener: RequestListener): RequestListener {
  if (names.includes(ANY_HOST)) return listener;
  const existing = new Set(names.map((name) => name.toLowerCase()));
  return (request, response) => {
    if (existing.has(calledName(request)) || BY_ANY_NAME.test(request.url ?? ''))
      return listener(request, response);
    response.writeHead(421, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end('Misdirected Request: ALLOWED_HOSTS names the hosts this shop answers to.');
  };
}
