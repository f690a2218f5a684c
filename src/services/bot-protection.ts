/** The actions a bot-protection token is requested for (contracts §8.1). */
export type BotAction =
  | 'login'
  | 'register'
  | 'lookup'
  | 'contact'
  | 'newsletter'
  | 'stock-alert'
  | 'order';

/** Configuration of the bot protection. */
export interface BotProtectionSettings {
  siteKey: string;
  enterprise: boolean;
  alternateDomain: boolean;
  /** Replaces the official address of the script. */
  scriptUrl: string | null;
}

/** The global object of the provider's script. */
interface Api {
  ready(callback: () => void): void;
  render(options: { sitekey: string; badge: string; size: string; tabindex: number }): number;
  execute(widget: number, options: { action: BotAction }): PromiseLike<string>;
}

interface BotProtection {
  /** Returns a single-use token valid for two minutes; called on submit. */
  execute(action: BotAction): Promise<string>;
}

type Extra = Readonly<Record<string, string | number | boolean | null | undefined>>;

const POLL_MS = 25;
const CEILING_MS = 10_000;
const MARK = 'recaptcha-v3-script';

let loaded: { siteKey: string; protection: Promise<BotProtection> } | null = null;

/** AUT-28. Non-empty `extra` parameters are appended; `render` cannot be overridden. */
export function botScriptUrl(settings: BotProtectionSettings, extra: Extra = {}): string {
  const { enterprise, alternateDomain, scriptUrl } = settings;
  const domain = alternateDomain ? 'recaptcha.net' : 'www.google.com';
  const file = enterprise ? 'enterprise.js' : 'api.js';
  const url = new URL(scriptUrl ?? `https://${domain}/recaptcha/${file}`);
  url.searchParams.set('render', 'explicit');
  for (const [key, value] of Object.entries(extra))
    if (value && key !== 'render') url.searchParams.set(key, String(value));
  return url.href;
}

/**
 * Loads the provider's script once; concurrent calls wait for the same load. After a failure the
 * next call retries (AUT-29). Rejects outside a browser (AUT-27) and for a second site key
 * (AUT-26).
 */
export async function loadBotProtection(
  settings: BotProtectionSettings,
  extra?: Extra,
): Promise<BotProtection> {
  if (typeof document === 'undefined')
    throw new Error('This is a library for the browser: there is no document here.');
  const { siteKey } = settings;
  if (loaded && loaded.siteKey !== siteKey)
    throw new Error('reCAPTCHA already loaded with different site key!');
  loaded ??= {
    siteKey,
    protection: load(settings, botScriptUrl(settings, extra)).catch((error) => {
      loaded = null;
      throw error;
    }),
  };
  return loaded.protection;
}

async function load(settings: BotProtectionSettings, url: string): Promise<BotProtection> {
  await addScript(url);
  const api = await appears(settings.enterprise);
  await new Promise<void>((done) => api.ready(done));
  const widget = api.render({
    sitekey: settings.siteKey,
    badge: 'bottomleft',
    size: 'invisible',
    tabindex: 0,
  });
  return { execute: async (action) => api.execute(widget, { action }) };
}

function addScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.setAttribute(MARK, '');
  script.async = true;
  script.defer = true;
  script.src = url;
  return new Promise((done, failed) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      script.remove();
      failed(new Error('The bot protection could not be loaded.'));
    });
    document.head.append(script);
  });
}

/** The global object appears shortly after the script has run: polled every 25 ms (AUT-30). */
function appears(enterprise: boolean): Promise<Api> {
  const find = () => {
    const { grecaptcha } = globalThis as { grecaptcha?: Api & { enterprise?: Api } };
    return enterprise ? grecaptcha?.enterprise : grecaptcha;
  };
  return new Promise((done, failed) => {
    let waited = 0;
    const look = () => {
      const api = find();
      if (api) return done(api);
      waited += POLL_MS;
      if (waited > CEILING_MS) return failed(new Error('The bot protection did not start.'));
      setTimeout(look, POLL_MS);
    };
    look();
  });
}
