import { z } from 'zod';
import {
  ADJUSTABLE,
  ADJUSTABLE_TERMS,
  type DecidedTerms,
  termNamed,
} from '#kit/adjustable-terms.ts';
import {
  LEAVING_OFFERS,
  type LeavingOffer,
  MOST_OFFERS,
  NO_OFFER_FOR,
} from '#kit/leaving-offers.ts';
import { HOST_SETTINGS, hostHere, METHODS_SETTINGS } from '#kit/sites.ts';

export const DEMO_SECRET = 'demonstration-secret-not-for-production';

export const DEMO_SIREN = '000000000';

const flag = (initial: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'], 'write 1 or 0')
    .default(initial ? '1' : '0')
    .transform((text) => text === '1' || text === 'true');

/** One setting for each of these names, such as one per site. */
const forEach = <Name extends string, Schema>(
  names: readonly Name[],
  make: (name: Name) => Schema,
): Record<Name, Schema> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Schema>;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const socialProvider = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]{1,32}$/, 'name: small letters, figures and dashes'),
  /** What the button says after “Continuer avec”. */
  label: z.string().min(1).max(40),
  issuer: z.url('issuer: write a full address'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
});

/**
 * Identity providers for customers, as JSON. An empty list means the built-in one, outside
 * production.
 */
const socialProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('write a JSON list: [{"name","label","issuer","clientId","clientSecret"}]');
      return z.NEVER;
    }
  })
  .pipe(z.array(socialProvider))
  .optional();

/** Days after an event, in rising order: `1,3,5,7`. */
const risingDays = (initial: string) =>
  z
    .string()
    .regex(/^\d{1,2}(,\d{1,2})*$/, 'write days such as 1,3,5,7')
    .default(initial)
    .transform((text) => text.split(',').map(Number))
    .refine(
      (days) => days.every((day, index) => day > (days[index - 1] ?? 0) && day <= 30),
      'write rising days, from 1 to 30',
    );

/**
 * Euros by role: `direction=1000,support=50`. Parsed to cents; a role that is absent has no
 * allowance.
 */
const eurosByRole = (initial: string) =>
  z
    .string()
    .regex(
      /^[a-z]+=\d{1,6}(,[a-z]+=\d{1,6})*$/,
      'write roles and euros such as direction=1000,support=50',
    )
    .default(initial)
    .transform(
      (text): Readonly<Record<string, number>> =>
        Object.fromEntries(
          text.split(',').map((part) => {
            const [role = '', euros] = part.split('=');
            return [role, Number(euros) * 100];
          }),
        ),
    );

const METHODS = ['card', 'paypal', 'bancontact', 'cheque', 'bank_transfer'] as const;

/**
 * Payment methods of a site in their order; empty means all. The card is always included: only it can be charged for subscription
 * deliveries.
 */
const methodsOfSite = list.pipe(
  z
    .array(z.enum(METHODS, `write ${METHODS.join(',')} or some of them`))
    .refine((codes) => new Set(codes).size === codes.length, 'write each once')
    .refine((codes) => codes.length === 0 || codes.includes('card'), 'leave card among them'),
);

/** Kinds of content texts. */
export const TEXT_KINDS = [
  'page',
  'landing',
  'article',
  'faq',
  'faq-tag',
  'shop',
  'header',
  'footer',
  'home',
] as const;
const textKinds = list.pipe(
  z
    .array(z.enum(TEXT_KINDS, `write ${TEXT_KINDS.join(',')} or some of them`))
    .refine((kinds) => new Set(kinds).size === kinds.length, 'write each once'),
);

const OFFERS = /^[a-z_]+=([a-z]+(\+[a-z]+)*)?$/;

/**
 * Proposals for each reason to terminate a subscription:
 * `too_much_food=frequency+skip,delivery=date`.
 */
const leavingOffers = (initial: string) =>
  z
    .string()
    .default(initial)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.string().regex(OFFERS, 'write offers such as too_much_food=frequency+skip'))
        .transform((parts) =>
          parts.map((part) => {
            const [reason = '', offers = ''] = part.split('=');
            return { reason, offers: offers.split('+').filter(Boolean) };
          }),
        ),
    )
    .pipe(
      z
        .array(
          z.object({
            reason: z
              .string()
              .refine((reason) => reason !== NO_OFFER_FOR, `offer nothing for ${NO_OFFER_FOR}`),
            offers: z
              .array(z.enum(LEAVING_OFFERS, `write ${LEAVING_OFFERS.join('+')} or some of them`))
              .max(MOST_OFFERS, `write ${MOST_OFFERS} at most`)
              .refine((offers) => new Set(offers).size === offers.length, 'write each once'),
          }),
        )
        .refine(
          (reasons) => new Set(reasons.map(({ reason }) => reason)).size === reasons.length,
          'write each reason once',
        ),
    )
    .transform(
      (reasons): Readonly<Record<string, readonly LeavingOffer[]>> =>
        Object.fromEntries(reasons.map(({ reason, offers }) => [reason, offers])),
    );

