import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { FoundKind } from '../rules/index.ts';

/** Written only by triggers (migration 0417). */
export interface TeamDocumentsTable {
  kind: FoundKind;
  ref: string;
  key: string;
  title: string;
  heads: string;
  others: string;
  codes: string[];
  numbers: string[];
  open_text: string | null;
  facts: JSONColumnType<Record<string, unknown>>;
  at: Date | null;
  /** A `tsvector` as text; the second one contains only words that identify nobody. */
  words: GeneratedAlways<string>;
  open_words: GeneratedAlways<string | null>;
}

export interface TeamSearchTables {
  team_documents: TeamDocumentsTable;
}
