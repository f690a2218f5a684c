import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const READ_BY_CLIENTS = ['Content-Disposition', 'Retry-After', 'X-Request-Id']
  // ETag is the version of a cart; Idempotency-Replayed marks a repeated answer.
  .concat('ETag', 'Idempotency-Replayed');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const TEN_MINUTES = 600;

/**
 * Allows pages of these origins to call the APIs; their calls carry no cookies (contracts §0.3).
 */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: METHODS,
    exposeHeaders: READ_BY_CLIENTS,
    maxAge: TEN_MINUTES,
  });