/** Terms the team shortened, each in its unit: `accounts=24,labels=30`. */
const shortenedTerms = list
  .pipe(
    z
      .array(z.string().regex(/^[a-zA-Z]+=\d{1,4}$/, 'write terms such as accounts=24,labels=30'))
      .transform((parts) =>
        parts.map((part) => {
          const [name = '', count] = part.split('=');
          return { name: termNamed(name), count: Number(count) };
        }),
      ),
  )
  .pipe(
    z
      .array(z.object({ name: z.enum(ADJUSTABLE, `write ${ADJUSTABLE}`), count: z.int() }))
      .refine(
        (terms) => new Set(terms.map(({ name }) => name)).size === terms.length,
        'write each once',
      )
      .refine(
        (terms) =>
          terms.every(({ name, count }) => {
            const { least, most } = ADJUSTABLE_TERMS[name];
            return least <= count && count <= most;
          }),
        'a term is out of its bounds',
      ),
  )
  .transform(
    (terms): DecidedTerms => Object.fromEntries(terms.map(({ name, count }) => [name, count])),
  );

const LIMITS = /^[a-z_]+=\d{0,6}\.\.\d{0,6}$/;

/**
 * Minimum and maximum order total for a payment method, in whole euros, both included: `cheque=15..500,bank_transfer=..2000`.
 * Parsed to cents.
 */
const paymentLimits = list
  .pipe(
    z.array(z.string().regex(LIMITS, 'write limits such as cheque=15..500')).transform((parts) =>
      parts.map((part) => {
        const [code = '', span = ''] = part.split('=');
        const [least, most] = span.split('..').map((euros) => (euros ? Number(euros) * 100 : null));
        return { code, least: least ?? null, most: most ?? null };
      }),
    ),
  )
  .pipe(
    z
      .array(
        z.object({
          // The card has no limits, so that every order can be paid.
          code: z.enum(METHODS, `limit ${METHODS.join(', ')}`).exclude(['card']),
          least: z.int().nullable(),
          most: z.int().nullable(),
        }),
      )
      .refine(
        (limits) => new Set(limits.map(({ code }) => code)).size === limits.length,
        'write each once',
      )
      .refine(
        (limits) =>
          limits.every(({ least, most }) => least === null || most === null || least <= most),
        'write the least first',
      ),
  );

const CLOSED = /^\d{4}-\d{2}-\d{2}(\.\.\d{4}-\d{2}-\d{2})?$/;

/** Civil days and spans of them, both ends included: `2026-12-24..2026-12-31,2027-05-14`. */
const closedDays = list.pipe(
  z
    .array(z.string().regex(CLOSED, 'write days such as 2026-12-24..2026-12-31'))
    .max(100)
    .transform((spans) =>
      spans.map((span) => {
        const [from = '', to = from] = span.split('..');
        return { from, to };
      }),
    )
    .refine(
      (spans) => spans.every(({ from, to }) => from <= to && isDate(from) && isDate(to)),
      'write real days, the first one first',
    ),
);

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const optionalUrl = z.url('write a full address such as https://example.org').optional();

