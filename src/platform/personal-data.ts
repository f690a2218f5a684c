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

/**
 * What one module knows of a person: how it is handed out, how it is forgotten, what forbids to
 * forget it now. Listed in `src/registry/personal-data.ts`; everything runs in one transaction.
 */
export interface PersonalData<DB, E = PlatformEvents> {
  /** Tables of the module that name a person: a test compares them with the database. */
  tables: readonly string[];
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
