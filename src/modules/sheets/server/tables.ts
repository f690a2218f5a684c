import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { SheetKindName } from '../rules/index.ts';

/** What a line changed; `before` is null for something new, `after` is null for something deleted. */
export interface AppliedLine {
  key: string;
  before: Record<string, string> | null;
  after: Record<string, string> | null;
}

export interface SheetImportsTable {
  id: GeneratedAlways<number>;
  kind: SheetKindName;
  lines: JSONColumnType<AppliedLine[], string, never>;
  staff_name: string;
  applied_at: Date;
  undone_at: Date | null;
}

export interface SheetsTables {
  sheet_imports: SheetImportsTable;
}
