import type { MiddlewareHandler } from 'hono';

/** Wallet buttons are inside an iframe of Stripe, which therefore needs the payment permission. */
const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")`;

/** The `permissions-policy` of a document that uses the camera to scan barcodes. */
export const WITH_CAMERA = permissions('(self)');

const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  // Wallets open a popup that has to post its result back to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** The policy of answers that are not documents: they load nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

const OVER_HTTP = { ...FIXED, 'content-security-policy': NOTHING };
const OVER_HTTPS = { ...OVER_HTTP, 'strict-transport-security': TWO_YEARS };

/** Pictures, files, APIs and the logo are also loaded by mails, other sites and API clients. */
const FOR_OTHERS =
  /^\/(?:(?:media|images|assets|locales|api|search|campaigns)\/|apple-touch-icon\.png$)/;
const WITH_OTHERS = { 'cross-origin-resource-policy': 'cross-origin' } as const;
const FOR_US = { 'cross-origin-resource-policy': 'same-origin' } as const;
const HEADERS = {
  http: {
    own: Object.assign({}, OVER_HTTP, FOR_US),
    shared: Object.assign({}, OVER_HTTP, WITH_OTHERS),
  },
  https: {
    own: Object.assign({}, OVER_HTTPS, FOR_US),
    shared: Object.assign({}, OVER_HTTPS, WITH_OTHERS),
  },
} as const;

/** The security headers of an answer at this path, unless the answer sets its own. */
export const securityHeadersFor = (
  secure: boolean,
  path: string,
): Readonly<Record<string, string>> =>
  HEADERS[secure ? 'https' : 'http'][FOR_OTHERS.test(path) ? 'shared' : 'own'];

/**
 * Adds security headers to every answer; pages and the card form bring their own
 * Content-Security-Policy.
 */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeadersFor(secure, c.req.path)))
      if (!headers.has(name)) headers.set(name, value);
  };
}
