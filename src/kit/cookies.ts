/** The purposes a visitor consents to, each separately (PRV-02). */
export const PURPOSES = ['measure', 'ads'] as const;
export type Purpose = (typeof PURPOSES)[number];

interface BrowserStorageEntry {
  name: string;
  /**
   * Sent with requests (cookie), or stored by the page for one tab (sessionStorage) or for longer
   * (localStorage).
   */
  kind: 'cookie' | 'visit' | 'lasting';
  /**
   * Lifetime in seconds; null for as long as the tab, or until the browser's storage is cleared.
   */
  seconds: number | null;
  /**
   * The purpose that needs consent before it is written; null for what the shop cannot work
   * without.
   */
  purpose: Purpose | null;
}

const [HOUR, DAY] = [3600, 24 * 3600];

/**
 * LIST 8: everything the shop stores in a browser. Code takes names and lifetimes from here, and
 * the consent dialog and the privacy page are built from it (PRV-02, PRV-03). Nothing else may be
 * written.
 */
export const browserStorage = {
  session: { name: 'gamelle_session', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  cart: { name: 'gamelle_panier', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  state: { name: 'gamelle_etat', kind: 'cookie', seconds: 30 * DAY, purpose: null },
  guide: { name: 'gamelle_guide', kind: 'cookie', seconds: DAY, purpose: null },
  returnTo: { name: 'gamelle_retour', kind: 'cookie', seconds: HOUR, purpose: null },
  social: { name: 'gamelle_lien', kind: 'cookie', seconds: 600, purpose: null },
  payment: { name: 'gamelle_paiement', kind: 'cookie', seconds: DAY, purpose: null },
  /** Orders placed without an account: only this browser can open them. */
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

/** Session cookie of the back office; shoppers never get it. */
export const staffCookie = 'gamelle_equipe';
/** Unsaved form input of a staff member, in localStorage: for a day at most, until they sign out. */
export const staffDrafts = 'gamelle_equipe_brouillons';
/** Scans and counts of a staff member that the server has not confirmed yet, in localStorage until it has. */
export const staffUnsent = 'gamelle_equipe_envois';
/**
 * Running stock counts of a staff member, one per workplace, in localStorage until they are sent.
 */
export const staffCounts = 'gamelle_equipe_comptages';
