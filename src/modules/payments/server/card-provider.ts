import { oncePer } from '#kit/once-per.ts';
import type { AppContext } from '#registry/schema.ts';
import {
  CARD_PROVIDER_PATH,
  cardProviderKeys,
  cardProviderStandin,
} from '#standins/card-provider/index.ts';
import type { Attempt } from './attempt.ts';
import type { CardProvider, ProviderName } from './provider.ts';
import { sandboxProvider } from './sandbox-adapter.ts';
import { stripeProvider } from './stripe-adapter.ts';

const adapters: Record<ProviderName, (appContext: AppContext) => CardProvider> = {
  sandbox: oncePer(builtIn),
  stripe: oncePer(({ config, log }) => stripeProvider(config, log)),
};

/** Who takes new payments: the provider the configuration names. */
export const cardProvider = (appContext: AppContext): CardProvider =>
  getProvider(appContext, appContext.config.PAYMENT_PROVIDER);

/** Who took this one: an attempt stays with its provider when the configuration changes. */
export const providerOf = (appContext: AppContext, { provider }: Attempt): CardProvider =>
  provider === 'offline' ? cardProvider(appContext) : getProvider(appContext, provider);

/** The provider of that name, if this shop has the keys to hear it. */
export function findProvider(appContext: AppContext, name: string): CardProvider | null {
  const { isProduction, STRIPE_SECRET_KEY } = appContext.config;
  if (name === 'sandbox' && !isProduction) return getProvider(appContext, name);
  return name === 'stripe' && STRIPE_SECRET_KEY ? getProvider(appContext, name) : null;
}

/** The provider of that name. */
export const getProvider = (appContext: AppContext, name: ProviderName): CardProvider =>
  adapters[name](appContext);

/** Without an address it is the one built into this process. */
function builtIn(appContext: AppContext): CardProvider {
  const { PAYMENT_PROVIDER_BASE, PAYMENT_TIMEOUT_MS } = appContext.config;
  const standin = PAYMENT_PROVIDER_BASE ? null : cardProviderStandin(appContext);
  return sandboxProvider({
    base: PAYMENT_PROVIDER_BASE ?? `http://card-provider.internal${CARD_PROVIDER_PATH}/api`,
    inProcess: standin && ((request) => standin.fetch(request)),
    ...cardProviderKeys(appContext.config),
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });
}
