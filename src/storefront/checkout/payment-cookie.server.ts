import { browserStorage } from '#kit/cookies.ts';
import { readCookies, writeCookie } from '#services/cookies.server.ts';

const { name: NAME, seconds } = browserStorage.payment;

/** The payment request this browser has open for an order, or null. */
export function storedPayment(request: Request, token: string): string | null {
  const found = readCookies(request.headers.get('cookie')).get(NAME)?.split('.');
  return found?.[0] === token ? (found[1] ?? null) : null;
}

/** The cookie line that remembers it, so that coming back from the bank finds it again. */
export const storePayment = (token: string, hash: string, secure: boolean): string =>
  writeCookie(NAME, `${token}.${hash}`, { maxAge: seconds, secure });
