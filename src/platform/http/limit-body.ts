import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies of more than `maxSize` bytes. Hono's own limit asks for the stream of each body,
 * which the server then has to build; a length that was told needs none, and Node.js reads no more
 * of a body than its length says. Only what comes without one is counted as it is read.
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding') !== undefined)
      return counted(c, next);
    return Number(length) <= maxSize ? next() : onError(c);
  };
}
