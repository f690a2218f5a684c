/** Why a password of sufficient length is weak; each reason has a message of its own. */
export type PasswordWeakness =
  | 'password.common'
  | 'password.personal'
  | 'password.guessable'
  | 'password.weak';

/** The result of a password strength estimator. */
export type PasswordEstimate = {
  /** 0 to 4, from a search of words, dates, rows of keys and repetitions. */
  score: number;
  /** It is on a list of common or leaked passwords. */
  isCommon: boolean;
  /** It consists of data the shop has about its owner. */
  isPersonal: boolean;
  /** Part of it is a word, a date, a keyboard row or a repetition. */
  hasPattern: boolean;
};

/** CNIL 2022-100, access restricted after failures. */
const LEAST_BITS = 50;
const LEAST_SCORE = 3;

const ALPHABETS: readonly [pattern: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  [/[^ -~]/u, 100],
];

/** Entropy in bits as the CNIL counts it: length × log2 of the size of the character sets used. */
export function alphabetBits(password: string): number {
  const size = ALPHABETS.reduce((sum, [used, count]) => sum + (used.test(password) ? count : 0), 0);
  return size === 0 ? 0 : [...password].length * Math.log2(size);
}

/**
 * PRV-09: at least 50 bits by character set, and not guessable faster. Null when the password is
 * strong.
 */
export function passwordWeakness(
  password: string,
  { score, isCommon, isPersonal, hasPattern }: PasswordEstimate,
): PasswordWeakness | null {
  const isGuessed = score < LEAST_SCORE;
  if (isGuessed && isPersonal) return 'password.personal';
  if (isGuessed && isCommon) return 'password.common';
  if (isGuessed && hasPattern) return 'password.guessable';
  return isGuessed || alphabetBits(password) < LEAST_BITS ? 'password.weak' : null;
}
