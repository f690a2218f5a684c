import { HOST_SETTINGS } from '#kit/sites.ts';
import { DEMO_SECRET, type Settings, settings } from './config-settings.ts';
import { ANY_HOST } from './http/allowed-hosts.ts';

/**
 * Stripe needs all of its keys, all live or all test; live keys are only allowed in production
 * (REL-70).
 */
export function stripeProblems(config: Settings): string[] {
  if (config.PAYMENT_PROVIDER !== 'stripe') return [];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = config;
  if (!secret || !publishable || !config.STRIPE_WEBHOOK_SECRET)
    return [
      'PAYMENT_PROVIDER: Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    ];
  const isLive = secret.includes('k_live_');
  if (isLive !== publishable.includes('k_live_'))
    return ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY: one is for tests, the other is not.'];
  const isProduction = config.SHOP_ENV === 'production';
  if (isLive && !isProduction)
    return ['STRIPE_SECRET_KEY: a live key is refused outside production: it moves real money.'];
  if (!isLive && isProduction)
    return ['STRIPE_SECRET_KEY: a test key is refused in production: nobody would be charged.'];
  return [];
}

/** The label service of a carrier needs a complete account, and at least one carrier. */
function labelProblems(config: Settings): string[] {
  if (config.LABEL_SERVICES !== 'carriers') return [];
  const colissimo = [config.COLISSIMO_CONTRACT, config.COLISSIMO_PASSWORD];
  const mondialRelay = [
    config.MONDIAL_RELAY_LOGIN,
    config.MONDIAL_RELAY_PASSWORD,
    config.MONDIAL_RELAY_CUSTOMER,
  ];
  const isSome = (account: readonly unknown[]) => account.some(Boolean);
  const isHalf = (account: readonly unknown[]) => isSome(account) && !account.every(Boolean);
  const problems: string[] = [];
  if (isHalf(colissimo))
    problems.push('COLISSIMO_CONTRACT and COLISSIMO_PASSWORD: La Poste needs both.');
  if (isHalf(mondialRelay))
    problems.push(
      'MONDIAL_RELAY_LOGIN, MONDIAL_RELAY_PASSWORD and MONDIAL_RELAY_CUSTOMER: Mondial Relay needs all three.',
    );
  if (!isSome(colissimo) && !isSome(mondialRelay))
    problems.push('LABEL_SERVICES: carriers needs the account of one at least; or write none.');
  return problems;
}

/** Settings that are only valid together. */
export function incompleteSettings(config: Settings): string[] {
  return [...labelProblems(config), ...loneSettings(config)];
}

function loneSettings(config: Settings): string[] {
  if (config.FILES_BUCKET_URL && !(config.FILES_KEY && config.FILES_SECRET))
    return ['FILES_KEY and FILES_SECRET: the bucket of FILES_BUCKET_URL needs both.'];
  const { STAFF_OPENID_ISSUER: issuer } = config;
  if (issuer && config.STAFF_OPENID_DOMAINS.length === 0)
    return ['STAFF_OPENID_DOMAINS: write the domains of the team’s addresses.'];
  const isClient = config.STAFF_OPENID_CLIENT_ID && config.STAFF_OPENID_CLIENT_SECRET;
  if (issuer?.startsWith('http') && !isClient)
    return ['STAFF_OPENID_CLIENT_ID and STAFF_OPENID_CLIENT_SECRET: the issuer needs both.'];
  if (config.WEBHOOK_RECEIVER_URL && !config.WEBHOOK_RECEIVER_SECRET)
    return ['WEBHOOK_RECEIVER_SECRET: a receiver has to be able to tell our messages from others.'];
  if (config.MAP_TILES_URL && !config.MAP_TILES_CREDIT)
    return ['MAP_TILES_CREDIT: a map says who drew it.'];
  const isReal = config.RELAY_NETWORK === 'mondial_relay';
  if (!isReal || (config.RELAY_NETWORK_BRAND && config.RELAY_NETWORK_KEY)) return [];
  return ['RELAY_NETWORK_BRAND and RELAY_NETWORK_KEY: mondial_relay needs both.'];
}

/** Settings whose defaults name an invented company, its mailboxes or this machine. */
const OWN_IDENTITY = [
  ...HOST_SETTINGS,
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SELLER_NAME',
  'SELLER_FORM',
  'SELLER_STREET',
  'SELLER_POSTCODE',
  'SELLER_CITY',
  'SELLER_SIREN',
  'SELLER_REGISTER',
  'SELLER_VAT_NUMBER',
  'SELLER_MEDIATOR',
] as const satisfies readonly (keyof Settings)[];

/** Whether a setting has its demonstration value, by default or copied. */
const isInvented = (config: Settings, name: (typeof OWN_IDENTITY)[number]): boolean =>
  config[name] === settings.shape[name].parse(undefined);

/** What production refuses, each with the sentence that says what to do. */
export function productionProblems(
  config: Settings,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const problems: string[] = [];
  if (config.SECRET === DEMO_SECRET) problems.push('SECRET: set your own secret in production.');
  if (config.SECRET_PREVIOUS.includes(DEMO_SECRET))
    problems.push('SECRET_PREVIOUS: everybody knows the demonstration value; leave it out.');
  if (!config.DATABASE_URL)
    problems.push(
      'DATABASE_URL: production needs its own PostgreSQL, the built-in one is for trying out.',
    );
  if (config.PAYMENT_PROVIDER === 'sandbox')
    problems.push('PAYMENT_PROVIDER: the sandbox is refused in production.');
  if (config.RELAY_NETWORK === 'standin')
    problems.push('RELAY_NETWORK: write mondial_relay or none, the stand-in is refused.');
  if (config.LABEL_SERVICES === 'standin')
    problems.push('LABEL_SERVICES: write carriers or none, the stand-in is refused.');
  for (const name of ['COLISSIMO_BASE', 'LA_POSTE_TRACKING_BASE', 'MONDIAL_RELAY_BASE'] as const)
    if (config[name]?.startsWith('http:'))
      problems.push(`${name}: a carrier without https is refused in production.`);
  for (const name of OWN_IDENTITY)
    if (isInvented(config, name))
      problems.push(`${name}: the demonstration value is refused in production; write your own.`);
  if (given.TRUSTED_PROXIES === undefined)
    problems.push(
      'TRUSTED_PROXIES: write how many proxies of yours stand before the shop, or none; without it all visitors would share one limit.',
    );
  if (config.ALLOWED_HOSTS.includes(ANY_HOST))
    problems.push('ALLOWED_HOSTS: * lets every name in; write the names the shop is called by.');
  if (!config.SMTP_URL) problems.push('SMTP_URL: production needs a mail server.');
  if (Boolean(config.RECAPTCHA_SITE_KEY) !== Boolean(config.RECAPTCHA_SECRET))
    problems.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET: set both or none.');
  if (config.SOCIAL_PROVIDERS?.some(({ issuer }) => !issuer.startsWith('https://')))
    problems.push('SOCIAL_PROVIDERS: an issuer without https is refused in production.');
  if (config.FILES_BUCKET_URL?.startsWith('http:'))
    problems.push('FILES_BUCKET_URL: a storage without https is refused in production.');
  if (config.STAFF_OPENID_ISSUER && !config.STAFF_OPENID_ISSUER.startsWith('https://'))
    problems.push('STAFF_OPENID_ISSUER: one without https, and the stand-in, are refused.');
  if (config.WEBHOOK_RECEIVER_URL?.startsWith('http:'))
    problems.push('WEBHOOK_RECEIVER_URL: a receiver without https is refused in production.');
  if (config.PUBLIC_SCHEME !== 'https')
    problems.push('PUBLIC_SCHEME: production is served over https.');
  return problems;
}
