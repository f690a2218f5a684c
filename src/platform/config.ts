import { z } from 'zod';
import { StartupProblem } from './startup-problem.ts';

const DEMO_SECRET = 'demonstration-secret-not-for-production';

const flag = (initial: boolean) =>
  z
    .enum(['0', '1', 'true', 'false'], 'write 1 or 0')
    .default(initial ? '1' : '0')
    .transform((text) => text === '1' || text === 'true');

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const optionalUrl = z.url('write a full address such as https://example.org').optional();

/** Every setting of the shop: name, meaning, default. `docs/operations.md` is written from it. */
const settings = z.object({
  SHOP_ENV: z.enum(['demo', 'development', 'test', 'production']).default('demo'),
  ROLE: z.enum(['all', 'web', 'worker'], 'write web, worker or all').default('all'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number('write a port number').int().min(0).max(65_535).default(3000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'write postgres://user:password@host:5432/database')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DATA_DIR: z.string().optional(),
  /** Makes every size of every picture after the start; 0 leaves it to another process. */
  RENDER_PICTURES: flag(true),
  /** Memory for rendered public documents; 0 renders each one anew. */
  DOCUMENT_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  SECRET: z.string().min(32, 'use at least 32 characters').default(DEMO_SECRET),
  FR_HOST: z.string().default('localhost'),
  BE_HOST: z.string().default('be.localhost'),
  TRUSTED_PROXIES: z.coerce.number('write a number').int().min(0).max(9).default(0),
  PASSWORD_STRENGTH: z.enum(['advise', 'refuse'], 'write advise or refuse').default('advise'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  SHOP_API_BASE: optionalUrl,
  CONTENT_BASE: optionalUrl,
  CONTENT_TOKEN: z.string().optional(),
  /** `host[:port][/path]` of a search service; ours answers when there is none. */
  SEARCH_HOSTS: list,
  SEARCH_APP_ID: z.string().min(1).default('GAMELLE'),
  /** Public: browsers send it. */
  SEARCH_API_KEY: z.string().min(1).default('public-search-key'),
  PAYMENT_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  PAYMENT_PROVIDER_BASE: optionalUrl,
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
  RELAY_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(3000),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'write smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().default('Gamelle <bonjour@gamelle.example>'),
  /** Mailbox that reads the contact form. */
  SUPPORT_EMAIL: z.email('write an e-mail address').default('bonjour@gamelle.test'),
  GTM_ID: z
    .string()
    .regex(/^(GTM-|G-)[A-Z0-9]+$/, 'is not a valid GTM-ID')
    .optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
  MAINTENANCE: list,
  FEATURE_ANIMALS: flag(true),
  FEATURE_GUIDES: flag(true),
  FEATURE_SPONSORSHIP: flag(true),
  FEATURE_SUBSCRIPTIONS: flag(true),
  FEATURE_ORDERS: flag(true),
});

export type Config = z.infer<typeof settings> & { isProduction: boolean };

/** Settings that only make sense together. */
function incompleteSettings(config: z.infer<typeof settings>): string[] {
  const isReal = config.RELAY_NETWORK === 'mondial_relay';
  if (!isReal || (config.RELAY_NETWORK_BRAND && config.RELAY_NETWORK_KEY)) return [];
  return ['RELAY_NETWORK_BRAND and RELAY_NETWORK_KEY: mondial_relay needs both.'];
}

/** What production refuses, each with the sentence that says what to do. */
function productionProblems(config: z.infer<typeof settings>): string[] {
  const problems: string[] = [];
  if (config.SECRET === DEMO_SECRET) problems.push('SECRET: set your own secret in production.');
  if (!config.DATABASE_URL)
    problems.push(
      'DATABASE_URL: production needs its own PostgreSQL, the built-in one is for trying out.',
    );
  if (config.PAYMENT_PROVIDER === 'sandbox')
    problems.push('PAYMENT_PROVIDER: the sandbox is refused in production.');
  if (config.RELAY_NETWORK === 'standin')
    problems.push('RELAY_NETWORK: write mondial_relay or none, the stand-in is refused.');
  if (!config.SMTP_URL) problems.push('SMTP_URL: production needs a mail server.');
  if (Boolean(config.RECAPTCHA_SITE_KEY) !== Boolean(config.RECAPTCHA_SECRET))
    problems.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET: set both or none.');
  if (config.PUBLIC_SCHEME !== 'https')
    problems.push('PUBLIC_SCHEME: production is served over https.');
  return problems;
}

/**
 * Reads the whole configuration. Throws one StartupProblem that lists every mistake in plain words.
 * Empty variables count as absent.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartupProblem(`The configuration has mistakes:\n${lines.join('\n')}`);
  }
  const incomplete = incompleteSettings(parsed.data);
  if (incomplete.length > 0)
    throw new StartupProblem(`The configuration has mistakes:\n  ${incomplete.join('\n  ')}`);
  const isProduction = parsed.data.SHOP_ENV === 'production';
  const refused = isProduction ? productionProblems(parsed.data) : [];
  if (refused.length > 0)
    throw new StartupProblem(`Production refuses to start:\n  ${refused.join('\n  ')}`);
  return { ...parsed.data, isProduction };
}

/** The explicit list of what a browser may see. */
export function publicConfig(config: Config) {
  return {
    gtmId: config.GTM_ID ?? null,
    recaptchaSiteKey: config.RECAPTCHA_SITE_KEY ?? null,
    maintenance: config.MAINTENANCE,
    features: {
      animals: config.FEATURE_ANIMALS,
      guides: config.FEATURE_GUIDES,
      sponsorship: config.FEATURE_SPONSORSHIP,
      subscriptions: config.FEATURE_SUBSCRIPTIONS,
      orders: config.FEATURE_ORDERS,
    },
  };
}
