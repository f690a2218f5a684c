import { browserStorage } from '#kit/cookies.ts';
import { readCookies, writeCookie } from '#services/cookies.server.ts';

const { name: NAME, seconds } = browserStorage.payment;

/** The payment request this browser has open for an order, or null. */
export function storedPayment(request: Request, token: string): string | null {
  const found = readCookies(request.headers.get('cookie')).get(NAME)?.split('.');
  return found?.[0] === token ? (found[1] ?? null) : null;
}

/** The Set-Cookie header that stores it, so that it is found on return from the bank. */
export const storePayment = (token: string, hash: string, secure: boolean): string =>
  writeCookie(NAME, `${token}.${hash}`, { maxAge: seconds, secure });
