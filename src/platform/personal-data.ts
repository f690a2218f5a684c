import type { PlatformEvents } from './jobs.ts';
import type { AppContext, UnitOfWork } from './unit-of-work.ts';

/** The person the data belongs to. `email` is verified; `formerEmails` were verified or claimed. */
export interface Person {
  customerId: number;
  email: string;
  formerEmails: readonly string[];
}

/** A file of a data export; `name` may contain folders. */
export interface ExportedFile {
  name: string;
  content: Uint8Array | string;
}

/** A column that identifies the owner of a row, and what happens to the row when two accounts are merged. */
export interface OwnedRows {
  table: string;
  column: string;
  merge: 'moves' | 'ends';
}

/** Rows of these tables, by this column, are transferred to the remaining account. */
export const moving = (column: string, ...tables: readonly string[]): readonly OwnedRows[] =>
  tables.map((table) => ({ table, column, merge: 'moves' }));

/** Rows of these tables only serve the account that is given up, and are deleted with it. */
export const ending = (column: string, ...tables: readonly string[]): readonly OwnedRows[] =>
  tables.map((table) => ({ table, column, merge: 'ends' }));

/** A merge of two accounts of one person, by customer id: `from` is given up, `to` remains. */
export interface AccountMerge {
  from: number;
  to: number;
}

/**
 * What one module stores about a person: how it is exported, how it is erased, and what prevents
 * erasing it now. Listed in `src/registry/personal-data.ts`; everything runs in one transaction.
 */
export interface PersonalData<DB, E = PlatformEvents> {
  /** Tables of the module that name a person: a test compares them with the database. */
  tables: readonly string[];
  /**
   * Columns of these and other tables that identify the owner of a row: a test compares them with
   * the database.
   */
  owned?: readonly OwnedRows[];
  /** The refusal code if the account cannot be merged now; called for both accounts. */
  findMergeObstacle?(work: UnitOfWork<DB, E>, customerId: number): Promise<string | null>;
  /**
   * Removes rows one account cannot have twice, before the rest of `from` is transferred to `to`.
   */
  settleMerge?(work: UnitOfWork<DB, E>, merge: AccountMerge): Promise<void>;
  /** The refusal code if the account cannot be erased now. Locks the rows it checks. */
  findObstacle?(work: UnitOfWork<DB, E>, customerId: number): Promise<string | null>;
  listFormerEmails?(work: UnitOfWork<DB, E>, customerId: number): Promise<readonly string[]>;
  exportFiles?(appContext: AppContext<DB, E>, customerId: number): Promise<readonly ExportedFile[]>;
  erase(work: UnitOfWork<DB, E>, person: Person): Promise<void>;
}

/** An exported file of indented JSON. */
export const jsonFile = (name: string, content: unknown): ExportedFile => ({
  name: `${name}.json`,
  content: `${JSON.stringify(content, null, 2)}\n`,
});
