import type { GeneratedAlways } from 'kysely';

export interface SettingChangesTable {
  id: GeneratedAlways<number>;
  name: string;
  /** As the environment would write it; null: what the environment says. */
  value: string | null;
  /** What it said when this was decided, of which only what differs is changed; null: the value as a whole. */
  base: string | null;
  /** First civil day it holds. */
  applies_on: string;
  staff_id: number;
  decided_at: Date;
  withdrawn_at: Date | null;
}

export interface SettingsTables {
  setting_changes: SettingChangesTable;
}
