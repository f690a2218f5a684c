import type { JSONColumnType } from 'kysely';
import type { IndexName } from '../contracts.ts';

export interface SearchRecordsTable {
  index_name: IndexName;
  object_id: string;
  channel_code: string;
  source_id: number;
  title: string;
  head: string;
  body: string;
  facets: JSONColumnType<Record<string, string[]>>;
  numbers: JSONColumnType<Record<string, number>>;
  popularity: number;
  record: JSONColumnType<Record<string, unknown>>;
}

export interface SearchTables {
  search_records: SearchRecordsTable;
}
