import type { SheetRow } from '#kit/read-sheet.ts';
import type { Db, Reader, Tx, UnitOfWork } from '#registry/schema.ts';
import type { CheckedRow } from '../rules/index.ts';
import type { AppliedLine } from './tables.ts';

/** What is known of things by their key: their cells now, and how they are called. */
export type Present = ReadonlyMap<
  string,
  {
    name: string;
    cells: Readonly<Record<string, string>>;
    /** Of the columns that are not read back; its name, where the kind says nothing of them. */
    notes?: readonly (string | number)[];
  }
>;

/** One kind of sheet: everything that sets it apart from the others. */
export interface SheetKind {
  /** What its file is called, without its ending. */
  file: string;
  /** The columns that together say what a row is about. */
  key: readonly string[];
  /** Columns that are read back. */
  columns: readonly string[];
  /** Those of them that hold figures, which a workbook calculates with. */
  figures?: readonly string[];
  /** Columns that hold `oui` or `non`. */
  flags?: readonly string[];
  /** Columns of sentences rather than words. */
  longTexts?: readonly string[];
  /** Columns for who reads it, which are not read back; one with the name of each, where it says nothing of them. */
  notes?: readonly string[];
  /** Whether rows may begin what is not there, and end what is. */
  isOpen: boolean;
  /** Cells of these things now, or of all; on a civil day. */
  read: (db: Reader, keys: readonly string[] | null, today: Temporal.PlainDate) => Promise<Present>;
  /** Judges rows, each beside what is there now. */
  check: (
    db: Db | Tx,
    rows: readonly SheetRow[],
    present: Present,
    today: Temporal.PlainDate,
  ) => Promise<CheckedRow[]>;
  /** Does what the lines say, by the commands that do the same one by one. */
  apply: (work: UnitOfWork, by: string, lines: readonly AppliedLine[]) => Promise<void>;
}

/** What a row is about: its key columns, set apart by a space. */
export const keyOf = ({ key }: SheetKind, cells: Readonly<Record<string, string>>): string =>
  key.map((column) => cells[column] ?? '').join(' ');

/** The key columns of what a key names. */
export const cellsOfKey = ({ key }: SheetKind, text: string): readonly string[] =>
  key.length === 1 ? [text] : text.split(' ');
