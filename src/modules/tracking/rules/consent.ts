import { browserStorage, PURPOSES, type Purpose } from '#kit/cookies.ts';
import { defined } from '#kit/defined.ts';

export { PURPOSES, type Purpose };

export interface Consent {
  granted: readonly Purpose[];
  /** The civil day of the choice. */
  day: string;
  /** Random id of the stored proof, linked to nobody. */
  id?: string | undefined;
}

/** Readable by scripts: pages need the choice before they load anything. */
export const CONSENT_COOKIE = browserStorage.consent.name;
export const CONSENT_SECONDS = browserStorage.consent.seconds;

/** Change it to ask everybody again, because earlier consent was for another text. */
export const CONSENT_VERSION = '1';
const CHOICE = /^(\d+)\.([a-z-]*)\.(\d{4}-\d{2}-\d{2})(?:\.([0-9a-f-]{36}))?$/;

/** The choice; null when there is none, or it was for another version. */
export function readConsent(cookies: string): Consent | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  const [, version, granted = '', day = '', id] = CHOICE.exec(value ?? '') ?? [];
  if (version !== CONSENT_VERSION) return null;
  const named = new Set(granted.split('-'));
  const consent = { granted: PURPOSES.filter((purpose) => named.has(purpose)), day };
  return id ? { ...consent, id } : consent;
}

export const writeConsent = ({ granted, day, id }: Consent): string =>
  defined([
    CONSENT_VERSION,
    PURPOSES.filter((purpose) => granted.includes(purpose)).join('-'),
    day,
    id ? id : undefined,
  ]).join('.');
