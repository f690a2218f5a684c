import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type Consent,
  type Purpose,
  writeConsent,
} from '../rules/index.ts';

/** Keeps a choice with its day, for six months. */
export function storeConsent(granted: readonly Purpose[]): Consent {
  const today = new Date(performance.timeOrigin + performance.now());
  const consent = { granted, day: today.toISOString().slice(0, 10) };
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore does not exist everywhere
  document.cookie = `${CONSENT_COOKIE}=${writeConsent(consent)}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`;
  return consent;
}
