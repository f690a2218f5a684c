import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { browserStorage } from '#kit/cookies.ts';

const { name: COOKIE, seconds: LONGEST } = browserStorage.visitor;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The visitor id from the cookie, so that a test always shows the same segment; without consent no
 * id and no cookie.
 */
export function visitorOf(c: Context, hasConsent: boolean, secure: boolean): string | null {
  if (!hasConsent) return null;
  const cookie = getCookie(c, COOKIE);
  if (cookie && UUID.test(cookie)) return cookie;
  const visitor = randomUUID();
  setCookie(c, COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    maxAge: LONGEST,
    // Sent across sites for storefronts on another host, which browsers allow over https only.
    secure,
    sameSite: secure ? 'None' : 'Lax',
  });
  return visitor;
}
