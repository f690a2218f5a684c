import type { Generated, GeneratedAlways } from 'kysely';
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
  /** Number of the newest version. */
  version: Generated<number>;
  /** The one pages show; null: none. */
  published_version: number | null;
  /** When a version goes on the pages, and which one; both or neither. */
  publish_at: Generated<Date | null>;
  publish_number: Generated<number | null>;
  /** When it leaves them. */
  withdraw_at: Generated<Date | null>;
}

export interface ContentVersionsTable {
  entry_id: number;
  number: number;
  /** Written and read as text. */
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
