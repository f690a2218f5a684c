export { cohortMonths } from './cohorts.ts';
export { COMPARISONS, type Comparison, comparedPeriod, type FigureDays } from './periods.ts';
export const SALE_KINDS = ['once', 'first', 'renewal'] as const;
export const RECURRING_MOVES = [
  'new',
  'reactivation',
  'expansion',
  'contraction',
  'churn',
] as const;
/** How the payment of a refused delivery was finally made. */
export const RECOVERY_MEANS = ['retry', 'new_card', 'link', 'account', 'other'] as const;
/** Lists of guide recommendations, by the name of the list stored in an order line. */
export const GUIDE_LISTS = ['kibble_guide', 'mixed_menu'] as const;
/** Parts of the model that are compared with their source data. */
export const FIGURE_PARTS = ['sales', 'invoices', 'cohorts'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];
