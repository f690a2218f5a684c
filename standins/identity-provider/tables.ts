import type { ColumnType } from 'kysely';

type Json = Record<string, unknown>;

export interface StandinIdentityEntriesTable {
  model: string;
  id: string;
  payload: ColumnType<Json, string, string>;
  grant_id: string | null;
  uid: string | null;
  expires_at: Date | null;
}

export interface IdentityProviderTables {
  standin_identity_entries: StandinIdentityEntriesTable;
}
