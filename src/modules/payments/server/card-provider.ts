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

/** The provider of new payments, by the configuration. */
export const cardProvider = (appContext: AppContext): CardProvider =>
  getProvider(appContext, appContext.config.PAYMENT_PROVIDER);

/** The provider of an existing attempt, which stays the same when the configuration changes. */
export const providerOf = (appContext: AppContext, { provider }: Attempt): CardProvider =>
  provider === 'offline' ? cardProvider(appContext) : getProvider(appContext, provider);

/** The provider with this name, if the shop has keys for its messages. */
export function findProvider(appContext: AppContext, name: string): CardProvider | null {
  const { isProduction, STRIPE_SECRET_KEY } = appContext.config;
  if (name === 'sandbox' && !isProduction) return getProvider(appContext, name);
  return name === 'stripe' && STRIPE_SECRET_KEY ? getProvider(appContext, name) : null;
}

/** The provider with this name. */
export const getProvider = (appContext: AppContext, name: ProviderName): CardProvider =>
  adapters[name](appContext);

/** Without a configured address, the provider built into this process is used. */
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
