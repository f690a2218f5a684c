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
  /** Number of the newest version. */
  version: Generated<number>;
  /** The one pages show; null: none. */
  published_version: number | null;
}

export interface ContentVersionsTable {
  entry_id: number;
  number: number;
  /** Written and read as text. */
  source: string;
  saved_at: Date;
  saved_by: string | null;
  published_at: Date | null;
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
  content_versions: ContentVersionsTable;
  entries: EntriesTable;
  route_rules: RouteRulesTable;
}
