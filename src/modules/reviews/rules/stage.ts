/** Ages a list of reviews is narrowed by. */
export type ReviewStage = 'growth' | 'adult' | 'senior';

const ADULT_FROM_YEARS = 1;
const SENIOR_FROM_YEARS = 8;

/** The age of an animal of so many whole years, as a list of reviews names it. */
export function stageOf(years: number): ReviewStage {
  if (years < ADULT_FROM_YEARS) return 'growth';
  return years < SENIOR_FROM_YEARS ? 'adult' : 'senior';
}
