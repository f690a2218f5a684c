import { oncePer } from '#kit/once-per.ts';
import type { AppContext } from '#registry/schema.ts';
import {
  RELAY_NETWORK_ACCOUNT,
  RELAY_NETWORK_PATH,
  relayNetworkStandin,
} from '#standins/relay-network/index.ts';
import { mondialRelay } from './mondial-relay-adapter.ts';
import type { RelayNetwork } from './network.ts';
import { rememberingNetwork } from './remembering-network.ts';

const REAL_BASE = 'https://api.mondialrelay.com/Web_Services.asmx';

/** A shop without a network: every request counts as unanswered. */
const NOBODY: RelayNetwork = {
  name: 'none',
  search: async () => null,
  find: async () => ({ status: 'silent' }),
};

/** The configured network; by default the one built into this process. */
export const relayNetwork = oncePer(
  (appContext: AppContext): RelayNetwork =>
    rememberingNetwork(connect(appContext), () => appContext.clock.now()),
);

function connect(appContext: AppContext): RelayNetwork {
  const { RELAY_NETWORK, RELAY_NETWORK_BASE, RELAY_TIMEOUT_MS: timeoutMs } = appContext.config;
  if (RELAY_NETWORK === 'none') return NOBODY;
  const { RELAY_NETWORK_BRAND: brand, RELAY_NETWORK_KEY: key } = appContext.config;
  const account = brand && key ? { brand, key } : RELAY_NETWORK_ACCOUNT;
  const onSilence = (reason: string) =>
    appContext.log.warn({ reason }, 'the network of relay points does not answer');
  if (RELAY_NETWORK === 'mondial_relay' || RELAY_NETWORK_BASE)
    return mondialRelay({
      base: RELAY_NETWORK_BASE ?? REAL_BASE,
      inProcess: null,
      ...account,
      timeoutMs,
      onSilence,
    });
  const standin = relayNetworkStandin(appContext);
  return mondialRelay({
    base: `http://relay-network.internal${RELAY_NETWORK_PATH}`,
    inProcess: (request) => answerInTime(standin.fetch(request), request.signal),
    ...account,
    timeoutMs,
    onSilence,
  });
}

/** An in-process call gets the same timeout as one over the network. */
function answerInTime(answer: Response | Promise<Response>, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, late]);
}
