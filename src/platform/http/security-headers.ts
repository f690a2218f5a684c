import type { MiddlewareHandler } from 'hono';

const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
};

/** What an answer without a document of its own may load: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** Headers of every answer; documents and the card fields bring their own content policy. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING);
    if (secure) headers.set('strict-transport-security', TWO_YEARS);
  };
}
