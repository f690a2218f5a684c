/** What a provider says of who came back from it. */
export interface Profile {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** How it looked at who is there, as RFC 8176 names it: `pwd`, `mfa`. */
  methods: readonly string[];
  /** To which they belong there, where it says so. */
  groups: readonly string[];
}

/** Kept by us between the way out and the way back, and checked on the way back. */
export interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Visit {
  /** Whom it knows already is asked to sign in all the same. */
  again: boolean;
}

/** Why nobody came back. */
export type VisitProblem = 'refused' | 'state' | 'unavailable' | 'invalid' | 'stale';

export class IdentityProblem extends Error {
  override readonly name = 'IdentityProblem';
  readonly code: VisitProblem;

  constructor(code: VisitProblem, cause?: unknown) {
    super(`The visit to an identity provider failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Somebody who vouches for people: the port that adapters fill. */
export interface IdentityProvider {
  label: string;
  /**
   * Where to send the browser.
   * @throws IdentityProblem `unavailable`.
   */
  signInAddress(challenge: Challenge, callback: string, visit?: Visit): Promise<string>;
  /**
   * Who came back to `address`, the callback with what the provider added to it.
   * @throws IdentityProblem `stale` when it was asked to look `again` and does not say that it did.
   */
  readProfile(challenge: Challenge, address: URL, visit?: Visit): Promise<Profile>;
}
