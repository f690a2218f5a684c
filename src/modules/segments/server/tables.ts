import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Rules } from '../rules/index.ts';

export interface SegmentsTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  name: string;
  rules: JSONColumnType<Rules, string, string>;
  written_by: string;
  updated_at: Date;
}

export interface SegmentsTables {
  segments: SegmentsTable;
}
