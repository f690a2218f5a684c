/** Why a password of the right length is weak; each has its words, which name the cause. */
export type PasswordWeakness =
  | 'password.common'
  | 'password.personal'
  | 'password.guessable'
  | 'password.weak';

/** What an estimator says of a password. */
export type PasswordEstimate = {
  /** 0 to 4, from a search of words, dates, rows of keys and repetitions. */
  score: number;
  /** It is on a list of common or leaked passwords. */
  isCommon: boolean;
  /** It is made of what the site knows of its owner. */
  isPersonal: boolean;
  /** A word, a date, a row of keys or a repetition makes part of it. */
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

/** Entropy as the CNIL counts it: length × log2 of the alphabets used. */
export function alphabetBits(password: string): number {
  const size = ALPHABETS.reduce((sum, [used, count]) => sum + (used.test(password) ? count : 0), 0);
  return size === 0 ? 0 : [...password].length * Math.log2(size);
}

/** PRV-09: 50 bits of alphabet, and not to be guessed sooner; null when the password is strong. */
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
