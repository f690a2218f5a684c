import type { Generated } from 'kysely';
import type { EntryType } from '../contracts.ts';

export interface EntriesTable {
  id: Generated<number>;
  type: EntryType;
  slug: string;
  locale: string;
  /** Written and read as text: see `queries.ts`. */
  document: string;
  words: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
}

export interface ContentTables {
  entries: EntriesTable;
}
