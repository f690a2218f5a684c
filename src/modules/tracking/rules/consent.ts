import { browserStorage, PURPOSES, type Purpose } from '#kit/cookies.ts';
import { defined } from '#kit/defined.ts';

export { PURPOSES, type Purpose };

export interface Consent {
  granted: readonly Purpose[];
  /** The civil day of the choice. */
  day: string;
  /** Of the proof the shop keeps: random, and tied to nobody. */
  id?: string | undefined;
}

/** Readable by our pages: what was chosen has to be known before anything is loaded. */
export const CONSENT_COOKIE = browserStorage.consent.name;
export const CONSENT_SECONDS = browserStorage.consent.seconds;

/** A new version asks everybody again: what was agreed to is no longer what is asked. */
export const CONSENT_VERSION = '1';
const CHOICE = /^(\d+)\.([a-z-]*)\.(\d{4}-\d{2}-\d{2})(?:\.([0-9a-f-]{36}))?$/;

/** What was chosen; null when nothing was, or when it was asked another way. */
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
