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

const OVER_HTTP = { ...FIXED, 'content-security-policy': NOTHING };
const OVER_HTTPS = { ...OVER_HTTP, 'strict-transport-security': TWO_YEARS };

/** What every answer says, unless it says so itself. */
export const securityHeadersFor = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? OVER_HTTPS : OVER_HTTP;

/** Headers of every answer; documents and the card fields bring their own content policy. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  const fixed = Object.entries(securityHeadersFor(secure));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
  };
}
