import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { stopwatch } from '../clock.ts';
import type { Log } from '../log.ts';
import { clientAddress } from './client-address.ts';

export interface RequestEnv {
  Variables: { requestId: string; log: Log; clientAddress: string };
  Bindings: { incoming?: IncomingMessage };
}

const CALLER_ID = /^[\w-]{8,64}$/;

/** Gives each request an id (kept when a proxy already gave one), a log that carries it, a log line. */
export function requestContext(log: Log, proxies: number): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && CALLER_ID.test(given) ? given : randomUUID();
    const requestLog = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLog);
    const forwardedFor = c.req.header('x-forwarded-for');
    c.set('clientAddress', clientAddress(c.env?.incoming, forwardedFor, proxies));
    const elapsed = stopwatch();
    await next();
    c.header('x-request-id', requestId);
    requestLog.info(
      { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(elapsed()) },
      'request',
    );
  };
}
