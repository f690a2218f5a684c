import type { GeneratedAlways } from 'kysely';

export interface SettingChangesTable {
  id: GeneratedAlways<number>;
  name: string;
  /** In the notation of environment variables; null for the environment's value. */
  value: string | null;
  /** The value it was changed from: only the differences apply. Null when the value replaces everything. */
  base: string | null;
  /** First civil day of the value. */
  applies_on: string;
  staff_id: number;
  decided_at: Date;
  withdrawn_at: Date | null;
}

export interface SettingsTables {
  setting_changes: SettingChangesTable;
}
