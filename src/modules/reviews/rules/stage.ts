/** Life stages by which reviews can be filtered. */
export type ReviewStage = 'growth' | 'adult' | 'senior';

const ADULT_FROM_YEARS = 1;
const SENIOR_FROM_YEARS = 8;

/** The life stage of an animal by its age in whole years. */
export function stageOf(years: number): ReviewStage {
  if (years < ADULT_FROM_YEARS) return 'growth';
  return years < SENIOR_FROM_YEARS ? 'adult' : 'senior';
}
