import type { PlatformEvents } from './jobs.ts';
import type { AppContext, UnitOfWork } from './unit-of-work.ts';

/** Whose data. `email` is proven to be theirs; `formerEmails` were theirs, or so they said. */
export interface Person {
  customerId: number;
  email: string;
  formerEmails: readonly string[];
}

/** A file of the archive a person takes with them; `name` may hold folders. */
export interface ExportedFile {
  name: string;
  content: Uint8Array | string;
}

/** A column that says whose a row is, and what becomes of the row when its account becomes one with another. */
export interface OwnedRows {
  table: string;
  column: string;
  merge: 'moves' | 'ends';
}

/** Rows of these tables, named by this column, go over to the account that goes on. */
export const moving = (column: string, ...tables: readonly string[]): readonly OwnedRows[] =>
  tables.map((table) => ({ table, column, merge: 'moves' }));

/** Rows of these tables open or serve one account alone, and end with it. */
export const ending = (column: string, ...tables: readonly string[]): readonly OwnedRows[] =>
  tables.map((table) => ({ table, column, merge: 'ends' }));

/** Two accounts of one person, by their numbers: `from` is given up, `to` goes on. */
export interface AccountMerge {
  from: number;
  to: number;
}

/**
 * What one module knows of a person: how it is handed out, how it is forgotten, what forbids to
 * forget it now. Listed in `src/registry/personal-data.ts`; everything runs in one transaction.
 */
export interface PersonalData<DB, E = PlatformEvents> {
  /** Tables of the module that name a person: a test compares them with the database. */
  tables: readonly string[];
  /** Columns of these and other tables that say whose a row is: a test compares them with the database. */
  owned?: readonly OwnedRows[];
  /** Why two accounts cannot become one now, as a refusal code; asked for both. */
  findMergeObstacle?(work: UnitOfWork<DB, E>, customerId: number): Promise<string | null>;
  /** Removes what one account cannot have twice, before what is left of `from` goes over to `to`. */
  settleMerge?(work: UnitOfWork<DB, E>, merge: AccountMerge): Promise<void>;
  /** Why the account must stay for now, as a refusal code. Locks what it judges. */
  findObstacle?(work: UnitOfWork<DB, E>, customerId: number): Promise<string | null>;
  listFormerEmails?(work: UnitOfWork<DB, E>, customerId: number): Promise<readonly string[]>;
  exportFiles?(appContext: AppContext<DB, E>, customerId: number): Promise<readonly ExportedFile[]>;
  erase(work: UnitOfWork<DB, E>, person: Person): Promise<void>;
}

/** A file of readable JSON. */
export const jsonFile = (name: string, content: unknown): ExportedFile => ({
  name: `${name}.json`,
  content: `${JSON.stringify(content, null, 2)}\n`,
});
