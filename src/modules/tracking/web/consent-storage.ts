import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  type Purpose,
  writeConsent,
} from '../rules/index.ts';

/** Stores a choice with its date and the id of its proof, for six months. */
export function storeConsent(granted: readonly Purpose[]): Consent {
  const today = new Date(performance.timeOrigin + performance.now());
  // Browsers provide `crypto.randomUUID` only over https and on localhost.
  const id = window.isSecureContext ? crypto.randomUUID() : undefined;
  const consent = { granted, day: today.toISOString().slice(0, 10), id };
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore does not exist everywhere
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
  return consent;
}
