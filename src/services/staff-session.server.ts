import { staffCookie } from '#kit/cookies.ts';
import { readCookies, writeCookie } from './cookies.server.ts';
import { type SessionKey, seal, unseal } from './sealed-cookie.server.ts';

/** A redirect to an identity provider that has not returned yet. */
interface Departure {
  /** The state parameter it was sent with. */
  state: string;
  back: string;
}

/** Lifetime of the cookie entry; longer than the state is valid. */
const AWAY_SECONDS = 900;

/** The back office session of this browser, separate from the shop's. */
export class StaffSession {
  #token: string | null;
  #expiresAt: number;
  /** The pending redirect of this browser to a provider. */
  #departure: Departure | null;
  #changed = false;

  private constructor(token: string | null, expiresAt: number, departure: Departure | null) {
    this.#token = token;
    this.#expiresAt = expiresAt;
    this.#departure = departure;
  }

  static async read(cookieHeader: string | null, key: SessionKey): Promise<StaffSession> {
    const stored = await unseal(readCookies(cookieHeader).get(staffCookie), key);
    const { staffToken, staffUntil, staffLeft, staffBack } = stored ?? {};
    const departure =
      typeof staffLeft === 'string' && typeof staffBack === 'string'
        ? { state: staffLeft, back: staffBack }
        : null;
    return typeof staffToken === 'string' && typeof staffUntil === 'number'
      ? new StaffSession(staffToken, staffUntil, departure)
      : new StaffSession(null, 0, departure);
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

  /** Stores the state of a redirect to a provider, and the page to continue at. */
  leave(state: string, back: string): void {
    this.#departure = { state, back };
    this.#changed = true;
  }

  /** Where to continue after the callback; null for a browser without this state. Works once. */
  comeBack(state: string | null): string | null {
    const departure = this.#departure;
    if (!departure || state === null || departure.state !== state) return null;
    this.#departure = null;
    this.#changed = true;
    return departure.back;
  }

  signOut(): void {
    this.#token = null;
    this.#changed = true;
  }

  /** The Set-Cookie lines of what changed; empty when nothing did. */
  async commit(key: SessionKey, secure: boolean, now: Temporal.Instant): Promise<string[]> {
    if (!this.#changed) return [];
    const left = Math.floor(this.#expiresAt - now.epochMilliseconds / 1000);
    const stored: Record<string, unknown> = {};
    if (this.#token)
      Object.assign(stored, { staffToken: this.#token, staffUntil: this.#expiresAt });
    const { state: staffLeft, back: staffBack } = this.#departure ?? {};
    if (this.#departure) Object.assign(stored, { staffLeft, staffBack });
    const isEmpty = Object.keys(stored).length === 0;
    const value = isEmpty ? '' : await seal(stored, key);
    const away = isEmpty ? 0 : AWAY_SECONDS;
    return [writeCookie(staffCookie, value, { maxAge: this.#token ? left : away, secure })];
  }
}
