import { readCookies, writeCookie } from '#services/cookies.server.ts';

const NAME = 'gamelle_paiement';
const ONE_DAY = 24 * 3600;

/** The payment request this browser has open for an order, or null. */
export function keptPayment(request: Request, token: string): string | null {
  const kept = readCookies(request.headers.get('cookie')).get(NAME)?.split('.');
  return kept?.[0] === token ? (kept[1] ?? null) : null;
}

/** The cookie line that remembers it, so that coming back from the bank finds it again. */
export const keepPayment = (token: string, hash: string, secure: boolean): string =>
  writeCookie(NAME, `${token}.${hash}`, { maxAge: ONE_DAY, secure });
