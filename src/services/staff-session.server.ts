import { staffCookie } from '#kit/cookies.ts';
import { readCookies, writeCookie } from './cookies.server.ts';
import { type SessionKey, seal, unseal } from './sealed-cookie.server.ts';

/** Who is signed in to the back office in this browser: nothing of it is shared with the shop's session. */
export class StaffSession {
  #token: string | null;
  #expiresAt: number;
  #changed = false;

  private constructor(token: string | null, expiresAt: number) {
    this.#token = token;
    this.#expiresAt = expiresAt;
  }

  static async read(cookieHeader: string | null, key: SessionKey): Promise<StaffSession> {
    const stored = await unseal(readCookies(cookieHeader).get(staffCookie), key);
    const { staffToken, staffUntil } = stored ?? {};
    return typeof staffToken === 'string' && typeof staffUntil === 'number'
      ? new StaffSession(staffToken, staffUntil)
      : new StaffSession(null, 0);
  }

  get token(): string | null {
    return this.#token;
  }

  /** `expiresAt` in seconds since 1970. */
  signIn(token: string, expiresAt: number): void {
    this.#token = token;
    this.#expiresAt = expiresAt;
    this.#changed = true;
  }

  signOut(): void {
    this.#token = null;
    this.#changed = true;
  }

  /** The Set-Cookie lines of what changed; empty when nothing did. */
  async commit(key: SessionKey, secure: boolean, now: Temporal.Instant): Promise<string[]> {
    if (!this.#changed) return [];
    const left = Math.floor(this.#expiresAt - now.epochMilliseconds / 1000);
    const value = this.#token
      ? await seal({ staffToken: this.#token, staffUntil: this.#expiresAt }, key)
      : '';
    return [writeCookie(staffCookie, value, { maxAge: this.#token ? left : 0, secure })];
  }
}
