import type { IncomingMessage, RequestListener } from 'node:http';

/** Supervisors and balancers ask a process by its address. */
const BY_ANY_NAME = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
const PORT = /:\d*$/;

/** Any name, where nobody is to be kept out. */
export const ANY_HOST = '*';

/** The name a request calls the shop by, in small letters and without its port. */
export function calledName({ url = '', headers }: IncomingMessage): string {
  const host = url.startsWith('/') || !URL.canParse(url) ? headers.host : new URL(url).host;
  return (host ?? '').replace(PORT, '').replace(/\.$/, '').toLowerCase();
}

/**
 * Answers 421 to whoever calls the shop by a name that is not one of its own: a page is kept and
 * linked by its name, and nobody else is to choose it.
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