/** Every setting of the shop with its schema and default. `docs/operations.md` documents them. */
export const settings = z.object({
  SHOP_ENV: z.enum(['demo', 'development', 'test', 'production']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker'], 'write web, worker or all').default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number('write a port number').int().min(0).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write postgres://user:password@host:5432/database')
    .optional(),
  /**
   * A connection pooler in transaction mode, such as PgBouncer, for the statements of requests and
   * jobs.
   */
  DATABASE_POOLER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write postgres://user:password@host:6432/database')
    .optional(),
  /** A streaming replica for public documents and long reads of the team. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write postgres://user:password@host:5432/database')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(5),
  DATA_DIR: z.string().optional(),
  /** An S3-compatible bucket for files that several machines share. */
  FILES_BUCKET_URL: optionalUrl,
  FILES_REGION: z.string().min(1).default('auto'),
  FILES_KEY: z.string().min(1).optional(),
  FILES_SECRET: z.string().min(1).optional(),
  /** Timeout for reading or writing a file. */
  FILES_TIMEOUT_MS: z.coerce.number('write milliseconds').int().min(50).max(60_000).default(5000),
  /** Makes every size of every picture after the start; 0 leaves it to another process. */
  RENDER_PICTURES: flag(true),
  /** Memory for cached public pages; 0 renders each one anew. */
  DOCUMENT_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Concurrent requests; above this number new visitors get a 503. */
  MAX_REQUESTS: z.coerce.number('write a number').int().min(10).max(10_000).default(200),
  /** Milliseconds an answer may wait for the event loop; above it new visitors get a 503. */
  MAX_DELAY_MS: z.coerce.number('write milliseconds').int().min(20).max(60_000).default(2000),
  SECRET: z.string().min(32, 'use at least 32 characters').default(DEMO_SECRET),
  /** Former values of SECRET: still used for decrypting, never for encrypting. */
  SECRET_PREVIOUS: list.pipe(z.array(z.string().min(32, 'use at least 32 characters each')).max(5)),
  /** Languages the shop is read in, French always among them (I18-01, I18-02). */
  LANGUAGES: list.pipe(
    z
      .array(z.enum(['fr', 'nl'], 'write fr or fr,nl'))
      .transform((named) => [...new Set(['fr' as const, ...named])]),
  ),
  ...forEach(HOST_SETTINGS, (name) => z.string().default(hostHere(name))),
  /** Additional host names the shop answers to; outside production `*` allows every name. */
  ALLOWED_HOSTS: list,
  /** Other origins whose pages may call the APIs (CORS). */
  CORS_ORIGINS: list,
  /** Lifetime of a bearer token for the API; the storefront renews it ten minutes before. */
  ACCESS_TOKEN_SECONDS: z.coerce.number('write seconds').int().min(60).max(86_400).default(3600),
  /** Number of trusted proxies before the shop; `none` or 0 means none. */
  TRUSTED_PROXIES: z
    .union([z.literal('none'), z.coerce.number('write a number or none').int().min(0).max(9)])
    .optional()
    .transform((given) => (given === 'none' ? 0 : given)),
  /** A collector of traces that speaks OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('write a full address').optional(),
  /** Share of requests and jobs that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('write a part from 0 to 1')
    .min(0, 'write a part from 0 to 1')
    .max(1, 'write a part from 0 to 1')
    .default(0.1),
  /** Bearer token for /metrics; without it production exposes no metrics. */
  METRICS_TOKEN: z.string().min(16, 'use at least 16 characters').optional(),
  /** What happens with a weak or leaked password (PRV-09): refused with advice, or advice only. */
  PASSWORD_STRENGTH: z.enum(['advise', 'refuse'], 'write advise or refuse').default('refuse'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  SHOP_API_BASE: optionalUrl,
  CONTENT_BASE: optionalUrl,
  CONTENT_TOKEN: z.string().optional(),
  /** `host[:port][/path]` of a search service; the shop's own is used when empty. */
  SEARCH_HOSTS: list,
  SEARCH_APP_ID: z.string().min(1).default('GAMELLE'),
  /** Public: sent to browsers. */
  SEARCH_API_KEY: z.string().min(1).default('public-search-key'),
  /**
   * Sends application id and key in the address, as the search service's lite client does (SRC-03).
   */
  SEARCH_LITE: flag(false),
  /**
   * Base address of an external campaign service, without a trailing slash; the shop's own is used
   * when empty.
   */
  CAMPAIGN_BASE: optionalUrl,
  CAMPAIGN_APP_NAME: z.string().min(1).max(40).default('store'),
  /** Address of map tiles with {z}, {x} and {y}; without it maps draw their own background. */
  MAP_TILES_URL: optionalUrl.refine(
    (url) =>
      url === undefined || ['{z}', '{x}', '{y}'].every((part) => decodeURI(url).includes(part)),
    'write {z}, {x} and {y} where zoom, column and row stand',
  ),
  /** Attribution of the map tiles, shown on the map as their licence requires. */
  MAP_TILES_CREDIT: z.string().min(1).max(120).optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe'], 'write sandbox or stripe').default('sandbox'),
  PAYMENT_PROVIDER_BASE: optionalUrl,
  /**
   * When an authorised payment is captured: when the first parcel leaves, or when the order is
   * placed.
   */
  CAPTURE_AT: z.enum(['order', 'shipping'], 'write order or shipping').default('shipping'),
  /** Means of payment of each site, in their order. */
  ...forEach(METHODS_SETTINGS, () => methodsOfSite),
  /** Minimum and maximum order total of each payment method. */
  PAYMENT_LIMITS: paymentLimits,
  /**
   * Days after a failed payment of a delivery on which the card is charged again; after the last
   * one the delivery is given up.
   */
  RENEWAL_RETRY_DAYS: risingDays('1,3,5,7'),
  /** Unpaid orders one network address may have open at a time. */
  UNPAID_ORDERS_PER_ADDRESS: z.coerce
    .number('write a number')
    .int()
    .min(1)
    .max(100_000)
    .default(10),
  /** Unpaid orders one mailbox, or one account, may have open at a time. */
  UNPAID_ORDERS_PER_MAILBOX: z.coerce.number('write a number').int().min(1).max(100_000).default(3),
  /** Pieces that the unpaid orders of one address, mailbox or account may reserve together. */
  UNPAID_PIECES: z.coerce.number('write a number').int().min(1).max(1_000_000).default(150),
  /** Days an order placed without an account waits for a cheque or a transfer; 12 with one. */
  GUEST_HOLD_DAYS: z.coerce.number('write a number of days').int().min(1).max(12).default(5),
  /** Days before its best-before date from which a lot is reported to the team as expiring. */
  STOCK_EXPIRY_DAYS: z.coerce.number('write a number of days').int().min(1).max(365).default(60),
  /**
   * Days after its promised dispatch from which an order counts as late; 0 means from the next day.
   */
  LATE_AFTER_DAYS: z.coerce.number('write a number of days').int().min(0).max(10).default(0),
  /**
   * Days before the payment deadline of an order from which it is counted separately as about to
   * expire.
   */
  UNPAID_ALERT_DAYS: z.coerce.number('write a number of days').int().min(1).max(12).default(3),
  /** Days of sales in stock below which a format is to be reordered, whatever its threshold. */
  STOCK_COVER_DAYS: z.coerce.number('write a number of days').int().min(1).max(120).default(14),
  /** Working hours after which an unanswered customer message is reported to the team. */
  MESSAGE_ALERT_HOURS: z.coerce.number('write a number of hours').int().min(1).max(240).default(24),
  /** Number of refused payments among the deliveries of one day at which the team is notified. */
  RENEWAL_ALERT_COUNT: z.coerce.number('write a number').int().min(1).max(10_000).default(5),
  /** Euros of credit or of a voucher above which a second colleague has to approve. */
  GIFT_APPROVAL_ABOVE: z.coerce.number('write whole euros').int().min(0).max(100_000).default(100),
  /**
   * What is proposed to a customer who terminates a subscription, at most two per reason. Each is a change they can make anyway.
   */
  LEAVING_OFFERS: leavingOffers(
    'too_much_food=frequency+skip,too_expensive=frequency+replace,pet_dislikes=replace,pet_changed_diet=replace,delivery=date,other=pause',
  ),
  /**
   * Code of the promotion that `discount` gives on the next deliveries. Without a promotion of that code it is offered to nobody.
   */
  LEAVING_PROMOTION: z
    .string()
    .trim()
    .regex(/^[\w-]{1,60}$/, 'write the code of a promotion')
    .default('rester'),
  /**
   * Retention periods that are shorter than in the list, in the unit of each:
   * `accounts=24,labels=30`.
   */
  RETENTION: shortenedTerms,
  /** Kinds of texts that someone other than their last editor has to publish. */
  REVIEWED_TEXTS: textKinds,
  /**
   * Euros of goodwill each role may give per day; above it a second colleague has to request the
   * same.
   */
  GOODWILL_PER_DAY: eurosByRole('direction=1000,accounting=200,support=50'),
  /**
   * Hours a withdrawal waits for its confirmation by the link in its receipt before it is processed
   * anyway.
   */
  WITHDRAWAL_WAIT_HOURS: z.coerce
    .number('write a number of hours')
    .int()
    .min(1)
    .max(240)
    .default(72),
  /** Declined card payments per cart, and per network address, in an hour. */
  CARD_DECLINES_PER_HOUR: z.coerce.number('write a number').int().min(1).max(100_000).default(5),
  /** Unpaid deliveries in a row after which a subscription is suspended; at most 10. */
  RENEWAL_FAILED_CYCLES: z.coerce.number('write a number').int().min(1).max(10).default(3),
  /**
   * `required`: staff who can move money or see customers must set up a second factor before
   * anything else.
   */
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required'], 'write optional or required').optional(),

  /** OpenID Connect provider for staff sign-in: an issuer, or the stand-in outside production; empty for none. */
  STAFF_OPENID_ISSUER: z
    .string()
    .regex(/^(standin$|https?:\/\/)/, 'write a full address')
    .optional(),
  STAFF_OPENID_CLIENT_ID: z.string().min(1).optional(),
  STAFF_OPENID_CLIENT_SECRET: z.string().min(1).optional(),
  /** What the button says after “Continuer avec”. */
  STAFF_OPENID_LABEL: z.string().min(1).max(40).default('le compte de l’entreprise'),
  /** Domains of the e-mail addresses that may sign in through it. */
  STAFF_OPENID_DOMAINS: list.transform((domains) => domains.map((one) => one.toLowerCase())),
  /** A group in its `groups` claim that staff must belong to. */
  STAFF_OPENID_GROUP: z.string().min(1).optional(),

  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'is not a secret key of Stripe')
    .optional(),
  /** Public: sent to browsers. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'is not a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'is not the signing secret of a webhook endpoint')
    .optional(),
  STRIPE_API_BASE: z.url().default('https://api.stripe.com'),
  /** Script of the same API release as the server library. */
  STRIPE_JS_URL: z.url().default('https://js.stripe.com/endive/stripe.js'),
  PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(8000),
  /** Where relay points are searched: the built-in network, a real one, or nowhere. */
  RELAY_NETWORK: z.enum(['standin', 'mondial_relay', 'none']).default('standin'),
  RELAY_NETWORK_BASE: optionalUrl,
  /** The shop's name at the network, 2 to 8 capitals or digits. */
  RELAY_NETWORK_BRAND: z
    .string()
    .regex(/^[0-9A-Z]{2}[0-9A-Z ]{0,6}$/, 'write 2 to 8 capitals or digits')
    .optional(),
  RELAY_NETWORK_KEY: z.string().min(1).optional(),
  /** Where parcel labels come from: the built-in carriers, real ones, or none (tracking numbers are typed or imported). */
  LABEL_SERVICES: z
    .enum(['standin', 'carriers', 'none'], 'write standin, carriers or none')
    .default('standin'),
  /** Label format: PDF for sheets, or ZPL for a thermal printer. */
  LABEL_FORMAT: z.enum(['pdf', 'zpl'], 'write pdf or zpl').default('pdf'),
  LABEL_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(15_000),
  /** The shop's contract with La Poste, for home delivery. */
  COLISSIMO_CONTRACT: z
    .string()
    .regex(/^\d{6,10}$/, 'write the digits of the contract')
    .optional(),
  COLISSIMO_PASSWORD: z.string().min(1).optional(),
  COLISSIMO_BASE: optionalUrl,
  /**
   * Key of La Poste's tracking API; Mondial Relay's tracking uses the credentials of the pickup
   * point network.
   */
  LA_POSTE_TRACKING_KEY: z.string().min(1).optional(),
  LA_POSTE_TRACKING_BASE: optionalUrl,
  /** The shop's account at Mondial Relay, for delivery to pickup points. */
  MONDIAL_RELAY_LOGIN: z.string().min(1).optional(),
  MONDIAL_RELAY_PASSWORD: z.string().min(1).optional(),
  MONDIAL_RELAY_CUSTOMER: z
    .string()
    .regex(/^[0-9A-Z]{2}[0-9A-Z ]{0,6}$/, 'write 2 to 8 capitals or digits')
    .optional(),
  MONDIAL_RELAY_BASE: optionalUrl,
  /** When the warehouse stand-in dispatches due orders: the day after, so that people can pack them, or at once. */
  WAREHOUSE_STANDIN: z
    .enum(['day_after', 'at_once'], 'write day_after or at_once')
    .default('day_after'),
  /**
   * Orders that invented customers place each day; 200 by default in a demonstration, otherwise 0.
   */
  DEMO_ORDERS: z.coerce.number('write a number').int().min(0).max(500).optional(),
  /** Whether a demonstration shop is filled with a year of past orders; never in production. */
  DEMO_YEAR: flag(false),
  /** Orders placed before this hour of a working day leave the same day. */
  WAREHOUSE_CUT_OFF: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write an hour such as 12:00')
    .default('12:00'),
  /** Days nothing leaves, besides weekends and holidays: `2026-12-24..2026-12-31,2027-05-14`. */
  WAREHOUSE_CLOSED: closedDays,
  RELAY_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(3000),
  /**
   * Webhook of the merchant's own systems for order events, and the secret that signs its messages.
   */
  WEBHOOK_RECEIVER_URL: optionalUrl,
  WEBHOOK_RECEIVER_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write whsec_ and at least 24 bytes in base64')
    .optional(),
  /** Allows webhooks entered by the team to use private network addresses and plain http. */
  WEBHOOK_PRIVATE_NETWORK: flag(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'write smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().default('Gamelle <bonjour@gamelle.example>'),
  /** Mailbox that receives the messages of the contact form. */
  SUPPORT_EMAIL: z.email('write an e-mail address').default('bonjour@gamelle.test'),
  /** The seller as printed on invoices. The defaults are an invented company. */
  SELLER_NAME: z.string().default('Gamelle Démonstration SAS'),
  SELLER_FORM: z.string().default('SAS fictive au capital de 100 000 €'),
  SELLER_STREET: z.string().default('12 quai de l’Exemple'),
  SELLER_POSTCODE: z.string().default('00000'),
  SELLER_CITY: z.string().default('Villeneuve-la-Gamelle'),
  SELLER_SIREN: z
    .string()
    .regex(/^\d{9}$/, 'write nine digits')
    .default(DEMO_SIREN),
  SELLER_REGISTER: z.string().default('RCS Villeneuve-la-Gamelle 000 000 000'),
  SELLER_VAT_NUMBER: z
    .string()
    .regex(/^FR[0-9A-Z]{2}\d{9}$/, 'write FR, two characters and nine digits')
    .default(`FR00${DEMO_SIREN}`),
  /** The consumer mediator: name, address and website, as shown at the checkout. */
  SELLER_MEDIATOR: z
    .string()
    .default(
      'Médiateur de la consommation de démonstration, 3 place de l’Accord, 00000 Villeneuve-la-Gamelle, mediateur.gamelle.test',
    ),
  /** Embeds the XML of EN 16931 in every invoice PDF created from now on. */
  FACTURX: flag(false),
  /** Days after dispatch until the customer can read the invoice. */
  INVOICE_VISIBLE_AFTER_DAYS: z.coerce
    .number('write a number of days')
    .int()
    .min(0)
    .max(10)
    .default(7),
  /** Base address of uploaded pictures; by default this shop under `/images`. */
  IMAGE_URL_ENDPOINT: optionalUrl,
  /** Endpoint for upload credentials; by default this shop. */
  IMAGE_AUTH_ENDPOINT: optionalUrl,
  IMAGE_UPLOAD_URL: optionalUrl,
  /** Public: sent to browsers. */
  IMAGE_PUBLIC_KEY: z.string().min(1).default('public_gamelle'),
  /** Key that signs uploads; by default one derived from SECRET. */
  IMAGE_PRIVATE_KEY: z.string().min(16, 'use at least 16 characters').optional(),
  GTM_ID: z
    .string()
    .regex(/^(GTM-|G-)[A-Z0-9]+$/, {
      error: ({ input }) => `${input} is not a valid GTM-ID`,
    })
    .optional(),
  /** The official tag manager script, a proxy of it, or a path of this site. */
  GTM_SOURCE: z
    .string()
    .regex(/^(https?:\/\/|\/)/, 'write a full address, or a path of this site')
    .optional(),
  GTM_LAYER: z
    .string()
    .regex(/^[a-zA-Z]\w{0,39}$/, 'write a name of letters and figures')
    .default('dataLayer'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_ENTERPRISE: flag(false),
  /** Use recaptcha.net, for networks that cannot reach google.com. */
  RECAPTCHA_ALTERNATE_DOMAIN: flag(false),
  RECAPTCHA_SCRIPT_URL: optionalUrl,
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  SOCIAL_PROVIDERS: socialProviders,
  MAINTENANCE: list,
  /**
   * Prefixes of the `User-Agent` of our mobile applications; empty allows every client (GRD-09).
   */
  WEB_VIEW_CLIENTS: list,
  /** Maximum number of wet recipes in one mixed menu of a cat (GDE-06). */
  MENU_RECIPES: z.coerce.number().int().min(1).max(12).default(3),
  FEATURE_ANIMALS: flag(true),
  FEATURE_GUIDES: flag(true),
  FEATURE_SPONSORSHIP: flag(true),
  FEATURE_SUBSCRIPTIONS: flag(true),
  FEATURE_ORDERS: flag(true),
});

export type Settings = z.infer<typeof settings>;
