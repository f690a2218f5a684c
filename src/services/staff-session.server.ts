import { staffCookie } from '#kit/cookies.ts';
import { readCookies, writeCookie } from './cookies.server.ts';
import { type SessionKey, seal, unseal } from './sealed-cookie.server.ts';

/** A browser on its way to a provider. */
interface Departure {
  /** What it left with. */
  state: string;
  back: string;
}

/** Longer than a state is good for. */
const AWAY_SECONDS = 900;

/** Who is signed in to the back office in this browser: nothing of it is shared with the shop's session. */
export class StaffSession {
  #token: string | null;
  #expiresAt: number;
  /** The visit to a provider that this browser is on. */
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

  /** The browser goes to a provider, with this state, and will go on to `back`. */
  leave(state: string, back: string): void {
    this.#departure = { state, back };
    this.#changed = true;
  }

  /** Where to go on to; null for a browser that did not leave with this state. It comes back once. */
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
