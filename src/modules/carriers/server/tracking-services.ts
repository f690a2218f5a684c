import { oncePer } from '#kit/once-per.ts';
import type { AppContext } from '#registry/schema.ts';
import { CARRIERS_PATH, carriersStandin, TRACKING_ACCOUNT } from '#standins/carriers/index.ts';
import type { Carrier } from '../rules/index.ts';
import { laPosteTracking } from './la-poste-tracking-adapter.ts';
import { mondialRelayTracking } from './mondial-relay-tracking-adapter.ts';
import type { TrackingService } from './tracking-service.ts';

const REAL = {
  laPoste: 'https://api.laposte.fr/suivi/v2',
  mondialRelay: 'https://api.mondialrelay.com/Web_Services.asmx',
};
/** A host name that does not exist: requests to it are handled in this process. */
const INTERNAL = `http://carriers.internal${CARRIERS_PATH}`;

type Services = Readonly<Partial<Record<Carrier, TrackingService>>>;

/** Tracking services by carrier: the configured ones; by default the built-in stand-ins. */
export const trackingServices: (appContext: AppContext) => Services = oncePer(connect);

function connect(appContext: AppContext): Services {
  const { config } = appContext;
  const { LABEL_TIMEOUT_MS: timeoutMs } = config;
  if (config.LABEL_SERVICES === 'none') return {};
  if (config.LABEL_SERVICES === 'standin') {
    const standin = carriersStandin(appContext);
    const parts = { inProcess: (request: Request) => standin.fetch(request), timeoutMs };
    const { key, brand, brandKey } = TRACKING_ACCOUNT;
    return {
      colissimo: laPosteTracking({ ...parts, base: `${INTERNAL}/suivi/v2`, key }),
      mondial_relay: mondialRelayTracking({
        ...parts,
        base: `${INTERNAL}/mondial-relay/Web_Services.asmx`,
        brand,
        key: brandKey,
      }),
    };
  }
  const { LA_POSTE_TRACKING_KEY: laPosteKey, LA_POSTE_TRACKING_BASE: laPosteBase } = config;
  const {
    RELAY_NETWORK_BASE: relayBase,
    RELAY_NETWORK_BRAND: brand,
    RELAY_NETWORK_KEY: key,
  } = config;
  const parts = { inProcess: null, timeoutMs };
  return {
    colissimo: laPosteKey
      ? laPosteTracking({ ...parts, base: laPosteBase ?? REAL.laPoste, key: laPosteKey })
      : undefined,
    mondial_relay:
      brand && key
        ? mondialRelayTracking({ ...parts, base: relayBase ?? REAL.mondialRelay, brand, key })
        : undefined,
  };
}
