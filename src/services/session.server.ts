import { browserStorage } from '#kit/cookies.ts';
import { localPath } from '#kit/local-path.ts';
import { readCookies, writeCookie } from './cookies.server.ts';
import { type SessionKey, seal, unseal } from './sealed-cookie.server.ts';

/** Session data of a signed-in browser, in an encrypted cookie that no script can read. */
export interface SignedIn {
  token: string;
  refreshToken: string;
  /** Resource path of the customer, `/api/v2/shop/customers/812`. */
  customer: string;
  user: { '@id': string; username: string; verified: boolean };
  firstName: string;
  subscriber: boolean;
  /** The customer had placed no order when they signed in. */
  isNew?: boolean;
  /** Expiry of the token in seconds since 1970. */
  expiresAt: number;
}

/** Customer data shown in the header. */
interface Introduction {
  firstName: string;
  subscriber: boolean;
  newCustomer: boolean;
  email: string;
  user: { verified: boolean };
}

/** The part scripts may read, so that cached documents can show the personal touches. */
export interface ReadableState {
  firstName: string | null;
  subscriber: boolean;
  isNew: boolean;
  cartCount: number;
}

type Written = { name: string; seconds: number };

/** A visit to an identity provider that this browser began. */
export interface SocialVisit {
  provider: string;
  /** PKCE verifier, known to this browser only: the callback is useless without it. */
  verifier: string;
  /** Re-authenticates the current user, instead of signing in or linking an account. */
  isProof?: boolean;
  /** Token from the callback: single use, valid for a few minutes. */
  socialToken?: string;
}

/** Answers a visitor gave to a guide so far. */
export type GuideDraft = Readonly<Record<string, unknown>>;

/** The session of one request: read from its cookies, changed by pages, written back at the end. */
export class Session {
  #signedIn: SignedIn | null;
  #cartToken: string | null;
  #returnTo: string | null;
  #cartCount: number;
  #guide: GuideDraft | null;
  #animalDraft: GuideDraft | null;
  #social: SocialVisit | null;
  #guestOrders: readonly string[];
  #changed = false;
  #guideChanged = false;

  private constructor({ signedIn, guide, animal }: Sealed, cookies: Map<string, string>) {
    this.#signedIn = signedIn;
    this.#guide = guide;
    this.#animalDraft = animal;
    this.#social = readSocial(cookies.get(browserStorage.social.name));
    this.#cartToken = cookies.get(browserStorage.cart.name) ?? null;
    this.#guestOrders = readTokens(cookies.get(browserStorage.guestOrders.name));
    this.#returnTo = localPath(decoded(cookies.get(browserStorage.returnTo.name)));
    this.#cartCount = readState(cookies.get(browserStorage.state.name)).cartCount;
  }

  static async read(cookieHeader: string | null, key: SessionKey): Promise<Session> {
    const cookies = readCookies(cookieHeader);
    const read = (name: string) => unseal(cookies.get(name), key);
    const [session, drafts] = await Promise.all([
      read(browserStorage.session.name),
      read(browserStorage.guide.name),
    ]);
    const signedIn = (session?.signedIn ?? null) as SignedIn | null;
    const draft = (name: 'guide' | 'animal') => (drafts?.[name] ?? null) as GuideDraft | null;
    return new Session({ signedIn, guide: draft('guide'), animal: draft('animal') }, cookies);
  }

  get signedIn(): SignedIn | null {
    return this.#signedIn;
  }
  get cartToken(): string | null {
    return this.#cartToken;
  }
  /** The local page to return to after signing in. */
  get returnTo(): string | null {
    return this.#returnTo;
  }

  /** Answers in a running guide: encrypted, so that neither addresses nor scripts contain them. */
  get guide(): GuideDraft {
    return this.#guide ?? {};
  }
  keepGuide(answers: GuideDraft): void {
    this.#guide = answers;
    this.#guideChanged = true;
  }
  /** The draft of an unsaved animal; null deletes it. */
  get animalDraft(): GuideDraft {
    return this.#animalDraft ?? {};
  }
  keepAnimalDraft(draft: GuideDraft | null): void {
    this.#animalDraft = draft;
    this.#guideChanged = true;
  }

  get socialVisit(): SocialVisit | null {
    return this.#social;
  }
  keepSocialVisit(visit: SocialVisit | null): void {
    this.#social = visit;
    this.#changed = true;
  }

