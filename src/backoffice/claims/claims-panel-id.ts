/** Where the page of an order shows what came back: a scan leads there. */
export const CLAIMS_PANEL = 'colis-revenus';
