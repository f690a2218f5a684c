import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StoredIndex, SynonymTerms } from '../rules/index.ts';

export interface SearchRecordsTable {
  index_name: StoredIndex;
  object_id: string;
  channel_code: string;
  source_id: number;
  labels: string;
  title: string;
  head: string;
  body: string;
  facets: JSONColumnType<Record<string, string[]>>;
  numbers: JSONColumnType<Record<string, number>>;
  popularity: number;
  record: JSONColumnType<Record<string, unknown>>;
  /** Words and stems of these texts, a `tsvector` as text. */
  words: GeneratedAlways<string>;
  /** The same without those of the text alone. */
  words_above: GeneratedAlways<string>;
}

export interface SearchTermsTable {
  /** Name of an index, or empty for synonyms. */
  index_name: StoredIndex | SynonymTerms;
  word: string;
  initial: GeneratedAlways<string>;
  /** Length of the word. */
  size: GeneratedAlways<number>;
}

export interface SearchSynonymsTable {
  id: GeneratedAlways<number>;
  typed: string;
  meant: string;
  begins: string[];
  language: Generated<'fr' | 'nl'>;
  changed_at: Generated<Date>;
}

/** Products put first for a query. */
export interface SearchPinsTable {
  id: GeneratedAlways<number>;
  language: Generated<'fr' | 'nl'>;
  /** Comma-separated expressions, as the team typed them. */
  typed: string;
  /** The same, as queries are compared. */
  queries: string[];
  /** Codes of products, in order. */
  products: string[];
  is_on: Generated<boolean>;
  /** Last civil day; null: no end. */
  ends_on: string | null;
  changed_at: Generated<Date>;
}

export interface SearchTables {
  search_pins: SearchPinsTable;
  search_synonyms: SearchSynonymsTable;
  search_terms: SearchTermsTable;
  search_records: SearchRecordsTable;
}
