import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { stopwatch } from '../clock.ts';
import { type Log, type RequestLog, requestLines, requestLog } from '../log.ts';
import { clientAddress } from './client-address.ts';
import { RoutePatterns } from './route-patterns.ts';

export interface RequestEnv {
  Variables: { requestId: string; log: RequestLog; clientAddress: string; traceId?: string };
  Bindings: { incoming?: IncomingMessage };
}

const CALLER_ID = /^[\w-]{8,64}$/;

/** The id a proxy gave a request, or a new one. */
export const requestIdOf = (given: string | undefined): string =>
  given && CALLER_ID.test(given) ? given : randomUUID();

/** Status used by proxies when the client disconnected before the answer: not a server error. */
const GONE = 499;

/**
 * The status a request is counted under: a failure after the client disconnected does not count as
 * one.
 */
export const countedStatus = (c: Context<RequestEnv>): number =>
  c.res.status >= 500 && c.env?.incoming?.socket?.destroyed ? GONE : c.res.status;

/**
 * Gives each request an id (a proxy's id is reused), a logger with that id, and one log line. The
 * line names the pattern of the address, because the address itself may contain a secret token.
 */
export function requestContext(
  log: Log,
  proxies: number,
  patterns: RoutePatterns = new RoutePatterns(),
): MiddlewareHandler<RequestEnv> {
  const lines = requestLines(log);
  let isNotified = false;
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.set('log', requestLog(log, requestId));
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', clientAddress(c.env?.incoming, forwardedFor, proxies));
    if (forwardedFor !== undefined && proxies === 0 && !isNotified) {
      isNotified = true;
      log.warn(
        'X-Forwarded-For is sent and not believed: behind a proxy of yours all visitors share one limit, set TRUSTED_PROXIES',
      );
    }
    const elapsed = stopwatch();
    await next();
    c.header('x-request-id', requestId);
    const { method, path } = c.req;
    const ms = Math.round(elapsed());
    const status = countedStatus(c);
    const line = { requestId, method, path: patterns.of(path), status, ms };
    lines.info(c.get('traceId') ? { ...line, traceId: c.get('traceId') } : line, 'request');
  };
}
