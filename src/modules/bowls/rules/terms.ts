/** What the clock of the bowl takes for granted. tests/support/households.ts is what it is judged by. */
export const CLOCK = {
  /** An animal eats so much less or more than its ration, at most (nutrition, principle). */
  appetiteSpread: 0.3,
  /** What is left is guessed so much too small or too large, at most: a share of what is left. */
  answerSpread: 0.25,
  /** An answer may be given before or after a meal or two: days of eating. */
  unsureDays: 1,
  /** Days of eating that a regular eater is off after one day; they grow with the root of the days. */
  wanderDays: 0.1,
  /** The range leaves out so small a share of what may be, at each end. */
  outOfRange: 0.05,
  /** A proposed date is early enough but for so small a share of what may be. */
  tooLate: 0.001,
  /** Once so many answers are amounts, the range is cut to `widest` of a delivery's days, each way. */
  manyAnswers: 3,
  widest: 0.15,
  /** Answers older than so many days say little of how an animal eats today. */
  memoryDays: 400,
  /** A parcel is there so many days after it left, a weekend included. */
  onItsWayDays: 5,
  /** A date is worth changing when it is so many days too early; too late by one is enough. */
  spareDays: 7,
};
