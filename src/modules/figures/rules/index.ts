export { cohortMonths } from './cohorts.ts';
export { type FigureDays, periodBefore } from './periods.ts';
export const SALE_KINDS = ['once', 'first', 'renewal'] as const;
export const RECURRING_MOVES = [
  'new',
  'reactivation',
  'expansion',
  'contraction',
  'churn',
] as const;
/** What brought the money of a delivery that was refused first. */
export const RECOVERY_MEANS = ['retry', 'new_card', 'link', 'account', 'other'] as const;
/** Lists of what the guides propose, as a line of an order names the list it was found in. */
export const GUIDE_LISTS = ['kibble_guide', 'mixed_menu'] as const;
/** Parts of the model that are compared, each with what it is made of. */
export const FIGURE_PARTS = ['sales', 'invoices', 'cohorts'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];
