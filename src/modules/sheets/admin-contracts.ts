import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { LARGEST_WORKBOOK, LONGEST_SHEET, SHEET_KINDS } from './rules/index.ts';

export type { SheetKindName } from './rules/index.ts';

/** Refusals of the routes for sheets. */
export const refusals = {
  /** A line is wrong, or nothing would change. */
  'sheet.wrong': 422,
  /** Not a workbook, or one that cannot be read. */
  'sheet.unreadable': 422,
  /** A value is unusual, and the sender did not confirm it. */
  'sheet.unusual': 422,
  /** The data changed since the preview. */
  'sheet.changed': 409,
  'sheet.forbidden': 403,
  'sheet_import.unknown': 404,
  'sheet_import.undone': 409,
  /** Some of the data changed since, so the import cannot be undone. */
  'sheet_import.moved': 409,
} as const satisfies RefusalCatalogue;

const sheetText = z.string().min(1).max(LONGEST_SHEET);
/** A sheet as text, or as a workbook of a spreadsheet (XLSX), which is read as its text. */
export const sheetInput = z.union([
  z.object({ text: sheetText }),
  z.object({ workbook: z.base64().min(1).max(LARGEST_WORKBOOK) }),
]);
export type SheetInput = z.infer<typeof sheetInput>;
/** The sheet to apply, as it was previewed. */
export const newSheetImport = z.object({
  text: sheetText,
  /** Of the preview. */
  version: z.string().max(64),
  /** The sender confirmed unusual values. */
  confirmed: z.boolean().default(false),
});

/** Preview of a sheet: its invalid lines, and those that change something. */
export const sheetPreviewShape = z.object({
  '@type': z.literal('SheetPreview'),
  kind: z.enum(SHEET_KINDS),
  /** The sheet as text, as it is sent to be applied. */
  text: z.string(),
  missing: z.array(z.string()),
  /** Lines that change nothing. */
  same: z.int(),
  lines: z.array(
    z.object({
      line: z.int(),
      key: z.string(),
      name: z.string().nullable(),
      /** The column, when one cell is wrong, and what is wrong with it. */
      problem: z.object({ column: z.string().nullable(), code: z.string() }).nullable(),
      /** By how many whole percent a price moves; `unusual` asks to be confirmed. */
      note: z.object({ code: z.enum(['moves', 'unusual']), percent: z.int() }).nullable(),
      changes: z.array(
        z.object({
          column: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
        }),
      ),
    }),
  ),
  version: z.string(),
});
export type SheetPreviewShape = z.infer<typeof sheetPreviewShape>;

/** One page of the rows of a kind as they are now, for a grid. */
export const sheetRowsShape = z.object({
  '@type': z.literal('SheetRows'),
  kind: z.enum(SHEET_KINDS),
  /** Columns that identify a row. */
  keys: z.array(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      /** `flag` holds `oui` or `non`; `figure` a number as it is typed in France. */
      holds: z.enum(['text', 'long_text', 'figure', 'flag']),
    }),
  ),
  rows: z.array(
    z.object({
      /** Cells of the key columns, in their order. */
      key: z.array(z.string()),
      name: z.string(),
      cells: z.record(z.string(), z.string()),
    }),
  ),
  /** Rows that match, on all pages. */
  total: z.int(),
});
export type SheetRowsShape = z.infer<typeof sheetRowsShape>;

/** A sheet that was applied. */
export const sheetImportShape = z.object({
  '@type': z.literal('SheetImport'),
  id: z.int(),
  by: z.string(),
  at: z.string(),
  lines: z.int(),
  undoneAt: z.string().nullable(),
});
export type SheetImportShape = z.infer<typeof sheetImportShape>;
