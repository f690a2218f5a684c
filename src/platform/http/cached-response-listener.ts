import type { IncomingMessage, RequestListener } from 'node:http';
import { stopwatch } from '../clock.ts';
import type { Log } from '../log.ts';
import { type CachedResponse, readyForm } from './cached-response.ts';
import type { DocumentCache } from './document-cache.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf } from './request-context.ts';
import type { RoutePatterns } from './route-patterns.ts';
import { securityHeadersFor } from './security-headers.ts';

interface Parts {
  caches: readonly DocumentCache[];
  /** Logger for the request lines, whose fields are fixed. */
  lines: Log;
  metrics: Metrics;
  /** Patterns by which the log names addresses. */
  patterns: RoutePatterns;
  secure: boolean;
}

/** Headers by which the answer of one API address varies. */
const CHOOSING = ['accept', 'accept-language', 'strapi-response-format'] as const;

/**
 * The cache key of a request for an answer that is the same for everybody; null when the answer may
 * depend on the client.
 */
export function addressOf({ headers, url = '' }: IncomingMessage): string | null {
  const address = `${headers.host} ${url}`;
  if (!url.startsWith('/api/')) return address;
  if (headers.authorization !== undefined || headers.origin !== undefined) return null;
  return `${address} ${CHOOSING.map((name) => headers[name] ?? '').join(' ')}`;
}

/**
 * Sends cached answers straight from the socket, in a third of the time of the full pipeline.
 * Everything not cached, and every conditional request, goes to `listener`.
 */
export function cachedResponseListener(
  { caches, lines, metrics, patterns, secure }: Parts,
  listener: RequestListener,
): RequestListener {
  const find = (request: IncomingMessage): CachedResponse | undefined => {
    if (request.method !== 'GET' || request.headers['if-none-match'] !== undefined)
      return undefined;
    const address = addressOf(request);
    if (address === null) return undefined;
    for (const cache of caches) {
      const found = cache.at(address);
      if (found) return found;
    }
    return undefined;
  };
  return (request, response) => {
    const elapsed = stopwatch();
    const found = find(request);
    const form = found && readyForm(found, request.headers['accept-encoding'] as string);
    if (!form) return listener(request, response);
    const { status } = found.document;
    const path = (request.url ?? '').split('?', 1)[0] as string;
    const requestId = requestIdOf(request.headers['x-request-id'] as string | undefined);
    response.writeHead(status, {
      ...securityHeadersFor(secure, path),
      ...form.headers,
      'content-length': form.body.length,
      'x-request-id': requestId,
    });
    response.end(form.body);
    const took = elapsed();
    metrics.observe('GET', path, status, took);
    lines.info(
      { requestId, method: 'GET', path: patterns.of(path), status, ms: Math.round(took) },
      'request',
    );
  };
}
