import type { MiddlewareHandler } from 'hono';

/** The buttons of wallets stand in a frame of Stripe's, where that is who takes payments. */
const permissions = (camera: '()' | '(self)') =>
  `camera=${camera}, microphone=(), geolocation=(self), payment=(self "https://js.stripe.com")`;

/** What a document may use that opens the camera, to read bars with it: as `permissions-policy`. */
export const WITH_CAMERA = permissions('(self)');

const FIXED: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  // Wallets ask in a window of their own, which has to answer the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** What an answer without a document of its own may load: nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

const OVER_HTTP = { ...FIXED, 'content-security-policy': NOTHING };
const OVER_HTTPS = { ...OVER_HTTP, 'strict-transport-security': TWO_YEARS };

/** Pictures, files, APIs and the logo in mails are shown and called by mails, sister sites and other clients. */
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

/** What every answer at this path says, unless it says so itself. */
export const securityHeadersFor = (
  secure: boolean,
  path: string,
): Readonly<Record<string, string>> =>
  HEADERS[secure ? 'https' : 'http'][FOR_OTHERS.test(path) ? 'shared' : 'own'];

/** Headers of every answer; documents and the card fields bring their own content policy. */
export function securityHeaders(secure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(securityHeadersFor(secure, c.req.path)))
      if (!headers.has(name)) headers.set(name, value);
  };
}
