import type { SheetRow } from '#kit/read-sheet.ts';
import type { Db, Reader, Tx, UnitOfWork } from '#registry/schema.ts';
import type { CheckedRow } from '../rules/index.ts';
import type { AppliedLine } from './tables.ts';

/** Current rows by key: their cells and their name. */
export type Present = ReadonlyMap<
  string,
  {
    name: string;
    cells: Readonly<Record<string, string>>;
    /** Cells of the columns that are not imported; by default, the name. */
    notes?: readonly (string | number)[];
  }
>;

/** Definition of a kind of sheet. */
export interface SheetKind {
  /** Name of its file, without extension. */
  file: string;
  /** Key columns, which together identify a row. */
  key: readonly string[];
  /** Columns that are imported. */
  columns: readonly string[];
  /** Those with numbers, which a workbook stores as numbers. */
  figures?: readonly string[];
  /** Columns that hold `oui` or `non`. */
  flags?: readonly string[];
  /** Columns of sentences rather than words. */
  longTexts?: readonly string[];
  /** Columns for readers, which are not imported; by default, one with the name. */
  notes?: readonly string[];
  /** Whether rows may create and delete things. */
  isOpen: boolean;
  /** Current rows with these keys, or all rows, as of a civil day. */
  read: (db: Reader, keys: readonly string[] | null, today: Temporal.PlainDate) => Promise<Present>;
  /** Checks rows against the current data. */
  check: (
    db: Db | Tx,
    rows: readonly SheetRow[],
    present: Present,
    today: Temporal.PlainDate,
  ) => Promise<CheckedRow[]>;
  /** Applies the lines, with the same commands as the forms for single changes. */
  apply: (work: UnitOfWork, by: string, lines: readonly AppliedLine[]) => Promise<void>;
}

/** The key of a row: its key columns, separated by a space. */
export const keyOf = ({ key }: SheetKind, cells: Readonly<Record<string, string>>): string =>
  key.map((column) => cells[column] ?? '').join(' ');

/** The key columns of a key. */
export const cellsOfKey = ({ key }: SheetKind, text: string): readonly string[] =>
  key.length === 1 ? [text] : text.split(' ');
