export {
  type CellProblem,
  type CheckedRow,
  type LineProblem,
  linesOf,
  type SheetLine,
} from './sheet-lines.ts';
export { readFlag, readWhole, writeFlag } from './typed-cells.ts';
export const SHEET_KINDS = ['products', 'formats', 'stock', 'redirects'] as const;
export type SheetKindName = (typeof SHEET_KINDS)[number];
