/** Maximum characters of a sheet: 15,000 prices with names take a million, 5,000 products with texts three million. */
export const LONGEST_SHEET = 4_000_000;
/** Maximum characters of a workbook in base64. */
export const LARGEST_WORKBOOK = 8_000_000;
export { GRID_KINDS, SHEET_KINDS, type SheetKindName, sheetAccess } from './sheet-kinds.ts';
export {
  type CellProblem,
  type Cells,
  type CheckedRow,
  type LineNote,
  type LineProblem,
  linesOf,
  type SheetLine,
} from './sheet-lines.ts';
export { readFlag, readWhole, writeFlag } from './typed-cells.ts';
