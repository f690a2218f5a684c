import type { Generated, GeneratedAlways } from 'kysely';
import type { EntryType } from '../contracts.ts';

export interface EntriesTable {
  id: Generated<number>;
  type: EntryType;
  slug: string;
  locale: string;
  /** JSON written and read as text: see `queries.ts`. */
  document: string;
  words: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date | null;
  /** Number of the latest version. */
  version: Generated<number>;
  /** Number of the published version; null: none. */
  published_version: number | null;
  /** Scheduled publication and its version; both or neither. */
  publish_at: Generated<Date | null>;
  publish_number: Generated<number | null>;
  /** Scheduled withdrawal. */
  withdraw_at: Generated<Date | null>;
}

export interface ContentVersionsTable {
  entry_id: number;
  number: number;
  /** JSON written and read as text. */
  source: string;
  saved_at: Date;
  saved_by: string | null;
  saved_by_staff: Generated<number | null>;
  published_at: Date | null;
}

export interface ContentReviewsTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  number: number;
  requested_by: number;
  requested_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  outcome: 'approved' | 'returned' | 'taken_back' | null;
  comment: string | null;
}

export interface RouteRulesTable {
  path: string;
  redirect_to: string | null;
  status_code: 301 | 302 | 307 | 308 | null;
  app_middleware: string[];
  indexed: boolean;
  cache_seconds: number;
}

export interface ContentTables {
  content_reviews: ContentReviewsTable;
  content_versions: ContentVersionsTable;
  entries: EntriesTable;
  route_rules: RouteRulesTable;
}
