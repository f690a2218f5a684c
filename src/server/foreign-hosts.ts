import { type Config, tagManagerOf } from '#platform/config.ts';
import type { ForeignHosts } from '#platform/http/content-security-policy.ts';

const originOf = (address: string) => new URL(address).origin;

/**
 * Google's bot protection embeds its badge and calls its own host; a custom script only needs its
 * own origin.
 */
function botProtectionHosts(config: Config): ForeignHosts {
  if (!config.RECAPTCHA_SITE_KEY) return {};
  const custom = config.RECAPTCHA_SCRIPT_URL;
  if (custom) return { scripts: [originOf(custom)] };
  const domains = config.RECAPTCHA_ALTERNATE_DOMAIN
    ? ['https://recaptcha.net', 'https://www.recaptcha.net']
    : ['https://www.google.com', 'https://recaptcha.google.com'];
  const own = domains.map((domain) => `${domain}/recaptcha/`);
  return {
    scripts: [...own, 'https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/'],
    frames: own,
    connections: own,
  };
}

/** Google's tag manager loads its own analytics; a proxy of it serves everything itself. */
function tagManagerHosts(config: Config): ForeignHosts {
  const { source = '/' } = tagManagerOf(config) ?? {};
  if (source.startsWith('/')) return {};
  if (config.GTM_SOURCE) {
    const own = [originOf(source)];
    return { scripts: own, connections: own, images: own };
  }
  const measuring = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
  return {
    scripts: ['https://*.googletagmanager.com'],
    connections: [...measuring, 'https://*.analytics.google.com'],
    images: measuring,
  };
}

/**
 * Foreign hosts our pages may use, because they are configured. Every page's policy allows them,
 * since a shopper reaches the payment by client-side navigation, without loading a new document.
 */
export function foreignHosts(config: Config): ForeignHosts {
  const campaigns = config.CAMPAIGN_BASE ? { connections: [originOf(config.CAMPAIGN_BASE)] } : {};
  const all: ForeignHosts[] = [
    cardProviderHosts(config),
    botProtectionHosts(config),
    tagManagerHosts(config),
    imageHosts(config),
    campaigns,
  ];
  const of = (use: keyof ForeignHosts) => all.flatMap((hosts) => hosts[use] ?? []);
  return {
    scripts: of('scripts'),
    frames: of('frames'),
    connections: of('connections'),
    images: of('images'),
    forms: of('forms'),
  };
}

/**
 * An external image host serves pictures, receives uploads, and may have its own authentication
 * endpoint.
 */
function imageHosts(config: Config): ForeignHosts {
  const {
    IMAGE_URL_ENDPOINT: shown,
    IMAGE_AUTH_ENDPOINT: requested,
    IMAGE_UPLOAD_URL: sent,
  } = config;
  const origins = (...addresses: (string | undefined)[]) =>
    addresses.flatMap((address) => (address ? [originOf(address)] : []));
  return { images: origins(shown), connections: origins(requested, sent) };
}

function cardProviderHosts(config: Config): ForeignHosts {
  if (config.PAYMENT_PROVIDER !== 'stripe') return {};
  const script = originOf(config.STRIPE_JS_URL);
  const api = originOf(config.STRIPE_API_BASE);
  return {
    scripts: [script, 'https://*.js.stripe.com'],
    frames: [script, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: [api],
    images: ['https://*.stripe.com'],
    // Hosts a payment form may redirect to.
    forms: [api, 'https://hooks.stripe.com', 'https://pm-redirects.stripe.com'],
  };
}
