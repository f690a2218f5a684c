import type { Machine } from '#schema.ts';
import {
  CARD_PROVIDER_PATH,
  cardProviderKeys,
  cardProviderStandin,
} from '#standins/card-provider/index.ts';
import type { CardProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-adapter.ts';

const known = new WeakMap<Machine, CardProvider>();

/** The provider the configuration names. Without an address it is the one built into this process. */
export function cardProvider(machine: Machine): CardProvider {
  const before = known.get(machine);
  if (before) return before;
  const { PAYMENT_PROVIDER_BASE, PAYMENT_TIMEOUT_MS } = machine.config;
  const standin = PAYMENT_PROVIDER_BASE ? null : cardProviderStandin(machine);
  const provider = sandboxProvider({
    base: PAYMENT_PROVIDER_BASE ?? `http://card-provider.internal${CARD_PROVIDER_PATH}/api`,
    inProcess: standin && ((request) => standin.fetch(request)),
    ...cardProviderKeys(machine.config),
    timeoutMs: PAYMENT_TIMEOUT_MS,
  });
  known.set(machine, provider);
  return provider;
}
