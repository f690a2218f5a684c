/** What an identity provider reports about a user who signed in there. */
export interface Profile {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  /** How the provider authenticated the user, by the names of RFC 8176: `pwd`, `mfa`. */
  methods: readonly string[];
  /** Groups of the user at the provider, if it reports them. */
  groups: readonly string[];
}

/**
 * Stored by us between the redirect to the provider and the callback, and verified on the callback.
 */
export interface Challenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface Visit {
  /** Forces a new sign-in even if the provider has a session. */
  again: boolean;
}

/** Why a sign-in at a provider failed. */
export type VisitProblem = 'refused' | 'state' | 'unavailable' | 'invalid' | 'stale';

export class IdentityProblem extends Error {
  override readonly name = 'IdentityProblem';
  readonly code: VisitProblem;

  constructor(code: VisitProblem, cause?: unknown) {
    super(`The visit to an identity provider failed: ${code}`, { cause });
    this.code = code;
  }
}

/** An identity provider: the port that adapters implement. */
export interface IdentityProvider {
  label: string;
  /**
   * Where to send the browser.
   * @throws IdentityProblem `unavailable`.
   */
  signInAddress(challenge: Challenge, callback: string, visit?: Visit): Promise<string>;
  /**
   * The user of a callback; `address` is the callback with the provider's parameters.
   * @throws IdentityProblem `stale` when a new sign-in was required (`again`) and the provider does
   * not confirm it.
   */
  readProfile(challenge: Challenge, address: URL, visit?: Visit): Promise<Profile>;
}
