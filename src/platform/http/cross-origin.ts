import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const READ_BY_CLIENTS = ['Content-Disposition', 'Retry-After', 'X-Request-Id']
  // The version of a cart, and whether a creation was told again.
  .concat('ETag', 'Idempotency-Replayed');
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const TEN_MINUTES = 600;

/** Lets pages of these origins call the services; no cookie travels with their calls (contracts §0.3). */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: METHODS,
    exposeHeaders: READ_BY_CLIENTS,
    maxAge: TEN_MINUTES,
  });
