/** What people may agree to, each on its own (PRV-02). */
export const PURPOSES = ['measure', 'ads'] as const;
export type Purpose = (typeof PURPOSES)[number];

interface BrowserStorageEntry {
  name: string;
  /** Sent along with requests, or kept by the page: for the visit of a tab, or over visits. */
  kind: 'cookie' | 'visit' | 'lasting';
  /** How long a cookie is kept; null as long as the tab, or until its owner empties the browser. */
  seconds: number | null;
  /** What has to be agreed to before it is written; null for what the shop cannot do without. */
  purpose: Purpose | null;
}

const [HOUR, DAY] = [3600, 24 * 3600];

/**
 * LIST 8: everything the shop keeps in a browser. Whoever writes it takes name and time from here, the
 * choice and the privacy page are made from it (PRV-02, PRV-03): nothing else may be written.
 */
export const browserStorage = {
  session: { name: 'gamelle_session', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  cart: { name: 'gamelle_panier', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  state: { name: 'gamelle_etat', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  guide: { name: 'gamelle_guide', kind: 'cookie', seconds: DAY, purpose: null },
  returnTo: { name: 'gamelle_retour', kind: 'cookie', seconds: HOUR, purpose: null },
  social: { name: 'gamelle_lien', kind: 'cookie', seconds: 600, purpose: null },
  payment: { name: 'gamelle_paiement', kind: 'cookie', seconds: DAY, purpose: null },
  /** Orders begun without an account: they are this browser's alone. */
  guestOrders: { name: 'gamelle_commandes', kind: 'cookie', seconds: 7 * DAY, purpose: null },
  code: { name: 'gamelle_code', kind: 'cookie', seconds: 7 * DAY, purpose: null },
  language: { name: 'gamelle_langue', kind: 'cookie', seconds: 365 * DAY, purpose: null },
  /** Six months, as the CNIL recommends; then the question is asked again. */
  consent: { name: 'gamelle_choix', kind: 'cookie', seconds: 182 * DAY, purpose: null },
  seen: { name: 'gamelle_vus', kind: 'lasting', seconds: null, purpose: null },
  searches: { name: 'gamelle_recherches', kind: 'lasting', seconds: null, purpose: null },
  destination: { name: 'gamelle_destination', kind: 'visit', seconds: null, purpose: null },
  resumed: { name: 'gamelle_reprise', kind: 'visit', seconds: null, purpose: null },
  /** Thirteen months at most (contracts §6). */
  visitor: { name: 'gamelle_visiteur', kind: 'cookie', seconds: 395 * DAY, purpose: 'measure' },
  tests: { name: 'gamelle_tests', kind: 'lasting', seconds: null, purpose: 'measure' },
  purchases: { name: 'gamelle_achats', kind: 'visit', seconds: null, purpose: 'measure' },
  connected: { name: 'gamelle_connecte', kind: 'visit', seconds: null, purpose: 'measure' },
  provider: { name: 'gamelle_fournisseur', kind: 'visit', seconds: null, purpose: 'measure' },
  refunds: { name: 'gamelle_remboursements', kind: 'visit', seconds: null, purpose: 'measure' },
  changes: { name: 'gamelle_changements', kind: 'visit', seconds: null, purpose: 'measure' },
} as const satisfies Record<string, BrowserStorageEntry>;

/** Of the back office alone, which shoppers never see. */
export const staffCookie = 'gamelle_equipe';
/** What somebody of the team typed and did not save, in the store of their browser: a day at most, until they sign out. */
export const staffDrafts = 'gamelle_equipe_brouillons';
/** What somebody of the team scanned or counted and the shop has not confirmed, in the store of their browser: until it has. */
export const staffUnsent = 'gamelle_equipe_envois';
/** What somebody of the team is counting, desk by desk, in the store of their browser: until it is sent. */
export const staffCounts = 'gamelle_equipe_comptages';
