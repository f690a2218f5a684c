/** Assumptions of the run-out estimate. tests/support/households.ts simulates households to test it. */
export const CLOCK = {
  /** Maximum deviation of an animal's consumption from its ration, as a share (nutrition, principle). */
  appetiteSpread: 0.3,
  /** Maximum error of an estimate of what is left, as a share of it. */
  answerSpread: 0.25,
  /** An answer may be given before or after a meal or two: uncertainty in days of eating. */
  unsureDays: 1,
  /** Daily variation of consumption in days of eating; grows with the square root of the number of days. */
  wanderDays: 0.1,
  /** Probability left outside the range at each end. */
  outOfRange: 0.05,
  /** Accepted probability that a proposed date is too late. */
  tooLate: 0.001,
  /** After this number of answers given as amounts, the range is limited to `widest` of a delivery's days each way. */
  manyAnswers: 3,
  widest: 0.15,
  /** Answers older than this number of days are ignored. */
  memoryDays: 400,
  /** Days from shipping to arrival, a weekend included. */
  onItsWayDays: 5,
  /** A date is moved if it is this many days too early; a single day too late is enough. */
  spareDays: 7,
};
