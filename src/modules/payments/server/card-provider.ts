import type { Machine } from '#schema.ts';
import {
  CARD_PROVIDER_PATH,
  cardProviderKeys,
  cardProviderStandin,
} from '#standins/card-provider/index.ts';
import type { Attempt } from './attempt.ts';
import type { CardProvider, ProviderName } from './provider.ts';
import { sandboxProvider } from './sandbox-adapter.ts';
import { stripeProvider } from './stripe-adapter.ts';

const known = new WeakMap<Machine, Map<ProviderName, CardProvider>>();

const adapters: Record<ProviderName, (machine: Machine) => CardProvider> = {
  sandbox: builtIn,
  stripe: ({ config, log }) => stripeProvider(config, log),
};

/** Who takes new payments: the provider the configuration names. */
export const cardProvider = (machine: Machine): CardProvider =>
  getProvider(machine, machine.config.PAYMENT_PROVIDER);

/** Who took this one: an attempt stays with its provider when the configuration changes. */
export const providerOf = (machine: Machine, { provider }: Attempt): CardProvider =>
  provider === 'offline' ? cardProvider(machine) : getProvider(machine, provider);

/** The provider of that name, if this shop has the keys to hear it. */
export function findProvider(machine: Machine, name: string): CardProvider | null {
  const { isProduction, STRIPE_SECRET_KEY } = machine.config;
  if (name === 'sandbox' && !isProduction) return getProvider(machine, name);
  return name === 'stripe' && STRIPE_SECRET_KEY ? getProvider(machine, name) : null;
}

/** The provider of that name. */
export function getProvider(machine: Machine, name: ProviderName): CardProvider {
  const own = known.get(machine) ?? new Map<ProviderName, CardProvider>();
  known.set(machine, own);
  const provider = own.get(name) ?? adapters[name](machine);
  own.set(name, provider);
  return provider;
}

/** Without an address it is the one built into this process. */
function builtIn(machine: Machine): CardProvider {
  const { PAYMENT_PROVIDER_BASE, PAYMENT_TIMEOUT_MS } = machine.config;
  const standin = PAYMENT_PROVIDER_BASE ? null : cardProviderStandin(machine);
  return sandboxProvider({
    base: PAYMENT_PROVIDER_BASE ?? `http://card-provider.internal${CARD_PROVIDER_PATH}/api`,
    inProcess: standin && ((request) => standin.fetch(request)),
    ...cardProviderKeys(machine.config),
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });
}