  signIn(signedIn: SignedIn): void {
    this.#signedIn = signedIn;
    this.#changed = true;
  }
  /** Updates the displayed data of the signed-in customer from a read of their account. */
  introduce({ firstName, subscriber, newCustomer, email, user }: Introduction): void {
    if (!this.#signedIn) return;
    const who = { ...this.#signedIn.user, username: email, verified: user.verified };
    this.signIn({ ...this.#signedIn, firstName, subscriber, isNew: newCustomer, user: who });
  }
  /** Stores whether the customer has a subscription (NAV-22). */
  keepSubscriber(subscriber: boolean): void {
    if (!this.#signedIn || this.#signedIn.subscriber === subscriber) return;
    this.signIn({ ...this.#signedIn, subscriber });
  }
  /** Removes token, refresh token, customer, cart, orders and the return page (AUT-17). */
  signOut(): void {
    this.#signedIn = null;
    this.#returnTo = null;
    this.#guestOrders = [];
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
  /**
   * Whether this browser may order and view an order without an account: its own cart, or an order
   * it has placed, which is no longer a cart.
   */
  ownsGuestOrder(token: string): boolean {
    return token === this.#cartToken || this.#guestOrders.includes(token);
  }
  /** Stores an order's token; only the latest few are stored. */
  keepGuestOrder(token: string): void {
    if (this.#guestOrders[0] === token) return;
    const others = this.#guestOrders.filter((one) => one !== token);
    this.#guestOrders = [token, ...others].slice(0, MOST_GUEST_ORDERS);
    this.#changed = true;
  }
  rememberPage(path: string | null): void {
    this.#returnTo = localPath(path);
    this.#changed = true;
  }

  /** The Set-Cookie lines of what changed; empty when nothing did. */
  async commit(key: SessionKey, secure: boolean): Promise<string[]> {
    const put = ({ name, seconds }: Written, value: string | null, readable = false) =>
      writeCookie(name, value ?? '', { maxAge: value === null ? 0 : seconds, secure, readable });
    const guide = this.#guideChanged
      ? [
          put(
            browserStorage.guide,
            await seal({ guide: this.#guide, animal: this.#animalDraft }, key),
          ),
        ]
      : [];
    if (!this.#changed) return guide;
    const signedIn = this.#signedIn;
    const sealed = signedIn ? await seal({ signedIn }, key) : null;
    const returnTo = this.#returnTo === null ? null : encodeURIComponent(this.#returnTo);
    return [
      ...guide,
      put(browserStorage.session, sealed),
      put(browserStorage.cart, this.#cartToken),
      put(browserStorage.guestOrders, this.#guestOrders.join('.') || null),
      put(browserStorage.returnTo, returnTo),
      put(browserStorage.social, writeSocial(this.#social)),
      put(browserStorage.state, this.#writeState(), true),
    ];
  }

  #writeState(): string | null {
    if (!this.#signedIn && this.#cartCount === 0) return null;
    const state: ReadableState = {
      firstName: this.#signedIn?.firstName ?? null,
      subscriber: this.#signedIn?.subscriber ?? false,
      isNew: this.#signedIn?.isNew ?? false,
      cartCount: this.#cartCount,
    };
    return encodeURIComponent(JSON.stringify(state));
  }
}

interface Sealed {
  signedIn: SignedIn | null;
  guide: GuideDraft | null;
  animal: GuideDraft | null;
}

const MOST_GUEST_ORDERS = 3;
const TOKEN = /^[\w-]{16,64}$/;

const readTokens = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MOST_GUEST_ORDERS);

const SOCIAL = /^([a-z0-9-]{1,32})\.([\w-]{43})(\.preuve)?(?:\.([\w-]{43}))?$/;

function readSocial(value: string | undefined): SocialVisit | null {
  const [, provider, verifier, proof, socialToken] = SOCIAL.exec(value ?? '') ?? [];
  if (!provider || !verifier) return null;
  return { provider, verifier, isProof: Boolean(proof), socialToken: socialToken || undefined };
}

const writeSocial = (visit: SocialVisit | null) =>
  visit &&
  [visit.provider, visit.verifier, visit.isProof && 'preuve', visit.socialToken]
    .filter(Boolean)
    .join('.');

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
