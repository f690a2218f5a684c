import { oncePer } from '#kit/once-per.ts';
import type { AppContext } from '#registry/schema.ts';
import { CARRIER_ACCOUNT, CARRIERS_PATH, carriersStandin } from '#standins/carriers/index.ts';
import type { Carrier } from '../rules/index.ts';
import { colissimo } from './colissimo-adapter.ts';
import type { LabelService } from './label-service.ts';
import { mondialRelayLabels } from './mondial-relay-labels.ts';

const REAL = {
  colissimo: 'https://ws.colissimo.fr/sls-ws/SlsServiceWSRest/2.0',
  mondialRelay: 'https://connect-api.mondialrelay.com/api/shipment',
};
/** A host name that does not exist: requests to it are handled in this process. */
const INTERNAL = `http://carriers.internal${CARRIERS_PATH}`;

type Services = Readonly<Partial<Record<Carrier, LabelService>>>;

/** The configured label services; by default the built-in stand-ins. */
export const labelServices: (appContext: AppContext) => Services = oncePer(connect);

/** Whether carriers' APIs make labels here; otherwise numbers are generated, entered or imported. */
export const hasLabelServices = (appContext: Pick<AppContext, 'config'>): boolean =>
  appContext.config.LABEL_SERVICES !== 'none';

function connect(appContext: AppContext): Services {
  const { config } = appContext;
  const { LABEL_FORMAT: format, LABEL_TIMEOUT_MS: timeoutMs, SELLER_NAME: shop } = config;
  if (config.LABEL_SERVICES === 'none') return {};
  if (config.LABEL_SERVICES === 'standin') {
    const standin = carriersStandin(appContext);
    const parts = { inProcess: (request: Request) => standin.fetch(request), format, timeoutMs };
    const { contract, customer, login, password } = CARRIER_ACCOUNT;
    return {
      colissimo: colissimo({
        ...parts,
        base: `${INTERNAL}/sls-ws/SlsServiceWSRest/2.0`,
        contract,
        password,
        shop,
      }),
      mondial_relay: mondialRelayLabels({
        ...parts,
        base: `${INTERNAL}/mondial-relay/api/shipment`,
        login,
        password,
        customer,
      }),
    };
  }
  const {
    COLISSIMO_CONTRACT: contract,
    COLISSIMO_PASSWORD: colissimoPassword,
    MONDIAL_RELAY_LOGIN: login,
    MONDIAL_RELAY_PASSWORD: password,
    MONDIAL_RELAY_CUSTOMER: customer,
  } = config;
  const parts = { inProcess: null, format, timeoutMs };
  return {
    colissimo:
      contract && colissimoPassword
        ? colissimo({
            ...parts,
            base: config.COLISSIMO_BASE ?? REAL.colissimo,
            contract,
            password: colissimoPassword,
            shop,
          })
        : undefined,
    mondial_relay:
      login && password && customer
        ? mondialRelayLabels({
            ...parts,
            base: config.MONDIAL_RELAY_BASE ?? REAL.mondialRelay,
            login,
            password,
            customer,
          })
        : undefined,
  };
}
