/** Fragment id of the claims panel on an order's page: a scan leads to it. */
export const CLAIMS_PANEL = 'colis-revenus';
