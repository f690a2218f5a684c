export { type FigureDays, periodBefore } from './periods.ts';
export const SALE_KINDS = ['once', 'first', 'renewal'] as const;
export const RECURRING_MOVES = [
  'new',
  'reactivation',
  'expansion',
  'contraction',
  'churn',
] as const;
/** Parts of the model that are compared, each with what it is made of. */
export const FIGURE_PARTS = ['sales', 'invoices'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];
