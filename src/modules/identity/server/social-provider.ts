/** What a provider says of who came back from it. */
export interface Profile {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
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

/** Why nobody came back, as the sign-in page tells it in `social_error`. */
export type SocialError = 'refused' | 'state' | 'unavailable' | 'invalid' | 'stale';

export class SocialProblem extends Error {
  override readonly name = 'SocialProblem';
  readonly code: SocialError;

  constructor(code: SocialError, cause?: unknown) {
    super(`Social sign-in failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Somebody who vouches for people: the port that adapters fill. */
export interface SocialProvider {
  label: string;
  /**
   * Where to send the browser.
   * @throws SocialProblem `unavailable`.
   */
  signInAddress(challenge: Challenge, callback: string, visit?: Visit): Promise<string>;
  /**
   * Who came back to `address`, the callback with what the provider added to it.
   * @throws SocialProblem `stale` when it was asked to look `again` and does not say that it did.
   */
  readProfile(challenge: Challenge, address: URL, visit?: Visit): Promise<Profile>;
}
