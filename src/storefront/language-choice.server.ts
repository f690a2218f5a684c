import { browserStorage } from '#kit/cookies.ts';
import { readCookies, writeCookie } from '#services/cookies.server.ts';

/** I18-04: for a year. */
const { name: COOKIE, seconds: A_YEAR } = browserStorage.language;

/** The cookie that stores the chosen language. */
export const keepLanguage = (code: string, secure: boolean): string =>
  writeCookie(COOKIE, code, { maxAge: A_YEAR, secure });

/** The chosen language if it is enabled; else null. */
export function chosenLanguage(cookies: string | null, codes: readonly string[]): string | null {
  const chosen = readCookies(cookies).get(COOKIE);
  return codes.find((code) => code === chosen) ?? null;
}
