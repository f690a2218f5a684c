import { siteHosts } from '#kit/sites.ts';
import { incompleteSettings, productionProblems, stripeProblems } from './config-problems.ts';
import { type Settings, settings } from './config-settings.ts';
import { StartupProblem } from './startup-problem.ts';

export type Config = Omit<Settings, 'TRUSTED_PROXIES'> & {
  isProduction: boolean;
  TRUSTED_PROXIES: number;
};

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
  const refused = stripeProblems(parsed.data);
  if (isProduction) refused.unshift(...productionProblems(parsed.data, given));
  if (refused.length > 0)
    throw new StartupProblem(
      `${isProduction ? 'Production refuses to start' : 'The shop refuses to start'}:\n  ${refused.join('\n  ')}`,
    );
  const { TRUSTED_PROXIES = 0 } = parsed.data;
  return Object.assign(parsed.data, { TRUSTED_PROXIES, isProduction });
}

/** The host names the shop answers to; outside production also the names of the machine. */
export const hostNames = ({ ALLOWED_HOSTS, isProduction, ...hosts }: Config): string[] => {
  const ofSites = [...siteHosts(hosts), ...ALLOWED_HOSTS];
  return isProduction ? ofSites : [...ofSites, ...THIS_MACHINE];
};

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/** The identity provider built into the shop, for demonstrations. */
export const BUILT_IN_PROVIDER = { name: 'demo', label: 'Compte Démo' } as const;

/** Value of STAFF_OPENID_ISSUER that selects the built-in staff provider, outside production. */
export const STAFF_OPENID_STANDIN = 'standin';

/** The built-in tag manager, for demonstrations: it sends nothing anywhere. */
export const TAG_MANAGER_STANDIN = { id: 'GTM-DEMO', source: '/_dev/tag-manager/gtm.js' } as const;

const OFFICIAL_SOURCE = 'https://www.googletagmanager.com/gtm.js';

/**
 * The configured tag manager, or null: then no consent is requested, because nothing would need it.
 */
export function tagManagerOf({
  GTM_ID: id,
  GTM_SOURCE: source,
  GTM_LAYER: layer,
  ...config
}: Config) {
  if (id) return { id, source: source ?? OFFICIAL_SOURCE, layer };
  return config.SHOP_ENV === 'demo' ? { ...TAG_MANAGER_STANDIN, layer } : null;
}

/** The identity providers, with what a page needs of each. */
function shownProviders({ SOCIAL_PROVIDERS, isProduction }: Config) {
  const configured = SOCIAL_PROVIDERS ?? (isProduction ? [] : [BUILT_IN_PROVIDER]);
  return configured.map(({ name, label }) => ({ name, label }));
}

/** Whether staff who move money or see customers need a second factor; by default only in production. */
export const requiresSecondFactor = (
  config: Pick<Config, 'STAFF_SECOND_FACTOR' | 'isProduction'>,
): boolean =>
  (config.STAFF_SECOND_FACTOR ?? (config.isProduction ? 'required' : 'optional')) === 'required';

/** The only settings a browser may see. */
export function publicConfig(config: Config) {
  return {
    socialProviders: shownProviders(config),
    tagManager: tagManagerOf(config),
    campaigns: { base: config.CAMPAIGN_BASE ?? '/campaigns', app: config.CAMPAIGN_APP_NAME },
    environment: config.SHOP_ENV,
    botProtection: config.RECAPTCHA_SITE_KEY
      ? {
          siteKey: config.RECAPTCHA_SITE_KEY,
          enterprise: config.RECAPTCHA_ENTERPRISE,
          alternateDomain: config.RECAPTCHA_ALTERNATE_DOMAIN,
          scriptUrl: config.RECAPTCHA_SCRIPT_URL ?? null,
        }
      : null,
    images: {
      publicKey: config.IMAGE_PUBLIC_KEY,
      urlEndpoint: config.IMAGE_URL_ENDPOINT ?? null,
      authenticationEndpoint: config.IMAGE_AUTH_ENDPOINT ?? null,
      uploadUrl: config.IMAGE_UPLOAD_URL ?? null,
    },
    captureAt: config.CAPTURE_AT,
    mediator: config.SELLER_MEDIATOR,
    // Omitted when no period was shortened, because every page carries this object.
    terms: Object.keys(config.RETENTION).length > 0 ? config.RETENTION : undefined,
    menuRecipes: config.MENU_RECIPES,
    maintenance: config.MAINTENANCE,
    webViewClients: config.WEB_VIEW_CLIENTS,
    features: {
      animals: config.FEATURE_ANIMALS,
      guides: config.FEATURE_GUIDES,
      sponsorship: config.FEATURE_SPONSORSHIP,
      subscriptions: config.FEATURE_SUBSCRIPTIONS,
      orders: config.FEATURE_ORDERS,
    },
  };
}
