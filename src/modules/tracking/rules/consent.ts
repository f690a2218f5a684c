/** What people may agree to, each on its own (PRV-02). */
export const PURPOSES = ['measure', 'ads'] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface Consent {
  granted: readonly Purpose[];
  /** The civil day of the choice, which proves it. */
  day: string;
}

/** Readable by our pages: what was chosen has to be known before anything is loaded. */
export const CONSENT_COOKIE = 'gamelle_choix';

/** Six months, as the CNIL recommends; then the question is asked again. */
export const CONSENT_SECONDS = 182 * 24 * 3600;

/** A new version asks everybody again: what was agreed to is no longer what is asked. */
const VERSION = '1';
const CHOICE = /^(\d+)\.([a-z-]*)\.(\d{4}-\d{2}-\d{2})$/;

/** What was chosen; null when nothing was, or when it was asked another way. */
export function readConsent(cookies: string): Consent | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const [, version, granted = '', day = ''] = CHOICE.exec(value ?? '') ?? [];
  if (version !== VERSION) return null;
  const named = new Set(granted.split('-'));
  return { granted: PURPOSES.filter((purpose) => named.has(purpose)), day };
}

export const writeConsent = ({ granted, day }: Consent): string =>
  [VERSION, PURPOSES.filter((purpose) => granted.includes(purpose)).join('-'), day].join('.');
