import type { SheetRow } from '#kit/read-sheet.ts';
import type { Permission } from '#modules/staff/rules/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { CheckedRow } from '../rules/index.ts';
import type { AppliedLine } from './tables.ts';

/** What is known of things by their key: their cells now, and how they are called. */
export type Present = ReadonlyMap<
  string,
  { name: string; cells: Readonly<Record<string, string>> }
>;

/** One kind of sheet: everything that sets it apart from the others. */
export interface SheetKind {
  /** What somebody needs besides to read and apply it. */
  permission: Permission;
  file: string;
  /** The column that says what a row is about. */
  key: string;
  /** Columns that are read back. */
  columns: readonly string[];
  /** Whether rows may begin what is not there, and end what is. */
  isOpen: boolean;
  /** Cells of these things now, or of all. */
  read: (db: Db | Tx, keys: readonly string[] | null) => Promise<Present>;
  /** Judges rows, each beside what is there now. */
  check: (db: Db | Tx, rows: readonly SheetRow[], present: Present) => Promise<CheckedRow[]>;
  /** Does what the lines say, by the commands that do the same one by one. */
  apply: (work: UnitOfWork, by: string, lines: readonly AppliedLine[]) => Promise<void>;
}
