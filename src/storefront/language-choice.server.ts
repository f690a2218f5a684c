import { browserStorage } from '#kit/cookies.ts';
import { readCookies, writeCookie } from '#services/cookies.server.ts';

/** I18-04: for a year. */
const { name: COOKIE, seconds: A_YEAR } = browserStorage.language;

/** Keeps in which language somebody reads the shop. */
export const keepLanguage = (code: string, secure: boolean): string =>
  writeCookie(COOKIE, code, { maxAge: A_YEAR, secure });

/** The language somebody has chosen, when it is one of these; else null. */
export function chosenLanguage(cookies: string | null, codes: readonly string[]): string | null {
  const chosen = readCookies(cookies).get(COOKIE);
  return codes.find((code) => code === chosen) ?? null;
}
