import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { readCookies, writeCookie } from './cookies.server.ts';

/** What a signed-in browser carries, encrypted: no script can read it. */
export interface SignedIn {
  token: string;
  refreshToken: string;
  /** Resource path of the customer, `/api/v2/shop/customers/812`. */
  customer: string;
  user: { '@id': string; username: string; verified: boolean };
  firstName: string;
  subscriber: boolean;
  /** Seconds since 1970 at which the token ends. */
  expiresAt: number;
}

/** What a customer's own data says of who signed in. */
interface Introduction {
  firstName: string;
  subscriber: boolean;
  email: string;
  user: { verified: boolean };
}

/** The part scripts may read, so that cached documents can show the personal touches. */
export interface ReadableState {
  firstName: string | null;
  subscriber: boolean;
  cartCount: number;
}

const SESSION_COOKIE = 'gamelle_session';
const CART_COOKIE = 'gamelle_panier';
const STATE_COOKIE = 'gamelle_etat';
const RETURN_COOKIE = 'gamelle_retour';
const THIRTY_DAYS = 30 * 24 * 3600;
const ONE_HOUR = 3600;

export type SessionKey = Uint8Array;

export const sessionKey = (secret: string): SessionKey =>
  createHash('sha256').update(`session:${secret}`).digest();

/** The session of one request: read from its cookies, changed by pages, written back at the end. */
export class Session {
  #signedIn: SignedIn | null;
  #cartToken: string | null;
  #returnTo: string | null;
  #cartCount: number;
  #changed = false;

  private constructor(signedIn: SignedIn | null, cookies: Map<string, string>) {
    this.#signedIn = signedIn;
    this.#cartToken = cookies.get(CART_COOKIE) ?? null;
    this.#returnTo = localPath(decoded(cookies.get(RETURN_COOKIE)));
    this.#cartCount = readState(cookies.get(STATE_COOKIE)).cartCount;
  }

  static async read(cookieHeader: string | null, key: SessionKey): Promise<Session> {
    const cookies = readCookies(cookieHeader);
    const sealed = cookies.get(SESSION_COOKIE);
    return new Session(sealed ? await open(sealed, key) : null, cookies);
  }

  get signedIn(): SignedIn | null {
    return this.#signedIn;
  }
  get cartToken(): string | null {
    return this.#cartToken;
  }
  /** The local page to go back to after signing in. */
  get returnTo(): string | null {
    return this.#returnTo;
  }

  signIn(signedIn: SignedIn): void {
    this.#signedIn = signedIn;
    this.#changed = true;
  }
  /** What the page shows of who signed in, as last read from their customer. */
  introduce({ firstName, subscriber, email, user: { verified } }: Introduction): void {
    if (!this.#signedIn) return;
    const user = { ...this.#signedIn.user, username: email, verified };
    this.signIn({ ...this.#signedIn, firstName, subscriber, user });
  }
  /** Forgets token, refresh token, customer, cart and the remembered page (AUT-17). */
  signOut(): void {
    this.#signedIn = null;
    this.#returnTo = null;
    this.forgetCart();
  }
  keepCart(token: string, count: number): void {
    this.#changed ||= token !== this.#cartToken || count !== this.#cartCount;
    this.#cartToken = token;
    this.#cartCount = count;
  }
  forgetCart(): void {
    this.#cartToken = null;
    this.#cartCount = 0;
    this.#changed = true;
  }
  rememberPage(path: string | null): void {
    this.#returnTo = localPath(path);
    this.#changed = true;
  }

  /** The Set-Cookie lines of what changed; empty when nothing did. */
  async commit(key: SessionKey, secure: boolean): Promise<string[]> {
    if (!this.#changed) return [];
    const put = (name: string, value: string | null, maxAge: number, readable = false) =>
      writeCookie(name, value ?? '', { maxAge: value === null ? 0 : maxAge, secure, readable });
    const sealed = this.#signedIn ? await seal(this.#signedIn, key) : null;
    const returnTo = this.#returnTo === null ? null : encodeURIComponent(this.#returnTo);
    return [
      put(SESSION_COOKIE, sealed, THIRTY_DAYS),
      put(CART_COOKIE, this.#cartToken, THIRTY_DAYS),
      put(RETURN_COOKIE, returnTo, ONE_HOUR),
      put(STATE_COOKIE, this.#writeState(), THIRTY_DAYS, true),
    ];
  }

  #writeState(): string | null {
    if (!this.#signedIn && this.#cartCount === 0) return null;
    const state: ReadableState = {
      firstName: this.#signedIn?.firstName ?? null,
      subscriber: this.#signedIn?.subscriber ?? false,
      cartCount: this.#cartCount,
    };
    return encodeURIComponent(JSON.stringify(state));
  }
}

async function seal(signedIn: SignedIn, key: SessionKey): Promise<string> {
  return new EncryptJWT({ signedIn })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);
}

/** A cookie that was tampered with, or sealed with another secret, counts as no session. */
async function open(sealed: string, key: SessionKey): Promise<SignedIn | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key);
    return payload.signedIn as SignedIn;
  } catch {
    return null;
  }
}

const decoded = (value: string | undefined): string | null => {
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};

function readState(value: string | undefined): { cartCount: number } {
  try {
    const state = JSON.parse(decoded(value) ?? '{}') as Partial<ReadableState> | null;
    return { cartCount: Number.isInteger(state?.cartCount) ? (state?.cartCount as number) : 0 };
  } catch {
    return { cartCount: 0 };
  }
}

const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * A path on this site, else null: `//host`, anything with a backslash and absolute addresses are
 * refused, and so is whatever is not percent-encoded.
 */
export function localPath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/') || path.startsWith('//')) return null;
  return path.includes('\\') || !PRINTABLE.test(path) ? null : path;
}
